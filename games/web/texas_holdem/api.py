"""The API of hold'em: what its requests have, what of the engine they call, and what of its values they show."""

from fractions import Fraction
from typing import Annotated

from pydantic import AliasPath, BeforeValidator, Field

from games.core.cards import Card
from games.core.parameters import percent
from games.core.problems import Problem, Refused, check
from games.ranking.hands import Hand, best_five, problems
from games.ranking.ranking import made_by
from games.texas_holdem.players import Player
from games.texas_holdem.pots import Terms
from games.texas_holdem.ranges import Range
from games.texas_holdem.rulesets import DEFAULT, ruleset
from games.texas_holdem.showdown import Showdown, showdown
from games.web.kit.bodies import (
    Amount,
    AmountOrNothing,
    Body,
    CardRead,
    Exact,
    Money,
    Read,
    Request,
    Response,
    RulesRequest,
    Text,
    Word,
    read_each,
)
from games.web.kit.operation import Operation

GAME = "texas-holdem"
MOST_LISTED = 100
LONGEST_RANGE = 1000

Cards = Annotated[list[CardRead], Field(max_length=MOST_LISTED)]


class TexasHoldemPlayer(Body):
    name: Word
    cards: Annotated[Cards, Field(description="May be left out if the player has folded.")] = []
    put_in: AmountOrNothing
    folded: bool = False

    def read(self) -> Player:
        return Player(self.name, tuple(self.cards), self.put_in, self.folded)


class TexasHoldemRake(Body):
    percent: Annotated[Fraction, Read(percent, "not_a_percentage"), Field(description='Per cent, such as "2.5".')]
    cap: Annotated[AmountOrNothing | None, Field(description="The maximum taken from each pot.")] = None


class TexasHoldemShowdownRequest(RulesRequest):
    rules: Word = DEFAULT
    board: Cards
    players: Annotated[list[TexasHoldemPlayer], Field(max_length=MOST_LISTED, description="Clockwise.")]
    button: Word
    rake: Annotated[TexasHoldemRake | None, Field(description="If left out, the ruleset's rake.")] = None
    chip: Annotated[Amount | None, Field(description="The smallest chip; if left out, the ruleset's.")] = None

    def run(self) -> Showdown:
        rules = ruleset(self.rules, self.overrides)
        usual = Terms.of(rules)
        share, cap = (self.rake.percent, self.rake.cap) if self.rake else (usual.share, usual.cap)
        terms = Terms(share, cap, usual.chip if self.chip is None else self.chip)
        return showdown(rules, self.board, [player.read() for player in self.players], self.button, terms)


def _five(hand: Hand | None) -> object:
    return hand.five if hand else None


def _category(hand: Hand | None) -> object:
    return hand.category if hand else None


class TexasHoldemWinner(Response):
    """`five` and `category` are null where no hand had to be shown."""

    name: str
    share: Money
    five: Annotated[list[Text] | None, BeforeValidator(_five), Field(validation_alias="hand")]
    category: Annotated[Text | None, BeforeValidator(_category), Field(validation_alias="hand")]
    clause: Text


class TexasHoldemPot(Response):
    amount: Money
    rake: Money
    winners: Annotated[list[TexasHoldemWinner], Field(validation_alias="awards")]
    clause: Annotated[Text, Field(validation_alias=AliasPath("because", 0))]


class TexasHoldemShowdownResponse(Response):
    """The main pot comes first. `received` has what was returned, too."""

    pots: list[TexasHoldemPot]
    returned: dict[str, Money]
    received: dict[str, Money]
    rake: Money


class TexasHoldemEquityRequest(Request):
    hands: Annotated[list[Cards], Field(max_length=MOST_LISTED)]
    board: Cards = []
    dead: Cards = []

    def run(self) -> object:
        from games.texas_holdem.equity import equity  # imported late, because numpy is slow to load

        return equity(self.hands, self.board, self.dead)


class TexasHoldemHolding(Body):
    """Two cards, or the range from which they come."""

    cards: Cards = []
    range: Annotated[
        str, Field(max_length=LONGEST_RANGE, description='Such as "QQ+, AKs, A5s-A2s"; "any" for any hand.')
    ] = ""

    def read(self) -> tuple[Card, ...] | Range:
        if self.cards and self.range:
            raise Refused(Problem("cards_or_range"))
        try:
            return Range.parse(self.range) if self.range else tuple(self.cards)
        except Refused as refused:
            raise refused.at("range") from None


class TexasHoldemRangeEquityRequest(Request):
    hands: Annotated[list[TexasHoldemHolding], Field(max_length=MOST_LISTED)]
    board: Cards = []
    dead: Cards = []

    def run(self) -> object:
        from games.texas_holdem.equity import equity

        hands = read_each("hands", self.hands, TexasHoldemHolding.read)
        return equity(hands, self.board, self.dead)


class TexasHoldemChances(Response):
    win: Exact
    tie: Exact
    lose: Exact
    equity: Exact


class TexasHoldemEquityResponse(Response):
    boards: int
    players: list[TexasHoldemChances]


class TexasHoldemRangeEquityResponse(Response):
    """`deals` are the boards, with each hand of a range; where not `exact`, so many deals were drawn at random."""

    deals: Annotated[int, Field(validation_alias="boards")]
    exact: Annotated[bool, Field(validation_alias="is_exact")]
    players: list[TexasHoldemChances]


class TexasHoldemRankRequest(Request):
    cards: Cards

    def run(self) -> object:
        check(problems(self.cards))
        hand = best_five(self.cards)
        return {"category": hand.category, "five": hand.five, "kickers": hand.kickers, "clause": made_by(hand)}


class TexasHoldemRankResponse(Response):
    category: Text
    five: list[Text]
    kickers: list[Text]
    clause: Text


OPERATIONS = (
    Operation(GAME, "showdown", "Settle the pots of a hand", TexasHoldemShowdownRequest, TexasHoldemShowdownResponse),
    Operation(GAME, "equity", "Exact equity of known hands", TexasHoldemEquityRequest, TexasHoldemEquityResponse),
    Operation(
        GAME,
        "range-equity",
        "Equity against any hand or a range",
        TexasHoldemRangeEquityRequest,
        TexasHoldemRangeEquityResponse,
    ),
    Operation(GAME, "rank", "The best five of five to seven cards", TexasHoldemRankRequest, TexasHoldemRankResponse),
)
