"""The float at closing: what is over, what is short, what the cage brings or takes."""

from collections.abc import Iterator, Mapping, Sequence

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.core.facts import Money
from games.roulette.chips import FloatCount, float_count
from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from training.drills.kit.chance import Chance
from training.drills.kit.common import options
from training.drills.kit.items import Given, Item, Part, PartKind, Phrase, Step
from training.drills.kit.mistakes import Mistake, told_apart
from training.drills.kit.rules import holds
from training.drills.kit.skill import skill
from training.drills.kit.worked import added
from training.drills.roulette.mistakes import FLOAT_ADDED, FLOAT_THE_OTHER_WAY

NAME = "float"
_SIDES = options(NAME, ("over", "short"))


@skill(
    NAME,
    engine="roulette",
    version=2,
    title=_("Count the float"),
    about=_("Compare the closing count with the table’s float, and restore the float."),
    levels=(_("Two values"), _("Three values"), _("Four values")),
    texts={
        "float.ask": _(
            "The table closes with these chips. Which values are over or short, starting with the"
            " smallest, and what restores the float?"
        ),
        "float.way": _("What does the cash desk do?"),
        "float.brings": pgettext_lazy("the cage", "it brings chips"),
        "float.takes": pgettext_lazy("the cage", "it takes chips away"),
        "float.nothing": pgettext_lazy("the cage", "it does neither"),
        "float.amount": _("For what amount"),
        # Translators: {number} counts the differences that are asked, from 1.
        "float.chips": _("Difference {number}: value of the chips"),
        "float.value": _("Chips of {value}"),
        "float.side": _("Difference {number}: over or short"),
        "float.over": pgettext_lazy("chips", "over"),
        "float.short": pgettext_lazy("chips", "short"),
        "float.count": _("Difference {number}: number of chips"),
    },
    fits=lambda rules, _level: holds(rules, Clause.FLOAT),
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    values = sorted(rules.float)
    changed = chance.some(values[3:-2], 1 + level)
    counted = dict(rules.float)
    for value in changed:
        counted[value] += chance.pick([-1, 1]) * chance.between(1, min(9, counted[value]))
    count = float_count(rules, counted)
    way = "brings" if count.to_restore > 0 else "takes" if count.to_restore < 0 else "nothing"
    ways = options(NAME, ("brings", "takes", "nothing"))
    off = {value: (rules.float[value], counted[value]) for value in sorted(changed)}
    amount = Phrase("float.amount")
    parts = (
        *(
            part
            for number, (value, amounts) in enumerate(off.items(), 1)
            for part in _difference(number, value, amounts, values)
        ),
        Part("way", PartKind.CHOICE, Phrase("float.way"), way, (Clause.FLOAT,), ways),
        Part("amount", PartKind.MONEY, amount, abs(count.to_restore), (Clause.FLOAT,), worked=(_restored(count),)),
    )
    rows = [{"value": value, "float": rules.float[value], "counted": counted[value]} for value in values]
    scene = {"kind": "float", "rows": rows}
    return Item(Phrase("float.ask"), parts, scene, mistakes=lambda: told_apart(parts, _miscounted(parts, off)))


def _miscounted(parts: Sequence[Part], off: Mapping[int, tuple[int, int]]) -> Iterator[tuple[Mistake, Given]]:
    """Yield what is said of a float by mistake. `off` has by value how many chips are due and how many were counted."""
    other = {"over": "short", "short": "over", "brings": "takes", "takes": "brings"}
    turned = (part for part in parts if part.kind == PartKind.CHOICE)
    yield FLOAT_THE_OTHER_WAY, {part.slug: other.get(str(part.expected), part.expected) for part in turned}
    yield FLOAT_ADDED, {"amount": sum(abs(found - due) * value for value, (due, found) in off.items())}


def _restored(count: FloatCount) -> Step:
    """Return what is short and what is over held against each other."""
    short, over = ([(each.count, Money(each.value)) for each in some] for some in (count.short, count.over))
    return added(*short, less=over) if count.to_restore >= 0 else added(*over, less=short)


def _difference(number: int, value: int, amounts: tuple[int, int], values: Sequence[int]) -> tuple[Part, ...]:
    """Return what is asked of a value of which so many chips are in the float, and so many were counted."""
    due, found = amounts
    more, difference = found - due, added(max(amounts), less=[min(amounts)], about={"money": value})
    count = Phrase("float.count", {"number": number})
    which = Phrase("float.chips", {"number": number})
    chips = tuple((str(each), Phrase("float.value", {"value": {"money": each}})) for each in values)
    side = Phrase("float.side", {"number": number})
    return (
        Part(f"chips-{number}", PartKind.CHOICE, which, str(value), (Clause.FLOAT,), chips),
        Part(f"count-{number}", PartKind.NUMBER, count, abs(more), (Clause.FLOAT,), worked=(difference,)),
        Part(f"side-{number}", PartKind.CHOICE, side, "over" if more > 0 else "short", (Clause.FLOAT,), _SIDES),
    )
