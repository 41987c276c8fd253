"""The API of blackjack: what its requests have, what of `games.blackjack` they call, and what of its values they show.

Modules that calculate over whole shoes are imported at the first request for them.
"""

from typing import Annotated, Any

from pydantic import Field, ValidatorFunctionWrapHandler, WithJsonSchema, WrapValidator

from games.blackjack.hands import hand_total, is_blackjack
from games.blackjack.rulesets import DEFAULT, Ruleset, ruleset
from games.blackjack.settlement import settle
from games.blackjack.table import Box, Hand, Round
from games.core.cards import RANKS
from games.core.problems import Problem, Refused
from games.web.kit.bodies import (
    Amount,
    Body,
    CardRead,
    Exact,
    ExactOrAbsent,
    Money,
    Response,
    RulesRequest,
    SettlementTotal,
    Text,
    Word,
)
from games.web.kit.operation import Operation

GAME = "blackjack"
MOST_CARDS, MOST_BOXES, MOST_PLAYERS = 22, 50, 50

# What `true` becomes: every player doubled in full.
_IN_FULL: dict[str, int] = {}


def _doubled(value: Any, amounts: ValidatorFunctionWrapHandler) -> Any:
    if isinstance(value, bool):
        return _IN_FULL if value else {}
    return amounts(value)


Cards = Annotated[list[CardRead], Field(max_length=MOST_CARDS)]
Amounts = Annotated[dict[Word, Amount], Field(max_length=MOST_PLAYERS)]
Doubled = Annotated[
    Amounts,
    WrapValidator(_doubled),
    WithJsonSchema(
        {
            "anyOf": [{"type": "boolean"}, {"type": "object", "additionalProperties": {"type": "string"}}],
            "description": "True if every player doubled in full; otherwise the amount that each added.",
        }
    ),
]


class _RulesRequest(RulesRequest):
    rules: Word = DEFAULT

    @property
    def ruleset(self) -> Ruleset:
        return ruleset(self.rules, self.overrides)


class BlackjackHand(Body):
    cards: Cards
    stakes: Annotated[Amounts, Field(description="The holder of the box first.")]
    doubled: Doubled = {}
    split: Annotated[bool | None, Field(description="May be left out: a box with several hands was split.")] = None
    surrendered: bool = False

    def read(self, at: str, was_split: bool) -> Hand:
        if self.split is not None and self.split != was_split:
            raise Refused(Problem("split_mistold", f"{at}.split"))
        doubled = self.stakes if self.doubled is _IN_FULL else self.doubled
        return Hand(tuple(self.cards), self.stakes, doubled, self.surrendered)


class BlackjackBox(Body):
    hands: Annotated[list[BlackjackHand], Field(max_length=MOST_BOXES)]
    insurance: Amounts = {}
    even_money: Annotated[list[Word], Field(max_length=MOST_PLAYERS)] = []

    def read(self, at: str) -> Box:
        split = len(self.hands) > 1
        hands = tuple(hand.read(f"{at}.hands[{place}]", split) for place, hand in enumerate(self.hands))
        return Box(hands, self.insurance, tuple(self.even_money))


class BlackjackSettleRequest(_RulesRequest):
    dealer: Cards
    boxes: Annotated[list[BlackjackBox], Field(max_length=MOST_BOXES)]

    def run(self) -> object:
        boxes = tuple(box.read(f"boxes[{place}]") for place, box in enumerate(self.boxes))
        settled = settle(self.ruleset, Round(tuple(self.dealer), boxes))
        total = hand_total(self.dealer)
        dealer = {"total": total.total, "soft": total.soft, "blackjack": is_blackjack(self.dealer)}
        return {"dealer": dealer, "lines": settled.lines, "total": settled.total}


class BlackjackCount(Response):
    total: int
    soft: bool
    blackjack: bool


class BlackjackLine(Response):
    """Boxes and hands count from 1; `bet` is hand or insurance; `because` are the clauses, the deciding one first."""

    box: int
    hand: int
    player: str
    bet: str
    stake: Money
    result: str
    winnings: Money
    returned: Money
    clause: Text
    because: list[Text]


class BlackjackSettleResponse(Response):
    dealer: BlackjackCount
    lines: list[BlackjackLine]
    total: SettlementTotal


class BlackjackAdviseRequest(_RulesRequest):
    hand: Cards
    dealer: CardRead

    def run(self) -> object:
        from games.blackjack.advice import advise

        return advise(self.ruleset, self.hand, self.dealer)


class BlackjackAdviseResponse(Response):
    """`insurance` is the average win per unit of insurance, where insurance is offered."""

    best: str
    values: dict[str, Exact]
    insurance: ExactOrAbsent


class BlackjackOddsRequest(_RulesRequest):
    """Only the ruleset."""

    def run(self) -> object:
        from games.blackjack.chart import chart

        return chart(self.ruleset)


class BlackjackOddsResponse(Response):
    """`edge` is the house's, per unit of the first stake, against best play without insurance."""

    edge: Exact


class BlackjackChartRequest(_RulesRequest):
    """Only the ruleset."""

    def run(self) -> object:
        from games.blackjack.chart import UPCARDS, chart

        found = chart(self.ruleset)
        pairs = {RANKS[value - 1]: codes for value, codes in found.pairs.items()}
        dealer = [RANKS[value - 1] for value in UPCARDS]
        return {"dealer": dealer, "hard": found.hard, "soft": found.soft, "pairs": pairs, "edge": found.edge}


class BlackjackChartResponse(Response):
    """Rows of codes, one for each of `dealer`: S, H, D, P, R and what to do instead in small letters.

    `hard` and `soft` are named by totals, `pairs` by the card.
    """

    dealer: list[str]
    hard: dict[Text, list[str]]
    soft: dict[Text, list[str]]
    pairs: dict[str, list[str]]
    edge: Exact


OPERATIONS = (
    Operation(GAME, "settle", "Settle a round", BlackjackSettleRequest, BlackjackSettleResponse),
    Operation(GAME, "advise", "The best choice for a hand", BlackjackAdviseRequest, BlackjackAdviseResponse),
    Operation(GAME, "odds", "The house edge of a ruleset", BlackjackOddsRequest, BlackjackOddsResponse),
    Operation(GAME, "chart", "The strategy chart of a ruleset", BlackjackChartRequest, BlackjackChartResponse),
)
