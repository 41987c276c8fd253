"""The API of several stakes taken as one bet."""

from fractions import Fraction
from typing import Annotated

from pydantic import BeforeValidator, Field

from games.roulette.combined import Combined, combined
from games.web.kit.bodies import Exact, ExactOrAbsent, Money, Response, read_each
from games.web.roulette.bodies import Pocket, RouletteRulesRequest, RouletteStake

MOST_STAKES = 500  # each of them is settled on every pocket


def _units(cents: Fraction | float | None) -> Fraction | float | None:
    """Return an amount of cents that is not whole in units."""
    return None if cents is None else cents / 100


class RouletteCombinedRequest(RouletteRulesRequest):
    """What a stake chooses for a zero does not count: half is taken wherever the house offers it."""

    bets: Annotated[list[RouletteStake], Field(min_length=1, max_length=MOST_STAKES)]

    def run(self) -> Combined:
        return combined(self.ruleset, read_each("bets", self.bets, RouletteStake.read))


class RoulettePocketResult(Response):
    """What the bank pays on a pocket, and what the player gains or loses, on average where a chip has to wait."""

    outcome: Pocket
    won: Money
    net: Annotated[Exact, BeforeValidator(_units)]


class RouletteCombinedResponse(Response):
    """Several stakes as one bet. Pockets are `covered` where the bank pays anything, and leave the player `ahead`,
    `even` or `behind`. `cost`, `left` (where stakes are always left at a zero) and `deviation` are amounts."""

    covered: list[Pocket]
    cost: Annotated[Exact, BeforeValidator(_units)]
    edge: Exact
    best: Money
    worst: Money
    staked: Money
    win: Exact
    gain: Exact
    ahead: list[Pocket]
    even: list[Pocket]
    behind: list[Pocket]
    deviation: Annotated[Exact, BeforeValidator(_units)]
    left: Annotated[ExactOrAbsent, BeforeValidator(_units)]
    pockets: list[RoulettePocketResult]
