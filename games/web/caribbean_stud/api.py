"""The API of Caribbean stud: its requests, what of the engine they call, and what of its values they show."""

from math import ceil
from typing import Annotated, Any

from pydantic import BeforeValidator, Field, WithJsonSchema

from games.caribbean_stud import jackpot
from games.caribbean_stud.deal import Change, Chip, Deal
from games.caribbean_stud.mishaps import Mishap
from games.caribbean_stud.odds import odds, qualifying_chance
from games.caribbean_stud.rulesets import DEFAULT, Ruleset, ruleset
from games.caribbean_stud.settlement import Settlement, settle
from games.ranking.frequencies import of_five_cards
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

GAME = "caribbean-stud"

Cards = Annotated[list[CardRead], Field(max_length=52)]


class _RulesRequest(RulesRequest):
    rules: Word = DEFAULT

    @property
    def ruleset(self) -> Ruleset:
        return ruleset(self.rules, self.overrides)


class CaribbeanStudChange(Body):
    thrown: Annotated[CardRead, Field(alias="from")]
    drawn: Annotated[CardRead, Field(alias="to")]

    def read(self) -> Change:
        return Change(self.thrown, self.drawn)


class CaribbeanStudChip(Body):
    sharing: Annotated[int, Field(ge=1, le=99, description="Players with such a hand, at all tables.")] = 1
    declared: Annotated[bool, Field(description="Whether it was announced before the cards were raked in.")] = True


def _laid(value: Any) -> Any:
    """Read true as a jackpot chip with nothing more to say about it."""
    return ({} if value else None) if isinstance(value, bool) else value


ChipLaid = Annotated[
    CaribbeanStudChip | None,
    BeforeValidator(_laid),
    WithJsonSchema({"anyOf": [{"type": "boolean"}, CaribbeanStudChip.model_json_schema(), {"type": "null"}]}),
]


class CaribbeanStudSettleRequest(_RulesRequest):
    """`hand` is the player's after a change. Without `bet` it is folded; `void` says what went wrong."""

    hand: Cards
    bank: Cards
    ante: Amount
    bet: Amount | None = None
    changed: CaribbeanStudChange | None = None
    jackpot: ChipLaid = None
    void: Annotated[Mishap | None, Field(strict=False)] = None

    def run(self) -> Settlement:
        changed = self.changed.read() if self.changed else None
        chip = Chip(self.jackpot.sharing, self.jackpot.declared) if self.jackpot else None
        deal = Deal(tuple(self.hand), tuple(self.bank), self.ante, self.bet, changed, chip, self.void)
        return settle(self.ruleset, deal)


class CaribbeanStudHand(Response):
    category: Text
    five: list[Text]


class CaribbeanStudLine(Response):
    square: Text
    stake: Money
    result: str
    winnings: Money
    returned: Money
    clause: Text


class CaribbeanStudSettleResponse(Response):
    """`hand`, `bank` and `qualifies` are null where the hand was void."""

    hand: CaribbeanStudHand | None
    bank: CaribbeanStudHand | None
    qualifies: bool | None
    lines: list[CaribbeanStudLine]
    total: SettlementTotal


class CaribbeanStudAdviseRequest(_RulesRequest):
    """`changed` means that a card of `hand` has already been exchanged, so no more can be."""

    hand: Cards
    bank_card: CardRead
    changed: CaribbeanStudChange | None = None

    def run(self) -> object:
        from games.caribbean_stud.advice import advise  # so that the command starts without numpy

        advice = advise(self.ruleset, self.hand, self.bank_card, self.changed.read() if self.changed else None)
        return {"best": advice.best, "card": advice.card, "values": advice, "chances": advice.chances}


class CaribbeanStudValues(Response):
    """In antes; `change` by the card that is thrown, its price included."""

    fold: Exact
    play: Exact
    change: dict[Text, Exact]


class CaribbeanStudChances(Response):
    """Of all hands that the bank can have: not qualified, and qualified but worse, equal or better."""

    unqualified: int
    worse: int
    equal: int
    better: int


class CaribbeanStudAdviseResponse(Response):
    """`card` is the best to throw, null where none can be changed."""

    best: Text
    card: Text | None
    values: CaribbeanStudValues
    chances: CaribbeanStudChances


class CaribbeanStudOddsRequest(_RulesRequest):
    def run(self) -> object:
        rules = self.ruleset
        found = odds(rules)
        return {
            "edge": found.edge,
            "play_frequency": found.play_frequency,
            "change_frequency": found.change_frequency,
            "qualifies": qualifying_chance(),
            "jackpot": _jackpot(rules),
        }


def _jackpot(rules: Ruleset) -> object:
    if rules.jackpot is None:
        return None
    hands = of_five_cards()
    fair = max(0, ceil(jackpot.fair(rules.jackpot, hands)))
    return {"edge": jackpot.edge(rules.jackpot, hands), "break_even": fair}


class CaribbeanStudJackpot(Response):
    """The average loss per chip, and the prize for a royal flush at which the bet is fair."""

    edge: Exact
    break_even: Money


class CaribbeanStudOddsResponse(Response):
    """For the best choice with every hand, in antes; `play_frequency` is how often BET is placed."""

    edge: Exact
    play_frequency: Exact
    change_frequency: Exact
    qualifies: Exact
    jackpot: CaribbeanStudJackpot | None


OPERATIONS = (
    Operation(GAME, "settle", "Settle a hand", CaribbeanStudSettleRequest, CaribbeanStudSettleResponse),
    Operation(GAME, "advise", "Fold, play or change", CaribbeanStudAdviseRequest, CaribbeanStudAdviseResponse),
    Operation(GAME, "odds", "Odds of the game", CaribbeanStudOddsRequest, CaribbeanStudOddsResponse),
)
