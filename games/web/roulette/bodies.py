"""What several requests of roulette's API have: pockets, spots, stakes and the ruleset."""

from typing import Annotated

from pydantic import Field, PlainSerializer

from games.core.problems import Problem, Refused
from games.roulette.bets import Bet
from games.roulette.called import CalledBet
from games.roulette.rulesets import DEFAULT, Ruleset, ruleset
from games.roulette.stakes import Choice, Stake, parse_spot
from games.roulette.wheel import DOUBLE_ZERO, POCKET_NAMES, pocket_name
from games.web.kit.bodies import Amount, Body, Read, RulesRequest, Word


def _outcome(text: str) -> int:
    if text not in POCKET_NAMES:
        raise Refused(Problem("unknown_outcome", "", {"outcome": text}))
    return POCKET_NAMES[text]


def _pocket(number: int) -> int | str:
    return number if number != DOUBLE_ZERO else pocket_name(number)


Outcome = Annotated[int, Read(_outcome)]
Announced = Annotated[CalledBet, Read(CalledBet.parse)]
Spot = Annotated[Bet | CalledBet, Read(parse_spot)]
ZeroChoice = Annotated[Choice, Read(Choice.parse)]
Level = Annotated[int, Field(ge=1, le=99)]
Pocket = Annotated[int, PlainSerializer(_pocket, return_type=int | str)]


class RouletteRulesRequest(RulesRequest):
    rules: Word = DEFAULT

    @property
    def ruleset(self) -> Ruleset:
        return ruleset(self.rules, self.overrides)


class RouletteStake(Body):
    bet: Spot
    stake: Amount
    player: Word | None = None
    choice: ZeroChoice | None = None
    chip: Annotated[
        Amount | None, Field(description="What a chip of the player's colour is worth; if left out, value chips.")
    ] = None
    beside: Annotated[bool, Field(description="Paid to be placed: the bank holds it beside the layout.")] = False
    unchanged: Annotated[bool, Field(description="Value chips that there was no time to change into colour chips.")] = (
        False
    )

    def read(self) -> Stake:
        return Stake(self.bet, self.stake, self.player, self.choice, self.chip, self.beside, self.unchanged)
