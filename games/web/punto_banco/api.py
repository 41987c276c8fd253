"""The API of punto banco: its requests, what of the engine they call, and what of its values they show."""

from typing import Annotated

from pydantic import BeforeValidator, Field

from games.baccarat.hands import is_natural, score
from games.core.cards import Card
from games.core.problems import Problem, Refused
from games.punto_banco.bets import Bet, Hand
from games.punto_banco.odds import chances, full
from games.punto_banco.rebuild import MOST_LAID, Laid, Rebuilt, rebuild
from games.punto_banco.rulesets import DEFAULT, Ruleset, ruleset
from games.punto_banco.settlement import settle
from games.punto_banco.stakes import Stake
from games.punto_banco.table import Decision
from games.web.kit.bodies import (
    Amount,
    Body,
    CardRead,
    Exact,
    Money,
    Response,
    RulesRequest,
    SettlementTotal,
    Text,
    Word,
)
from games.web.kit.operation import Operation

GAME = "punto-banco"
MOST_CARDS = 12 * 52
MOST_STAKES = 5_000
REBUILD = "Say which cards of a coup were dealt wrongly, and deal the same cards by the table of play"

Cards = Annotated[list[CardRead], Field(max_length=MOST_CARDS, description='Cards such as "Td", in order.')]
Left = Annotated[int, Field(ge=0, le=10_000)]


class _RulesRequest(RulesRequest):
    rules: Word = DEFAULT

    @property
    def ruleset(self) -> Ruleset:
        return ruleset(self.rules, self.overrides)


class PuntoBancoStake(Body):
    on: Annotated[Bet, Field(strict=False)]
    stake: Amount
    player: Word | None = None


class PuntoBancoSettleRequest(_RulesRequest):
    cards: Cards
    bets: Annotated[list[PuntoBancoStake], Field(max_length=MOST_STAKES)]

    def run(self) -> object:
        stakes = [Stake(bet.on, bet.stake, bet.player) for bet in self.bets]
        settled = settle(self.ruleset, self.cards, stakes)
        coup = {
            name: getattr(settled.coup, name) for name in ("punto", "banco", "result", "used", "draws", "decisions")
        }
        total = {**dict(SettlementTotal.model_validate(settled.total)), "commission": settled.commission}
        return {**coup, "lines": settled.lines, "total": total}


def _hand(cards: tuple[Card, ...]) -> dict[str, object]:
    return {"cards": cards, "score": score(cards), "natural": is_natural(cards)}


def _standing(decisions: tuple[Decision, ...]) -> list[Decision]:
    return [decision for decision in decisions if not decision.draws]


class PuntoBancoHand(Response):
    cards: list[Text]
    score: int
    natural: bool


class PuntoBancoDraw(Response):
    card: Text
    to: Annotated[Text, Field(validation_alias="hand")]
    clause: Text


class PuntoBancoStand(Response):
    hand: Text
    clause: Text


class PuntoBancoCoup(Response):
    """`draws` are the third cards, `stands` the hands that take none, each with the rule that says so."""

    punto: Annotated[PuntoBancoHand, BeforeValidator(_hand)]
    banco: Annotated[PuntoBancoHand, BeforeValidator(_hand)]
    result: Text
    used: int
    draws: list[PuntoBancoDraw]
    stands: Annotated[list[PuntoBancoStand], BeforeValidator(_standing), Field(validation_alias="decisions")]


class PuntoBancoLine(Response):
    on: Annotated[Text, Field(validation_alias="bet")]
    player: str | None
    stake: Money
    result: str
    winnings: Money
    returned: Money
    commission: Money
    clause: Text


class PuntoBancoTotal(SettlementTotal):
    commission: Money


class PuntoBancoSettleResponse(PuntoBancoCoup):
    lines: list[PuntoBancoLine]
    total: PuntoBancoTotal


class PuntoBancoCounts(Body):
    """How many cards of each value are left: "0" counts tens and court cards, "1" the aces."""

    left_0: Annotated[Left, Field(alias="0")]
    left_1: Annotated[Left, Field(alias="1")]
    left_2: Annotated[Left, Field(alias="2")]
    left_3: Annotated[Left, Field(alias="3")]
    left_4: Annotated[Left, Field(alias="4")]
    left_5: Annotated[Left, Field(alias="5")]
    left_6: Annotated[Left, Field(alias="6")]
    left_7: Annotated[Left, Field(alias="7")]
    left_8: Annotated[Left, Field(alias="8")]
    left_9: Annotated[Left, Field(alias="9")]


class PuntoBancoOddsRequest(_RulesRequest):
    decks: Annotated[int | None, Field(ge=1, le=100)] = None
    counts: PuntoBancoCounts | None = None

    def run(self) -> object:
        """Raise Refused unless the cards left are given in exactly one way."""
        rules = self.ruleset
        if (self.decks is None) == (self.counts is None):
            raise Refused(Problem("decks_or_counts", "counts" if self.counts else "decks"))
        left = tuple(self.counts.model_dump().values()) if self.counts else full(self.decks or 0)
        found = chances(left)
        ends = {str(bet): chance for bet, chance in found.ends.items()}
        return {**ends, "natural": found.natural, "cards": found.cards, "edge": found.edges(rules)}


class PuntoBancoOddsResponse(Response):
    """`natural`: on either hand. `cards`: how many the coup takes. `edge` is what a unit staked costs."""

    punto: Exact
    banco: Exact
    tie: Exact
    natural: Exact
    cards: dict[Text, Exact]
    edge: dict[Text, Exact]


class PuntoBancoLaid(Body):
    card: CardRead
    to: Annotated[Hand, Field(strict=False)]


class PuntoBancoRebuildRequest(_RulesRequest):
    laid: Annotated[
        list[PuntoBancoLaid], Field(max_length=MOST_LAID, description="In the order in which they were dealt.")
    ]
    next: Annotated[Cards, Field(description="The cards that come next in the shoe, as many as are needed.")] = []

    def run(self) -> Rebuilt:
        laid = tuple((one.to, one.card) for one in self.laid)
        return rebuild(self.ruleset, Laid(laid, tuple(self.next)))


class PuntoBancoFault(Response):
    """`laid` is the hand that the card went to, `right` the one that it belongs to; null: neither."""

    kind: Text
    place: int
    card: Text
    laid: Text | None
    right: Text | None
    clause: Text
    because: list[Text]


class PuntoBancoRebuildResponse(Response):
    faults: list[PuntoBancoFault]
    coup: PuntoBancoCoup
    remain: list[Text]


OPERATIONS = (
    Operation(GAME, "settle", "Settle a coup", PuntoBancoSettleRequest, PuntoBancoSettleResponse),
    Operation(GAME, "odds", "Odds for any cards left", PuntoBancoOddsRequest, PuntoBancoOddsResponse),
    Operation(GAME, "rebuild", REBUILD, PuntoBancoRebuildRequest, PuntoBancoRebuildResponse),
)
