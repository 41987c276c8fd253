"""The API of roulette: what its requests have, what of `games.roulette` they call, and what of its values they show."""

from collections import Counter
from typing import Annotated

from pydantic import BeforeValidator, Field, WithJsonSchema
from pydantic_core import PydanticCustomError

from games.core.problems import Problem, Refused
from games.roulette.bets import Bet
from games.roulette.chips import FloatCount, check_chip, cut, float_count
from games.roulette.numbers import NumberFacts, number_facts
from games.roulette.odds import Odds, odds
from games.roulette.replay import How, Replay, replay
from games.roulette.spin import Settlement, settle
from games.roulette.stakes import Held
from games.roulette.wheel import INDEX
from games.web.kit.bodies import (
    Amount,
    Body,
    Exact,
    ExactOrAbsent,
    Money,
    Read,
    Request,
    Response,
    SettlementTotal,
    Text,
    Word,
    absent,
    read_each,
)
from games.web.kit.operation import Operation
from games.web.roulette.bodies import (
    Announced,
    Level,
    Outcome,
    Pocket,
    RouletteRulesRequest,
    RouletteStake,
    Spot,
    ZeroChoice,
)
from games.web.roulette.combined_api import RouletteCombinedRequest, RouletteCombinedResponse

GAME = "roulette"
MOST_STAKES = 5_000


class RouletteHeldStake(Body):
    bet: Annotated[Bet, Read(Bet.parse)]
    stake: Amount
    level: Level
    player: Word | None = None
    choice: ZeroChoice | None = None

    def read(self) -> Held:
        return Held(self.bet, self.stake, self.level, self.player, self.choice)


class RouletteSettleRequest(RouletteRulesRequest):
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


class RouletteOddsRequest(RouletteRulesRequest):
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


class RouletteCutRequest(RouletteRulesRequest):
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


class RouletteFloatCountRequest(RouletteRulesRequest):
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
    Operation(GAME, "combined", "Odds of several stakes together", RouletteCombinedRequest, RouletteCombinedResponse),
    Operation(GAME, "number", "Facts about a number", RouletteNumberRequest, RouletteNumberResponse),
    Operation(GAME, "cut", "Cut an amount into chips", RouletteCutRequest, RouletteCutResponse),
    Operation(GAME, "float-count", "Count a float", RouletteFloatCountRequest, RouletteFloatCountResponse),
)
