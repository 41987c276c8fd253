"""What trente et quarante can be asked: the bodies of its requests, and how they are read."""

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, WithJsonSchema
from pydantic_core import PydanticCustomError

from games.core.cards import Card, read_cards
from games.core.money import parse_money
from games.core.problems import Problem, Refused
from games.trente_quarante.coup import card_problems
from games.trente_quarante.rows import Chance, Coup
from games.trente_quarante.rulesets import DEFAULT, Ruleset, ruleset
from games.trente_quarante.stakes import Choice, Held, Stake
from games.web.kit.operation import Amount, Body, Overrides, Word, read_each

MOST_STAKES, MOST_CARDS, MOST_DECKS = 5_000, 500, 8
ENDLESS: Literal["infinite"] = "infinite"
Cards = Annotated[list[Word], Field(max_length=MOST_CARDS)]


class WithRules(Body):
    rules: Word = DEFAULT
    overrides: Overrides = {}

    def ruleset(self) -> Ruleset:
        return ruleset(self.rules, self.overrides)


class StakeBody(Body):
    chance: Word
    stake: Amount
    insured: bool = False
    choice: Annotated[Word | None, Field(description="leave, divide (or take_half), move:noir.")] = None

    def read(self) -> Stake:
        choice = Choice.parse(self.choice) if self.choice is not None else None
        return Stake(Chance.read(self.chance), parse_money(self.stake), self.insured, choice)


class HeldBody(Body):
    chance: Word
    stake: Amount
    level: Annotated[int, Field(ge=1, le=99)]
    choice: Word | None = None

    def read(self) -> Held:
        choice = Choice.parse(self.choice) if self.choice is not None else None
        return Held(Chance.read(self.chance), parse_money(self.stake), self.level, choice)


class SettleRequest(WithRules):
    cards: Annotated[Cards, Field(description="In the order dealt, noir's and then rouge's.")]
    bets: Annotated[list[StakeBody], Field(max_length=MOST_STAKES)]
    held: Annotated[list[HeldBody], Field(max_length=MOST_STAKES)] = []

    def coup(self, rules: Ruleset) -> Coup:
        """Raises Refused for cards that are no coup, or that the shoe does not have."""
        cards = read_cards(self.cards, "cards")
        if problems := card_problems(rules, cards):
            raise Refused(*problems)
        return Coup.exactly(cards)

    def stakes(self) -> list[Stake]:
        return read_each("bets", self.bets, StakeBody.read)

    def prisoners(self) -> list[Held]:
        return read_each("held", self.held, HeldBody.read)


def _decks(value: Any) -> int | str:
    if value == ENDLESS:
        return ENDLESS
    if type(value) is not int:
        raise PydanticCustomError("not_a_whole_number", "not a whole number")
    if not 1 <= value <= MOST_DECKS:
        raise PydanticCustomError("out_of_range", "out of range")
    return value


_DECKS_SCHEMA = {"enum": [*range(1, MOST_DECKS + 1), ENDLESS]}
Decks = Annotated[int | Literal["infinite"], BeforeValidator(_decks), WithJsonSchema(_DECKS_SCHEMA)]


class OddsRequest(WithRules):
    decks: Decks
    seen: Cards = []

    def cards(self) -> tuple[Card, ...]:
        """Raises Refused."""
        if self.seen and self.decks == ENDLESS:
            raise Refused(Problem("seen_without_decks", "seen"))
        return read_cards(self.seen, "seen")
