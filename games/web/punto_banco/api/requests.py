"""What punto banco can be asked: the bodies of its requests, and how they are read."""

from typing import Annotated

from pydantic import Field

from games.baccarat.punto_banco.bets import Bet, Hand
from games.baccarat.punto_banco.odds import full
from games.baccarat.punto_banco.rebuild import MOST_LAID, Laid
from games.baccarat.punto_banco.rules import PuntoBanco
from games.baccarat.punto_banco.stakes import Stake
from games.baccarat.rulesets import DEFAULT, ruleset_of
from games.core.cards import Card, read_card, read_cards
from games.core.money import parse_money
from games.core.problems import Problem, Refused
from games.web.kit.operation import Amount, Body, Overrides, Word

MOST_CARDS = 12 * 52
MOST_STAKES = 5_000

Cards = Annotated[list[Word], Field(max_length=MOST_CARDS, description='Cards such as "Td", in order.')]
Left = Annotated[int, Field(ge=0, le=10_000)]


class WithRules(Body):
    rules: Word = DEFAULT
    overrides: Overrides = {}

    def ruleset(self) -> PuntoBanco:
        return ruleset_of(PuntoBanco, self.rules, self.overrides)


class StakeBody(Body):
    on: Annotated[Bet, Field(strict=False)]
    stake: Amount
    player: Word | None = None

    def read(self) -> Stake:
        return Stake(self.on, parse_money(self.stake), self.player)


class SettleRequest(WithRules):
    cards: Cards
    bets: Annotated[list[StakeBody], Field(max_length=MOST_STAKES)]

    def dealt(self) -> tuple[Card, ...]:
        return read_cards(self.cards, "cards")

    def stakes(self) -> list[Stake]:
        return [bet.read() for bet in self.bets]


class CountsBody(Body):
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

    def read(self) -> tuple[int, ...]:
        return tuple(self.model_dump().values())


class OddsRequest(WithRules):
    decks: Annotated[int | None, Field(ge=1, le=100)] = None
    counts: CountsBody | None = None

    def left(self) -> tuple[int, ...]:
        """The cards left of each value. Raises Refused unless they are given in exactly one way."""
        if (self.decks is None) == (self.counts is None):
            raise Refused(Problem("decks_or_counts", "counts" if self.counts else "decks"))
        return self.counts.read() if self.counts else full(self.decks or 0)


class LaidBody(Body):
    card: Word
    to: Annotated[Hand, Field(strict=False)]


class RebuildRequest(WithRules):
    laid: Annotated[list[LaidBody], Field(max_length=MOST_LAID, description="In the order in which they were dealt.")]
    next: Annotated[Cards, Field(description="The cards that come next in the shoe, as many as are needed.")] = []

    def read(self) -> Laid:
        cards = [read_card(one.card, f"laid[{place}].card") for place, one in enumerate(self.laid)]
        hands = (one.to for one in self.laid)
        return Laid(tuple(zip(hands, cards, strict=True)), read_cards(self.next, "next"))
