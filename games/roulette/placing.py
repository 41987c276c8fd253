"""Paid to be placed (payé à placer): the bank holds an announcement beside the layout while the ball runs, and places
only the chips that win. It pays as if all its chips had lain."""

from collections.abc import Iterator, Mapping

from games.core.problems import Problem
from games.roulette.bets import Bet
from games.roulette.called import CalledBet, Placement
from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset

# Held by exception only: a house that does so has them among those of its ruleset that are placed later.
BY_EXCEPTION = frozenset({"orphelins", "nassa"})


def placed(bet: CalledBet, outcome: int) -> tuple[Placement, ...]:
    """Return the chips that the bank places once the ball has dropped; none where the result does not win."""
    return bet.winning(outcome)


def problems(rules: Ruleset, beside: Mapping[str, Bet | CalledBet]) -> Iterator[Problem]:
    """Yield every bet that may not be held beside the layout with those before it, each at its path."""
    in_front: str | None = None
    for path, bet in beside.items():
        if bet.key not in rules.placed_later:
            clause = Clause.PAID_TO_BE_PLACED if rules.placed_later else Clause.ONLY_ON_LAYOUT
            yield Problem("not_placed_later", path, {"bet": bet.key}, clause)
        elif in_front in (None, bet.key):
            in_front = bet.key
        else:
            yield Problem("one_kind_beside", path, {"bet": bet.key}, Clause.PAID_TO_BE_PLACED)
