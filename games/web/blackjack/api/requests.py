"""What blackjack can be asked: the bodies of its requests, and how they are read."""

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Field, ValidatorFunctionWrapHandler, WithJsonSchema, WrapValidator

from games.blackjack.rulesets import DEFAULT, Ruleset, ruleset
from games.blackjack.table import Box, Hand, Round
from games.core.cards import Card, read_card, read_cards
from games.core.money import parse_money
from games.core.problems import Problem, Refused
from games.web.kit.operation import Amount, Body, Overrides, Word

MOST_CARDS, MOST_BOXES, MOST_PLAYERS = 22, 50, 50

Cards = Annotated[list[Word], Field(max_length=MOST_CARDS)]
Stakes = Annotated[dict[Word, Amount], Field(max_length=MOST_PLAYERS, description="The holder of the box first.")]

# What `true` becomes: every player doubled in full.
_IN_FULL: dict[str, str] = {}


def _doubled(value: Any, amounts: ValidatorFunctionWrapHandler) -> Any:
    if isinstance(value, bool):
        return _IN_FULL if value else {}
    return amounts(value)


Doubled = Annotated[
    dict[Word, Amount],
    Field(max_length=MOST_PLAYERS),
    WrapValidator(_doubled),
    WithJsonSchema(
        {
            "anyOf": [{"type": "boolean"}, {"type": "object", "additionalProperties": {"type": "string"}}],
            "description": "True if every player doubled in full; otherwise the amount that each added.",
        }
    ),
]


def _cents(amounts: Mapping[str, str]) -> dict[str, int]:
    return {player: parse_money(amount) for player, amount in amounts.items()}


class WithRules(Body):
    rules: Word = DEFAULT
    overrides: Overrides = {}

    def ruleset(self) -> Ruleset:
        return ruleset(self.rules, self.overrides)


class HandBody(Body):
    cards: Cards
    stakes: Stakes
    doubled: Doubled = {}
    split: Annotated[bool | None, Field(description="May be left out: a box with several hands was split.")] = None
    surrendered: bool = False

    def read(self, at: str, was_split: bool) -> Hand:
        if self.split is not None and self.split != was_split:
            raise Refused(Problem("split_mistold", f"{at}.split"))
        stakes = _cents(self.stakes)
        doubled = stakes if self.doubled is _IN_FULL else _cents(self.doubled)
        return Hand(read_cards(self.cards, f"{at}.cards"), stakes, doubled, self.surrendered)


class BoxBody(Body):
    hands: Annotated[list[HandBody], Field(max_length=MOST_BOXES)]
    insurance: Annotated[dict[Word, Amount], Field(max_length=MOST_PLAYERS)] = {}
    even_money: Annotated[list[Word], Field(max_length=MOST_PLAYERS)] = []

    def read(self, at: str) -> Box:
        split = len(self.hands) > 1
        hands = tuple(hand.read(f"{at}.hands[{place}]", split) for place, hand in enumerate(self.hands))
        return Box(hands, _cents(self.insurance), tuple(self.even_money))


class SettleRequest(WithRules):
    dealer: Cards
    boxes: Annotated[list[BoxBody], Field(max_length=MOST_BOXES)]

    def read(self) -> Round:
        dealer = read_cards(self.dealer, "dealer")
        return Round(dealer, tuple(box.read(f"boxes[{place}]") for place, box in enumerate(self.boxes)))


class AdviseRequest(WithRules):
    hand: Cards
    dealer: Word

    def read(self) -> tuple[tuple[Card, ...], Card]:
        upcard = read_card(self.dealer, "dealer")
        return read_cards(self.hand, "hand"), upcard


class OddsRequest(WithRules):
    """Only the ruleset."""


class ChartRequest(WithRules):
    """Only the ruleset."""
