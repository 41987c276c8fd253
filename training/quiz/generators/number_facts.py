"""What a croupier knows about a number without looking."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.roulette.clauses import Clause
from games.roulette.numbers import number_facts
from games.roulette.rulesets import Ruleset
from games.roulette.wheel import ARCS, POCKETS, neighbours
from training.quiz.chance import Chance
from training.quiz.items import Generator, Item, Part, PartKind, Phrase, Value

NAME, VERSION = "number-facts", 1

_SECTOR_CLAUSES = {
    "voisins": Clause.CALLED_VOISINS,
    "tiers": Clause.CALLED_TIERS,
    "orphelins": Clause.CALLED_ORPHELINS,
}
_TEXTS = {
    "number-facts.ask": _("What do you know about the number {number}?"),
    "number-facts.colour": _("Colour"),
    "number-facts.colour.red": _("rouge"),
    "number-facts.colour.black": _("noir"),
    "number-facts.colour.none": _("no colour"),
    "number-facts.parity": _("Even or odd"),
    "number-facts.parity.even": _("pair"),
    "number-facts.parity.odd": _("impair"),
    "number-facts.parity.none": pgettext_lazy("even or odd", "neither"),
    "number-facts.half": _("Low or high"),
    "number-facts.half.low": _("manque"),
    "number-facts.half.high": _("passe"),
    "number-facts.half.none": pgettext_lazy("low or high", "neither"),
    "number-facts.dozen": _("Dozen"),
    "number-facts.dozen.1": _("première"),
    "number-facts.dozen.2": _("moyenne"),
    "number-facts.dozen.3": _("dernière"),
    "number-facts.dozen.none": pgettext_lazy("dozen", "none"),
    "number-facts.column": _("Column: the number at its foot; write 0 where there is none"),
    "number-facts.sector": _("Sector"),
    "number-facts.sector.voisins": _("voisins du zéro"),
    "number-facts.sector.tiers": _("tiers du cylindre"),
    "number-facts.sector.orphelins": _("orphelins"),
    "number-facts.anticlockwise": _("Neighbour before it on the wheel, against the clock"),
    "number-facts.clockwise": _("Neighbour after it on the wheel, with the clock"),
    "number-facts.anticlockwise-2": _("Second neighbour before it"),
    "number-facts.clockwise-2": _("Second neighbour after it"),
    "number-facts.ask-doors": _(
        "In the sector {sector}, take the part that holds {number}. What are its doors, clockwise?"
    ),
    "number-facts.first": _("Its first number"),
    "number-facts.last": _("Its last number"),
    "number-facts.outside-first": _("The number just before it"),
    "number-facts.outside-last": _("The number just after it"),
    "number-facts.figure": _("Figure: the number to which its digits add up; write 0 where there is none"),
}


def _choice(slug: str, value: str | int | None, *options: str) -> Part:
    return Part(
        slug,
        PartKind.CHOICE,
        Phrase(f"{NAME}.{slug}"),
        str(value or "none"),
        (Clause.NUMBER_FACTS,),
        tuple((option, Phrase(f"{NAME}.{slug}.{option}")) for option in options),
    )


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


def _draw(seed: str, level: int, _rules: Ruleset) -> Item:
    chance = Chance(NAME, VERSION, level, seed)
    if level == 5:
        return _doors(chance)
    facts = number_facts(chance.pick(POCKETS))
    before2, before, after, after2 = facts.neighbours
    sector = facts.sectors[0]
    parts = {
        1: (
            _choice("colour", facts.colour, "red", "black", "none"),
            _choice("parity", facts.parity, "even", "odd", "none"),
            _choice("half", facts.half, "low", "high", "none"),
        ),
        2: (
            _choice("colour", facts.colour, "red", "black", "none"),
            _choice("dozen", facts.dozen, "1", "2", "3", "none"),
            _number("column", facts.column, Clause.NUMBER_FACTS),
            _number("figure", facts.figure, Clause.CALLED_FIGURE),
        ),
        3: (
            Part(
                "sector",
                PartKind.CHOICE,
                Phrase(f"{NAME}.sector"),
                sector,
                (_SECTOR_CLAUSES[sector],),
                tuple((name, Phrase(f"{NAME}.sector.{name}")) for name in _SECTOR_CLAUSES),
            ),
            _number("anticlockwise", before, Clause.WHEEL),
            _number("clockwise", after, Clause.WHEEL),
        ),
        4: (
            _number("anticlockwise-2", before2, Clause.WHEEL),
            _number("anticlockwise", before, Clause.WHEEL),
            _number("clockwise", after, Clause.WHEEL),
            _number("clockwise-2", after2, Clause.WHEEL),
        ),
    }[level]
    return Item(Phrase(f"{NAME}.ask", {"number": facts.n}), parts, {"kind": "number", "number": facts.n})


generator = Generator(
    name=NAME,
    version=VERSION,
    title=_("Numbers by heart"),
    about=_("Colour, half, dozen, column, neighbours and sector of a number."),
    levels=(
        _("The even chances"),
        _("Dozen, column, figure"),
        _("Sector and neighbours"),
        _("Two on each side"),
        _("Doors of the sectors"),
    ),
    texts=_TEXTS,
    draw=_draw,
)
