"""What roulette can be asked: the bodies of its requests, and how they are read."""

from collections import Counter
from typing import Annotated

from pydantic import BeforeValidator, Field, WithJsonSchema
from pydantic_core import PydanticCustomError

from games.core.money import parse_money
from games.core.problems import Problem, Refused
from games.roulette.bets import Bet
from games.roulette.chips import check_chip
from games.roulette.replay import How
from games.roulette.rulesets import DEFAULT, Ruleset, ruleset
from games.roulette.stakes import Choice, Held, Stake, parse_spot
from games.roulette.wheel import POCKET_NAMES
from games.web.kit.operation import Amount, Body, Overrides, Word, read_each

MOST_STAKES = 5_000


def read_outcome(text: str) -> int:
    """The pocket of that name on any wheel. Raises Refused."""
    if text not in POCKET_NAMES:
        raise Refused(Problem("unknown_outcome", "outcome", {"outcome": text}))
    return POCKET_NAMES[text]


class WithRules(Body):
    rules: Word = DEFAULT
    overrides: Overrides = {}

    def ruleset(self) -> Ruleset:
        return ruleset(self.rules, self.overrides)


class StakeBody(Body):
    bet: Word
    stake: Amount
    player: Word | None = None
    choice: Word | None = None
    chip: Annotated[
        Amount | None, Field(description="What a chip of the player's colour is worth; if left out, value chips.")
    ] = None
    beside: Annotated[bool, Field(description="Paid to be placed: the bank holds it beside the layout.")] = False
    unchanged: Annotated[bool, Field(description="Value chips that there was no time to change into colour chips.")] = (
        False
    )

    def read(self) -> Stake:
        choice = Choice.parse(self.choice) if self.choice is not None else None
        colour = parse_money(self.chip) if self.chip is not None else None
        return Stake(
            parse_spot(self.bet), parse_money(self.stake), self.player, choice, colour, self.beside, self.unchanged
        )


class HeldBody(Body):
    bet: Word
    stake: Amount
    level: Annotated[int, Field(ge=1, le=99)]
    player: Word | None = None
    choice: Word | None = None

    def read(self) -> Held:
        choice = Choice.parse(self.choice) if self.choice is not None else None
        return Held(Bet.parse(self.bet), parse_money(self.stake), self.level, self.player, choice)


class SettleRequest(WithRules):
    outcome: Word
    bets: Annotated[list[StakeBody], Field(max_length=MOST_STAKES)]
    held: Annotated[list[HeldBody], Field(max_length=MOST_STAKES)] = []

    def stakes(self) -> list[Stake]:
        return read_each("bets", self.bets, StakeBody.read)

    def prisoners(self) -> list[Held]:
        return read_each("held", self.held, HeldBody.read)


class CalledBetRequest(Body):
    bet: Word
    unit: Amount


class ReplayRequest(Body):
    bet: Word
    unit: Amount
    outcome: Word
    how: Annotated[How, Field(strict=False)]


class OddsRequest(WithRules):
    bet: Word


def _digits(value: object) -> str:
    if type(value) is not int and not isinstance(value, str):
        raise PydanticCustomError("not_a_whole_number", "not a whole number")
    return str(value)


class NumberRequest(Body):
    n: Annotated[Word, BeforeValidator(_digits), WithJsonSchema({"type": ["integer", "string"]})]


class CutRequest(WithRules):
    amount: Amount
    denominations: Annotated[list[Amount], Field(max_length=50)] | None = None


class PiecesBody(Body):
    value: Amount
    count: Annotated[int, Field(ge=0, le=1_000_000)]


class FloatCountRequest(WithRules):
    pieces: Annotated[list[PiecesBody], Field(max_length=500)]

    def counted(self, rules: Ruleset) -> dict[int, int]:
        """Pieces by value in cents; a value may appear in several heaps. Raises Refused."""
        counts = Counter[int]()
        for i, piece in enumerate(self.pieces):
            value = parse_money(piece.value)
            check_chip(rules, value, f"pieces[{i}].value")
            counts[value] += piece.count
        return dict(counts)
