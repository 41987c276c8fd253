"""What Caribbean stud can be asked: the bodies of its requests, and how they are read."""

from typing import Annotated, Any

from pydantic import BeforeValidator, Field, WithJsonSchema

from games.core.cards import Card, read_card, read_cards
from games.core.money import parse_money
from games.poker.caribbean_stud.deal import Change, Chip, Deal
from games.poker.caribbean_stud.mishaps import Mishap
from games.poker.caribbean_stud.rules import CaribbeanStud
from games.poker.rulesets import CARIBBEAN_STUD, ruleset_of
from games.web.kit.operation import Amount, Body, Overrides, Word

Cards = Annotated[list[Word], Field(max_length=52)]


class WithRules(Body):
    rules: Word = CARIBBEAN_STUD
    overrides: Overrides = {}

    def ruleset(self) -> CaribbeanStud:
        return ruleset_of(CaribbeanStud, self.rules, self.overrides)


class ChangedBody(Body):
    thrown: Annotated[Word, Field(alias="from")]
    drawn: Annotated[Word, Field(alias="to")]

    def read(self) -> Change:
        return Change(read_card(self.thrown, "changed.from"), read_card(self.drawn, "changed.to"))


class ChipBody(Body):
    sharing: Annotated[int, Field(ge=1, le=99, description="Players with such a hand, at all tables.")] = 1
    declared: Annotated[bool, Field(description="Whether it was announced before the cards were raked in.")] = True


def _laid(value: Any) -> Any:
    """True means a jackpot chip with nothing more to say about it."""
    return ({} if value else None) if isinstance(value, bool) else value


ChipLaid = Annotated[
    ChipBody | None,
    BeforeValidator(_laid),
    WithJsonSchema({"anyOf": [{"type": "boolean"}, ChipBody.model_json_schema(), {"type": "null"}]}),
]


class SettleRequest(WithRules):
    """`hand` is the player's after a change. Without `bet` it is folded; `void` says what went wrong."""

    hand: Cards
    bank: Cards
    ante: Amount
    bet: Amount | None = None
    changed: ChangedBody | None = None
    jackpot: ChipLaid = None
    void: Annotated[Mishap | None, Field(strict=False)] = None

    def deal(self) -> Deal:
        return Deal(
            read_cards(self.hand, "hand"),
            read_cards(self.bank, "bank"),
            parse_money(self.ante),
            None if self.bet is None else parse_money(self.bet),
            self.changed.read() if self.changed else None,
            Chip(self.jackpot.sharing, self.jackpot.declared) if self.jackpot else None,
            self.void,
        )


class AdviseRequest(WithRules):
    """`changed` means that a card of `hand` has already been exchanged, so no more can be."""

    hand: Cards
    bank_card: Word
    changed: ChangedBody | None = None

    def cards(self) -> tuple[Card, ...]:
        return read_cards(self.hand, "hand")

    def bank(self) -> Card:
        return read_card(self.bank_card, "bank_card")

    def change(self) -> Change | None:
        return self.changed.read() if self.changed else None


class OddsRequest(WithRules):
    pass
