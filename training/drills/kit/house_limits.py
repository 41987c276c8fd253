"""The limits of a table as drills ask for them: the house's own, or such as tables have."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

from training.drills.kit.chance import Chance

Bet = TypeVar("Bet")


class Limited(Protocol):
    """A ruleset with limits in cents, by the bet."""

    @property
    def minimum(self) -> Mapping[Any, int]: ...
    @property
    def maximum(self) -> Mapping[Any, int]: ...


def limited_in(rules: Limited, bets: Sequence[Bet]) -> list[Bet]:
    """Return those of the bets that have a maximum in the house; where none has, those that have a minimum."""
    return [bet for bet in bets if bet in rules.maximum] or [bet for bet in bets if bet in rules.minimum]


def own_or_usual(
    chance: Chance, rules: Limited, bet: Any, usual: Sequence[int], times: Sequence[int] = (20, 30, 50)
) -> tuple[int, int]:
    """Return the minimum and the maximum of a bet in cents. A limit that the house lacks is drawn: the minimum among
    the usual ones, but not above the maximum, and the maximum so many times the minimum."""
    minimum, most = chance.pick(usual), chance.pick(times)
    least = rules.minimum.get(bet, min(minimum, rules.maximum.get(bet, minimum)))
    return least, rules.maximum.get(bet, least * most)


def just_below(minimum: int) -> int:
    """Return a stake in cents that is a little less than a minimum."""
    return minimum - 500 if minimum > 500 else max(minimum - 50, 50)
