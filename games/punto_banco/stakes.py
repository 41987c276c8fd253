"""Stakes on punto, banco and tie, and whether they may lie."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from games.core.money import show_money
from games.core.problems import Problem, Refused
from games.punto_banco.bets import Bet
from games.punto_banco.clauses import Clause
from games.punto_banco.rulesets import Ruleset


@dataclass(frozen=True, slots=True)
class Stake:
    """Cents of one player on one bet. Raises Refused when it is nothing."""

    bet: Bet
    amount: int
    player: str | None = None

    def __post_init__(self) -> None:
        if self.amount <= 0:
            raise Refused(Problem("stake_not_positive", "stake"))


def problems(rules: Ruleset, stakes: Sequence[Stake]) -> Iterator[Problem]:
    """Yield bets on which a player has less than the minimum, each at the player's last stake there."""
    mass, last = Counter[tuple[str | None, Bet]](), {}
    for place, stake in enumerate(stakes):
        mass[stake.player, stake.bet] += stake.amount
        last[stake.player, stake.bet] = place
    for who, place in last.items():
        least = rules.minimum.get(who[1], 0)
        if mass[who] < least:
            yield Problem("below_minimum", f"bets[{place}].stake", {"minimum": show_money(least)}, Clause.MINIMUM)


def room_for(rules: Ruleset, stakes: Sequence[Stake]) -> Iterator[tuple[Stake, int]]:
    """Yield each stake with the part of it that plays: what a player has on a bet plays up to its maximum."""
    laid = Counter[tuple[str | None, Bet]]()
    for stake in stakes:
        most = rules.maximum.get(stake.bet)
        before = laid[stake.player, stake.bet]
        laid[stake.player, stake.bet] += stake.amount
        yield stake, stake.amount if most is None else max(0, min(stake.amount, most - before))
