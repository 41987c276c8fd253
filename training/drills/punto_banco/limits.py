"""The limits of a table: what it takes, what plays, and what goes back."""

from collections.abc import Sequence
from dataclasses import replace

from django.utils.translation import gettext_lazy as _

from games.core.facts import Money
from games.punto_banco.bets import Bet
from games.punto_banco.clauses import Clause
from games.punto_banco.rulesets import Ruleset
from games.punto_banco.settlement import Line, settle_coup
from games.punto_banco.stakes import Stake, problems
from training.drills.kit.chance import Chance
from training.drills.kit.common import options
from training.drills.kit.house_limits import just_below, limited_in, own_or_usual
from training.drills.kit.items import Item, Part, PartKind, Phrase, Value
from training.drills.kit.mistakes import confused
from training.drills.kit.skill import skill
from training.drills.kit.worked import added, added_up, chosen, explained, within
from training.drills.punto_banco.laid import coup_ending, line_paid
from training.drills.punto_banco.mistakes import MAXIMUM_NOT_CUT

NAME = "punto-banco-limits"


def _limited(chance: Chance, rules: Ruleset) -> tuple[Ruleset, Bet, int, int]:
    """Return the house with limits for one bet, that bet, its minimum and its maximum in cents: the house's own, else
    such as tables have."""
    bet = chance.pick(limited_in(rules, list(Bet)) or list(Bet))
    minimum, maximum = own_or_usual(chance, rules, bet, (1000, 2000, 5000))
    return replace(rules, minimum={bet: minimum}, maximum={bet: maximum}), bet, minimum, maximum


def _accepted(chance: Chance, rules: Ruleset) -> Item:
    rules, bet, minimum, maximum = _limited(chance, rules)
    amounts = [
        just_below(minimum),
        chance.between(2, 10) * minimum,
        maximum + chance.between(1, 5) * minimum,
    ]
    offered, coup = options(NAME, ("refused", "whole", "part")), coup_ending(chance, bet)
    parts = []
    for place, amount in enumerate(chance.shuffled(amounts), start=1):
        stake = Stake(bet, amount)
        if list(problems(rules, [stake])):
            does, clause = "refused", Clause.MINIMUM
        else:
            over = any(line.result == "excess" for line in settle_coup(rules, coup, [stake]).lines)
            does, clause = ("part", Clause.MAXIMUM) if over else ("whole", Clause.MINIMUM)
        label = Phrase(f"{NAME}.stake", {"stake": {"money": amount}})
        steps = (*within(minimum, maximum, amount), chosen(offered, does))
        parts.append(Part(f"stake-{place}", PartKind.CHOICE, label, does, (clause,), offered, steps))
    said: dict[str, Value] = {
        "bet": {"say": f"{NAME}.{bet.value}"},
        "minimum": {"money": minimum},
        "maximum": {"money": maximum},
    }
    return Item(Phrase(f"{NAME}.ask", said), tuple(parts))


def _plays(chance: Chance, rules: Ruleset) -> Item:
    """Return two stakes of one player that are more than the maximum together."""
    rules, bet, minimum, maximum = _limited(chance, rules)
    first = chance.between(2, 19) * minimum
    second = max(maximum - first, minimum) + chance.between(1, 8) * minimum
    coup, stakes = coup_ending(chance, bet), [Stake(bet, first), Stake(bet, second)]
    lines = settle_coup(rules, coup, stakes).lines
    won = added_up((line_paid(line) for line in lines if line.winnings), of_money=True)
    over = added(Money(first), Money(second), less=[Money(maximum)])
    parts = explained(_paid_and_excess(lines), {"paid": won, "excess": (over,)})
    unlimited = replace(rules, maximum={})
    mistakes = confused(
        parts, _paid_and_excess, lambda: [(MAXIMUM_NOT_CUT, settle_coup(unlimited, coup, stakes).lines)]
    )
    said: dict[str, Value] = {
        "bet": {"say": f"{NAME}.{bet.value}"},
        "maximum": {"money": maximum},
        "first": {"money": first},
        "second": {"money": second},
    }
    return Item(Phrase(f"{NAME}.ask-win", said), parts, mistakes=mistakes)


def _paid_and_excess(lines: Sequence[Line]) -> tuple[Part, ...]:
    because = tuple(dict.fromkeys(clause for line in lines for clause in line.because))
    excess = sum(line.returned for line in lines if line.result == "excess")
    return (
        Part("paid", PartKind.MONEY, Phrase(f"{NAME}.paid"), sum(line.winnings for line in lines), because),
        Part("excess", PartKind.MONEY, Phrase(f"{NAME}.excess"), excess, (Clause.MAXIMUM,)),
    )


@skill(
    NAME,
    engine="punto_banco",
    version=1,
    title=_("Limits of punto banco"),
    about=_("What the table accepts, and how much of a stake plays."),
    levels=(_("Minimum and maximum"), _("What plays")),
    texts={
        # Translators: {bet} is punto, banco or the tie.
        "punto-banco-limits.ask": _(
            "Bet: {bet}. The table takes from {minimum} to {maximum}. What happens to each of these stakes?"
        ),
        "punto-banco-limits.ask-win": _(
            "Bet: {bet}. The table takes up to {maximum}. A player bets {first}, then {second} more, and the bet wins."
        ),
        # Translators: names of bets that fill {bet} above.
        "punto-banco-limits.punto": _("punto"),
        "punto-banco-limits.banco": _("banco"),
        "punto-banco-limits.tie": _("the tie"),
        "punto-banco-limits.stake": _("A player bets {stake}"),
        "punto-banco-limits.refused": _("it is refused"),
        "punto-banco-limits.whole": _("all of it plays"),
        "punto-banco-limits.part": _("part of it plays"),
        "punto-banco-limits.paid": _("Winnings paid in total"),
        "punto-banco-limits.excess": _("Returned because it did not play"),
    },
    of_limits=True,
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    return _accepted(chance, rules) if level == 1 else _plays(chance, rules)
