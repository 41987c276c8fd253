"""What a croupier knows about a number without looking."""

from dataclasses import replace

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.roulette.clauses import Clause
from games.roulette.numbers import NumberFacts, number_facts
from games.roulette.rulesets import Ruleset
from games.roulette.wheel import ARCS, DOUBLE_ZERO, POCKET_NAMES, SINGLE_ZERO, Wheel, neighbours, pocket_name
from training.drills.kit.cells import Groups
from training.drills.kit.chance import Chance
from training.drills.kit.common import options
from training.drills.kit.items import Item, Part, PartKind, Phrase, Step, Value
from training.drills.kit.rules import holds
from training.drills.kit.skill import skill
from training.drills.kit.worked import added
from training.drills.roulette.answers import POCKET
from training.drills.roulette.common import named, number_scene, pocket_cells

NAME = "number-facts"
_DOORS = 5  # the level that asks sectors, not numbers
_SECTOR_CLAUSES = {
    "voisins": Clause.CALLED_VOISINS,
    "tiers": Clause.CALLED_TIERS,
    "orphelins": Clause.CALLED_ORPHELINS,
}
_ONE_DIGIT = 10  # a figure is less
# The neighbours that are asked, by pockets clockwise.
_STEPS = {"anticlockwise-2": -2, "anticlockwise": -1, "clockwise": 1, "clockwise-2": 2}
_TEXTS = {
    "number-facts.ask": _("What do you know about the number {number}?"),
    "number-facts.colour": _("Colour"),
    "number-facts.colour.red": pgettext_lazy("even chance", "rouge"),
    "number-facts.colour.black": pgettext_lazy("even chance", "noir"),
    "number-facts.colour.none": _("no colour"),
    "number-facts.parity": _("Even or odd"),
    "number-facts.parity.even": pgettext_lazy("even chance", "pair"),
    "number-facts.parity.odd": pgettext_lazy("even chance", "impair"),
    "number-facts.parity.none": pgettext_lazy("even or odd", "neither"),
    "number-facts.half": _("Low or high"),
    "number-facts.half.low": pgettext_lazy("even chance", "manque"),
    "number-facts.half.high": pgettext_lazy("even chance", "passe"),
    "number-facts.half.none": pgettext_lazy("low or high", "neither"),
    "number-facts.dozen": _("Dozen"),
    "number-facts.dozen.1": pgettext_lazy("dozen", "première"),
    "number-facts.dozen.2": pgettext_lazy("dozen", "moyenne"),
    "number-facts.dozen.3": pgettext_lazy("dozen", "dernière"),
    "number-facts.dozen.none": pgettext_lazy("dozen", "none"),
    "number-facts.column": _("Column: its last number, or 0 if there is no column"),
    "number-facts.sector": _("Sector"),
    "number-facts.sector.voisins": _("voisins du zéro"),
    "number-facts.sector.tiers": _("tiers du cylindre"),
    "number-facts.sector.orphelins": _("orphelins"),
    "number-facts.anticlockwise": _("Its neighbour on the wheel, anticlockwise"),
    "number-facts.clockwise": _("Its neighbour on the wheel, clockwise"),
    "number-facts.anticlockwise-2": _("Its second neighbour, anticlockwise"),
    "number-facts.clockwise-2": _("Its second neighbour, clockwise"),
    # Translators: {sector} is a sector of the wheel, such as voisins du zéro; its doors are the numbers at its ends.
    "number-facts.ask-doors": _(
        "Sector: {sector}. Take the part that contains {number}. What are its doors, clockwise?"
    ),
    "number-facts.first": _("Its first number"),
    "number-facts.last": _("Its last number"),
    "number-facts.outside-first": _("The number just before it"),
    "number-facts.outside-last": _("The number just after it"),
    # Translators: the heading above the zeros of a wheel, beside those of the three dozens.
    "number-facts.zeros": pgettext_lazy("numbers of the wheel", "Zero"),
    "number-facts.figure": _("Figure: add up the digits until one is left, or enter 0 if there is no figure"),
}


def _choice(slug: str, value: str | int | None, *names: str) -> Part:
    label = Phrase(f"{NAME}.{slug}")
    offered = options(f"{NAME}.{slug}", names)
    return Part(slug, PartKind.CHOICE, label, str(value or "none"), (Clause.NUMBER_FACTS,), offered)


def _number(slug: str, value: int | None, clause: Clause) -> Part:
    return Part(slug, PartKind.NUMBER, Phrase(f"{NAME}.{slug}"), value or 0, (clause,))


def _doors(chance: Chance) -> Item:
    name = chance.pick(tuple(ARCS))
    arc = chance.pick(ARCS[name])
    before = neighbours(arc[0], 1)[0]
    after = neighbours(arc[-1], 1)[-1]
    said: dict[str, Value] = {"sector": {"say": f"{NAME}.sector.{name}"}, "number": chance.pick(arc)}
    parts = (
        _number("first", arc[0], Clause.CALLED_DOORS),
        _number("last", arc[-1], Clause.CALLED_DOORS),
        _number("outside-first", before, Clause.CALLED_DOORS),
        _number("outside-last", after, Clause.CALLED_DOORS),
    )
    return Item(Phrase(f"{NAME}.ask-doors", said), parts)


def _facts(number: int) -> NumberFacts:
    """Return what is known of a number; a double zero has as little of it all as a zero."""
    return number_facts(0 if number == DOUBLE_ZERO else number)


def even_chances(number: int) -> tuple[Part, ...]:
    """Return the parts that ask for the colour, even or odd, and low or high."""
    facts = _facts(number)
    return (
        _choice("colour", facts.colour, "red", "black", "none"),
        _choice("parity", facts.parity, "even", "odd", "none"),
        _choice("half", facts.half, "low", "high", "none"),
    )


def _digits_added(number: int) -> tuple[Step, ...]:
    """Return the sums of digits that lead to the figure of a number."""
    steps = [added(*map(int, str(number)))]
    while int(steps[-1].comes_to) >= _ONE_DIGIT:
        steps.append(added(*map(int, str(steps[-1].comes_to))))
    return tuple(steps)


def _dozen_column(number: int, rules: Ruleset) -> tuple[Part, ...]:
    facts = _facts(number)
    figure = replace(_number("figure", facts.figure, Clause.CALLED_FIGURE), worked=_digits_added(number))
    return (
        _choice("colour", facts.colour, "red", "black", "none"),
        _choice("dozen", facts.dozen, "1", "2", "3", "none"),
        _number("column", facts.column, Clause.NUMBER_FACTS),
        *((figure,) if holds(rules, Clause.CALLED_FIGURE) else ()),
    )


def _sector(number: int) -> Part:
    sector = number_facts(number).sectors[0]
    label, offered = Phrase(f"{NAME}.sector"), options(f"{NAME}.sector", _SECTOR_CLAUSES)
    return Part("sector", PartKind.CHOICE, label, sector, (_SECTOR_CLAUSES[sector],), offered)


def _beside(wheel: Wheel, number: int, *steps: str) -> tuple[Part, ...]:
    """Return the neighbours of a number at these of `_STEPS`."""
    at, size = wheel.pockets.index(number), len(wheel.pockets)
    return tuple(_pocket(slug, wheel, wheel.pockets[(at + _STEPS[slug]) % size]) for slug in steps)


def _pocket(slug: str, wheel: Wheel, pocket: int) -> Part:
    """Return a pocket to be named: where there is a double zero, its number alone does not name each."""
    if wheel is SINGLE_ZERO:
        return _number(slug, pocket, Clause.WHEEL)
    because = (Clause.WHEEL, Clause.DOUBLE_ZERO)
    return Part(slug, POCKET, Phrase(f"{NAME}.{slug}"), pocket_name(pocket), because)


def _cells(rules: Ruleset, level: int) -> Groups | None:
    return None if level == _DOORS else pocket_cells(rules.wheel)


def _fits(rules: Ruleset, level: int) -> bool:
    needed = {3: _SECTOR_CLAUSES.values(), _DOORS: (Clause.CALLED_DOORS,)}
    return holds(rules, *needed.get(level, ()))


@skill(
    NAME,
    engine="roulette",
    version=2,
    title=_("Numbers by heart"),
    about=_("Colour, half, dozen, column, neighbours and sector of a number."),
    levels=(
        _("The even chances"),
        _("Dozen, column, figure"),
        _("Sector and neighbours"),
        _("Two neighbours on each side"),
        _("Doors of the sectors"),
    ),
    texts=_TEXTS,
    fits=_fits,
    grids=_cells,
)
def generator(chance: Chance, level: int, rules: Ruleset, cell: str = "") -> Item:
    if level == _DOORS:
        return _doors(chance)
    number = POCKET_NAMES[cell]
    if level == 1:
        parts = even_chances(number)
    elif level == 2:
        parts = _dozen_column(number, rules)
    elif level == 3:
        parts = (_sector(number), *_beside(rules.wheel, number, "anticlockwise", "clockwise"))
    else:
        parts = _beside(rules.wheel, number, *_STEPS)
    return Item(Phrase(f"{NAME}.ask", {"number": named(number)}), parts, number_scene(number))
