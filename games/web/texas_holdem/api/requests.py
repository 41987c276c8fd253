"""What hold'em can be asked: the bodies of its requests, and how they are read."""

from collections.abc import Sequence
from typing import Annotated

from pydantic import Field

from games.core.cards import Card, read_cards
from games.core.money import parse_money
from games.core.parameters import percent
from games.poker.rulesets import TEXAS_HOLDEM, ruleset_of
from games.poker.texas_holdem.pots import Terms
from games.poker.texas_holdem.rules import TexasHoldem
from games.poker.texas_holdem.showdown import Player
from games.web.kit.operation import Amount, Body, Cents, Overrides, Word, readable

MOST_LISTED = 100


AmountOrNothing = Annotated[Word, Cents, Field(description='Decimal, "0.00" if there is none.')]
Percentage = Annotated[Word, readable(percent, "not_a_percentage"), Field(description='Per cent, such as "2.5".')]
Cards = Annotated[list[Word], Field(max_length=MOST_LISTED)]


class PlayerBody(Body):
    name: Word
    cards: Annotated[Cards, Field(description="May be left out if the player has folded.")] = []
    put_in: AmountOrNothing
    folded: bool = False


class RakeBody(Body):
    percent: Percentage
    cap: Annotated[AmountOrNothing | None, Field(description="The maximum taken from each pot.")] = None


class ShowdownRequest(Body):
    rules: Word = TEXAS_HOLDEM
    overrides: Overrides = {}
    board: Cards
    players: Annotated[list[PlayerBody], Field(max_length=MOST_LISTED, description="Clockwise.")]
    button: Word
    rake: Annotated[RakeBody | None, Field(description="If left out, the ruleset's rake.")] = None
    chip: Annotated[Amount | None, Field(description="The smallest chip; if left out, the ruleset's.")] = None

    def ruleset(self) -> TexasHoldem:
        return ruleset_of(TexasHoldem, self.rules, self.overrides)

    def terms(self, rules: TexasHoldem) -> Terms:
        usual = Terms.of(rules)
        share, cap = (percent(self.rake.percent), self.rake.cap) if self.rake else (usual.share, None)
        return Terms(
            share=share,
            cap=parse_money(cap) if cap is not None else None if self.rake else usual.cap,
            chip=parse_money(self.chip) if self.chip is not None else usual.chip,
        )

    def seated(self) -> list[Player]:
        return [
            Player(body.name, read_cards(body.cards, f"players[{i}].cards"), parse_money(body.put_in), body.folded)
            for i, body in enumerate(self.players)
        ]


class EquityRequest(Body):
    hands: Annotated[list[Cards], Field(max_length=MOST_LISTED)]
    board: Cards = []
    dead: Cards = []

    def each_hand(self) -> Sequence[Sequence[Card]]:
        return [read_cards(hand, f"hands[{i}]") for i, hand in enumerate(self.hands)]


class RankRequest(Body):
    cards: Cards
