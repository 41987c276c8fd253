"""Chips changed into smaller ones, written in groups and counted aloud."""

from collections.abc import Iterator

from django.utils.translation import gettext_lazy as _

from games.core.facts import Money
from games.core.money import plain_money
from games.roulette.clauses import Clause
from games.roulette.counting import change
from games.roulette.rulesets import Ruleset
from training.drills.kit.chance import Chance
from training.drills.kit.items import Given, Item, Part, PartKind, Phrase, Value
from training.drills.kit.mistakes import Mistake, told_apart
from training.drills.kit.rules import holds
from training.drills.kit.skill import skill
from training.drills.kit.worked import Over, added, leading_to
from training.drills.roulette.mistakes import GROUPS_AS_STACKS, LAST_GROUP_LEFT_OUT

NAME = "change"

# For each level: values of the chips that are asked for, and the fewest and the most of them, in cents and chips.
_LEVELS = {
    1: ((200, 500, 1000, 2000), (2, 8)),
    2: ((200, 500, 1000, 2000, 5000), (7, 40)),
}


def counted_out(rules: Ruleset, amount: int, value: int, level: int) -> tuple[Part, ...]:
    """Return what is asked of an amount changed into chips of that value: in whole groups, or with a smaller one."""
    group = rules.procedure["change_group"]
    changed = change(rules, amount, value)
    because = (Clause.CHANGE,)
    chips = added((Money(amount), Over(Money(value))))
    groups = added((changed.pieces.count // group, group), changed.rest)
    counted = [
        ("chips", PartKind.NUMBER, changed.pieces.count, (chips,)),
        ("groups", PartKind.NUMBER, len(changed.counted), leading_to(len(changed.counted), chips, groups)),
        ("said", PartKind.MONEY, changed.counted[1], (added((min(2 * group, changed.pieces.count), Money(value))),)),
    ]
    rest = [
        ("rest", PartKind.NUMBER, changed.rest, leading_to(changed.rest, chips, groups)),
        ("last", PartKind.MONEY, changed.counted[-1], (added((changed.pieces.count, Money(value))),)),
    ]
    return tuple(
        Part(slug, kind, Phrase(f"{NAME}.{slug}"), expected, because, worked=steps)
        for slug, kind, expected, steps in (counted if level == 1 else [*counted, *rest])
    )


@skill(
    NAME,
    engine="roulette",
    version=1,
    title=_("Changing chips"),
    about=_(
        "An amount in smaller chips: how many chips, in how many groups, and what the croupier calls while counting."
    ),
    levels=(_("In whole groups"), _("With a smaller group")),
    texts={
        # Translators: {amount} and {value} are amounts of money; {group} is how many chips are in a group.
        "change.ask": _(
            "Change {amount} into chips of {value}, set out in groups of {group, plural, one {#"
            " chip} other {# chips}}. Count aloud."
        ),
        "change.chips": _("Chips in total"),
        "change.groups": _("Number of groups, including the last one even if it is smaller"),
        "change.rest": _("Chips in the last group if it is smaller, otherwise 0"),
        "change.said": _("Amount called after the second group"),
        "change.last": _("Amount called at the end"),
    },
    fits=lambda rules, _level: holds(rules, Clause.CHANGE),
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    values, (fewest, most) = _LEVELS[level]
    value, count = chance.pick(values), chance.between(fewest, most)
    group = rules.procedure["change_group"]
    amount = value * (count * group if level == 1 else count)
    said: dict[str, Value] = {"amount": {"money": amount}, "value": {"money": value}, "group": group}
    parts = counted_out(rules, amount, value, level)
    return Item(
        Phrase("change.ask", said),
        parts,
        mistakes=lambda: told_apart(parts, change_miscounted(rules, amount, value, level)),
        calculator=("cut", {"change": plain_money(amount), "into": plain_money(value)}),
    )


def change_miscounted(rules: Ruleset, amount: int, value: int, level: int) -> Iterator[tuple[Mistake, Given]]:
    """Yield what is counted by mistake: by the stack instead of the group, or the whole groups alone."""
    count, group, stack = amount // value, rules.procedure["change_group"], rules.procedure.get("stack", 0)
    whole = count - count % group
    yield (
        LAST_GROUP_LEFT_OUT,
        {"chips": count, "groups": count // group, "rest": 0, "last": whole * value},
    )
    if stack and level == 2:  # at level 1 whole groups too often come to the same
        called = min(2 * stack, count) * value
        yield GROUPS_AS_STACKS, {"groups": -(-count // stack), "said": called, "rest": count % stack}
