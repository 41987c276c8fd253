"""A number with its neighbours, by however many on each side."""

from collections.abc import Iterator

from django.utils.translation import gettext_lazy as _

from games.core.facts import Money
from games.roulette.called import CalledBet
from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from games.roulette.stakes import Stake
from games.roulette.wheel import POCKETS, neighbours
from training.drills.kit.chance import Chance
from training.drills.kit.items import Given, Item, Part, PartKind, Phrase, Step, Value
from training.drills.kit.mistakes import Mistake, told_apart
from training.drills.kit.rules import holds
from training.drills.kit.skill import skill
from training.drills.kit.worked import added
from training.drills.roulette.common import number_scene
from training.drills.roulette.mistakes import BOTH_SIDES_COUNTED, MIDDLE_FORGOTTEN, NEIGHBOURS_BY_NUMBER

NAME = "neighbours"
_UNITS = (500, 1000, 2000, 5000)
# For each level the fewest and the most neighbours on each side.
_REACH = {1: (1, 2), 2: (3, 4), 3: (5, len(POCKETS) // 4), 4: (1, 4)}


def _part(slug: str, kind: PartKind, value: int, *more: Clause, steps: tuple[Step, ...] = ()) -> Part:
    return Part(slug, kind, Phrase(f"{NAME}.{slug}"), value, (Clause.CALLED_NEIGHBOURS, *more), worked=steps)


def _ask(number: int, reach: int, unit: int) -> Item:
    bet, arc = CalledBet.parse(f"neighbours:{number}:{reach}"), neighbours(number, reach)
    chips = added((2, reach), 1)
    total = chips, added((bet.chips, Money(unit)))
    parts = (
        _part("first", PartKind.NUMBER, arc[0], Clause.WHEEL),
        _part("last", PartKind.NUMBER, arc[-1], Clause.WHEEL),
        _part("chips", PartKind.NUMBER, bet.chips, steps=(chips,)),
        _part("total", PartKind.MONEY, Stake(bet, unit).total, Clause.CALLED_SUM, steps=total),
    )
    said: dict[str, Value] = {"bet": {"bet": bet.key}, "unit": {"money": unit}}
    question, scene = Phrase("neighbours.ask", said), number_scene(number)
    return Item(question, parts, scene, mistakes=lambda: told_apart(parts, _mistaken(number, reach, unit)))


def _mistaken(number: int, reach: int, unit: int) -> Iterator[tuple[Mistake, Given]]:
    """Yield what is called by mistake: the numbers below and above, or the neighbours without the number itself."""
    pockets = len(POCKETS)
    yield NEIGHBOURS_BY_NUMBER, {"first": (number - reach) % pockets, "last": (number + reach) % pockets}
    yield MIDDLE_FORGOTTEN, {"chips": 2 * reach, "total": 2 * reach * unit}


def _ask_middle(number: int, reach: int) -> Item:
    arc = neighbours(number, reach)
    parts = (
        _part("middle", PartKind.NUMBER, number, Clause.WHEEL),
        _part("reach", PartKind.NUMBER, reach),
    )
    ends = arc[0], arc[-1]
    question = Phrase("neighbours.ask-middle", {"first": ends[0], "last": ends[1]})
    return Item(question, parts, mistakes=lambda: told_apart(parts, _middle_mistaken(ends, reach)))


def _middle_mistaken(ends: tuple[int, int], reach: int) -> Iterator[tuple[Mistake, Given]]:
    """Yield what is called by mistake for the numbers from one end to the other: the one half way between them as
    numbers, or both sides counted together."""
    first, last = sorted(ends)
    if (last - first) % 2 == 0:
        yield NEIGHBOURS_BY_NUMBER, {"middle": (first + last) // 2, "reach": (last - first) // 2}
    yield BOTH_SIDES_COUNTED, {"reach": 2 * reach}


@skill(
    NAME,
    engine="roulette",
    version=1,
    title=_("A number and its neighbours"),
    about=_("A number with its neighbours on each side: where the bet ends on the wheel, and how many chips it takes."),
    levels=(
        _("One or two on each side"),
        _("Three or four on each side"),
        _("Five or more on each side"),
        _("From the ends to the middle number"),
    ),
    texts={
        # Translators: {bet} is the name of a called bet, {unit} the value of one chip.
        "neighbours.ask": _(
            "A player calls: “{bet}, in chips of {unit}.” Which numbers are at its ends on the"
            " wheel, and what does it cost?"
        ),
        "neighbours.first": _("The last number anticlockwise"),
        "neighbours.last": _("The last number clockwise"),
        "neighbours.chips": _("Chips to place"),
        "neighbours.total": _("Total stake"),
        "neighbours.ask-middle": _(
            "A player wants every number on the wheel from {first} clockwise to {last}. What is the call?"
        ),
        "neighbours.middle": _("The number in the middle"),
        "neighbours.reach": _("Neighbours on each side"),
    },
    fits=lambda rules, _level: holds(rules, Clause.CALLED_NEIGHBOURS),
)
def generator(chance: Chance, level: int, _rules: Ruleset) -> Item:
    number, reach = chance.pick(POCKETS), chance.between(*_REACH[level])
    return _ask_middle(number, reach) if level == 4 else _ask(number, reach, chance.pick(_UNITS))
