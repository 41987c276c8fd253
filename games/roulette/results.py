"""What each result of the wheel would bring to the stakes that lie: all of them settled, one after the other."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from games.roulette.rulesets import Ruleset
from games.roulette.spin import Settlement, settle, settle_every
from games.roulette.stakes import Stake


@dataclass(frozen=True, slots=True)
class OutcomeTotal:
    """What results bring that bring the same, in cents; `outcomes` ascending.

    `won` comes from the bank; `back` is the part of the stakes that stays the player's, winning chips above all, and
    `held` the part that stays in prison at face value. `net` is what the player is better off by.
    """

    outcomes: tuple[int, ...]
    won: int
    back: int
    held: int
    net: int


def outcome_totals(rules: Ruleset, stakes: Sequence[Stake]) -> tuple[OutcomeTotal, ...]:
    """Return what every pocket of the wheel brings, in cents, by number. Raise Refused where a stake may not lie there.

    >>> from games.roulette.bets import Bet
    >>> from games.roulette.rulesets import ruleset
    >>> outcome_totals(ruleset("venice-french"), [Stake(Bet.parse("straight:17"), 1000)])[17].net
    35000
    """
    return tuple(map(_total, settle_every(rules, stakes)))


def outcome_total(rules: Ruleset, outcome: int, stakes: Sequence[Stake]) -> OutcomeTotal:
    """Return what one pocket of the wheel brings, in cents. Raise Refused where a stake may not lie there."""
    return _total(settle(rules, outcome, stakes))


def _total(settled: Settlement) -> OutcomeTotal:
    total = settled.total
    return OutcomeTotal((settled.outcome,), total.winnings, total.returned, total.held, total.net)


def grouped(every: Iterable[OutcomeTotal]) -> tuple[OutcomeTotal, ...]:
    """Return results that bring the same put together, the best for the player first."""

    def best_first(one: OutcomeTotal) -> tuple[int, int, int, int]:
        return -one.net, -one.won, -one.back, -one.held

    return tuple(
        OutcomeTotal(tuple(sorted(n for one in same for n in one.outcomes)), -won, -back, -held, -net)
        for (net, won, back, held), same in groupby(sorted(every, key=best_first), key=best_first)
    )
