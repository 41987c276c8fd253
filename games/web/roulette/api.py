"""The API of roulette: what its requests have, what of `games.roulette` they call, and what of its values they show."""

from collections import Counter
from typing import Annotated

from pydantic import BeforeValidator, Field, PlainSerializer, WithJsonSchema
from pydantic_core import PydanticCustomError

from games.core.problems import Problem, Refused
from games.roulette.bets import Bet
from games.roulette.called import CalledBet
from games.roulette.chips import FloatCount, check_chip, cut, float_count
from games.roulette.numbers import NumberFacts, number_facts
from games.roulette.odds import Odds, odds
from games.roulette.replay import How, Replay, replay
from games.roulette.rulesets import DEFAULT, Ruleset, ruleset
from games.roulette.spin import Settlement, settle
from games.roulette.stakes import Choice, Held, Stake, parse_spot
from games.roulette.wheel import DOUBLE_ZERO, INDEX, POCKET_NAMES, pocket_name
from games.web.kit.bodies import (
    Amount,
    Body,
    Exact,
    ExactOrAbsent,
    Money,
    Read,
    Request,
    Response,
    RulesRequest,
    SettlementTotal,
    Text,
    Word,
    absent,
    read_each,
)
from games.web.kit.operation import Operation

GAME = "roulette"
MOST_STAKES = 5_000


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


class _RulesRequest(RulesRequest):
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


class RouletteHeldStake(Body):
    bet: Annotated[Bet, Read(Bet.parse)]
    stake: Amount
    level: Level
    player: Word | None = None
    choice: ZeroChoice | None = None

    def read(self) -> Held:
        return Held(self.bet, self.stake, self.level, self.player, self.choice)


class RouletteSettleRequest(_RulesRequest):
    outcome: Outcome
    bets: Annotated[list[RouletteStake], Field(max_length=MOST_STAKES)]
    held: Annotated[list[RouletteHeldStake], Field(max_length=MOST_STAKES)] = []

    def run(self) -> Settlement:
        stakes = read_each("bets", self.bets, RouletteStake.read)
        return settle(self.ruleset, self.outcome, stakes, read_each("held", self.held, RouletteHeldStake.read))


class RouletteLine(Response):
    bet: Text
    player: str | None
    stake: Money
    result: str
    winnings: Money
    returned: Money
    held: Money
    clause: Text


class RouletteTotal(SettlementTotal):
    held: Money


class RouletteStillHeld(Response):
    bet: Text
    stake: Annotated[Money, Field(validation_alias="amount")]
    level: int
    player: str | None


class RouletteSettleResponse(Response):
    announcement: str
    lines: list[RouletteLine]
    total: RouletteTotal
    held: list[RouletteStillHeld]


class RouletteCalledBetRequest(Request):
    bet: Announced
    unit: Amount

    def run(self) -> object:
        bet, unit = self.bet, self.unit
        placed = [{"bet": one.bet, "chips": one.chips, "stake": one.chips * unit} for one in bet.placements]
        return {
            "chips": bet.chips,
            "total": bet.chips * unit,
            "placements": placed,
            "numbers": bet.numbers,
            "sectors": bet.sectors,
        }


class RoulettePlacement(Response):
    bet: Text
    chips: int
    stake: Money


class RouletteCalledBetResponse(Response):
    chips: int
    total: Money
    placements: list[RoulettePlacement]
    numbers: list[int]
    sectors: list[str]


class RouletteReplayRequest(Request):
    bet: Announced
    unit: Amount
    outcome: Outcome
    how: Annotated[How, Field(strict=False)]

    def run(self) -> Replay:
        return replay(self.bet, self.unit, self.outcome, self.how)


class RouletteReplayResponse(Response):
    win_chips: int
    kept_chips: int
    handed_chips: int
    taken_off_chips: int
    new_unit: Money
    new_total: Money
    handed: Money


class RouletteOddsRequest(_RulesRequest):
    bet: Spot

    def run(self) -> Odds:
        return odds(self.ruleset, self.bet)


class RouletteOddsResponse(Response):
    """`indivisible` is the edge of a chip that cannot be halved, where zero halves at once."""

    numbers: list[Pocket]
    pays: int | None
    win: Exact
    edge: Exact
    policies: Annotated[dict[str, Exact], Field(exclude_if=absent)]
    indivisible: ExactOrAbsent


def _digits(value: object) -> str:
    if type(value) is not int and not isinstance(value, str):
        raise PydanticCustomError("not_a_whole_number", "not a whole number")
    return str(value)


def _number(text: str) -> int:
    if text not in map(str, INDEX):
        raise Refused(Problem("unknown_number", "", {"n": text}))
    return int(text)


class RouletteNumberRequest(Request):
    n: Annotated[int, Read(_number), BeforeValidator(_digits), WithJsonSchema({"type": ["integer", "string"]})]

    def run(self) -> NumberFacts:
        return number_facts(self.n)


class RouletteNumberResponse(Response):
    n: int
    colour: str | None
    parity: str | None
    half: str | None
    dozen: int | None
    column: int | None
    neighbours: list[int]
    sectors: list[str]
    finals: list[str]
    figure: int | None
    call: str


class RouletteCutRequest(_RulesRequest):
    amount: Amount
    denominations: Annotated[list[Amount], Field(max_length=50)] | None = None

    def run(self) -> object:
        return {"pieces": cut(self.ruleset, self.amount, self.denominations)}


class RoulettePieces(Response):
    value: Money
    count: int


class RouletteCutResponse(Response):
    pieces: list[RoulettePieces]


class RouletteCountedPieces(Body):
    value: Amount
    count: Annotated[int, Field(ge=0, le=1_000_000)]


class RouletteFloatCountRequest(_RulesRequest):
    pieces: Annotated[list[RouletteCountedPieces], Field(max_length=500)]

    def run(self) -> FloatCount:
        """Count the pieces, of which a value may appear in several heaps. Raise Refused."""
        rules, counts = self.ruleset, Counter[int]()
        for i, piece in enumerate(self.pieces):
            check_chip(rules, piece.value, f"pieces[{i}].value")
            counts[piece.value] += piece.count
        return float_count(rules, counts)


class RouletteFloatCountResponse(Response):
    total: Money
    over: list[RoulettePieces]
    short: list[RoulettePieces]
    to_restore: Money


OPERATIONS = (
    Operation(GAME, "settle", "Settle a spin", RouletteSettleRequest, RouletteSettleResponse),
    Operation(GAME, "called-bet", "Place a called bet", RouletteCalledBetRequest, RouletteCalledBetResponse),
    Operation(GAME, "replay", "Play a winning called bet again", RouletteReplayRequest, RouletteReplayResponse),
    Operation(GAME, "odds", "Odds of a bet", RouletteOddsRequest, RouletteOddsResponse),
    Operation(GAME, "number", "Facts about a number", RouletteNumberRequest, RouletteNumberResponse),
    Operation(GAME, "cut", "Cut an amount into chips", RouletteCutRequest, RouletteCutResponse),
    Operation(GAME, "float-count", "Count a float", RouletteFloatCountRequest, RouletteFloatCountResponse),
)
