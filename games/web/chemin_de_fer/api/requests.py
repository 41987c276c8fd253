"""What chemin de fer can be asked: the bodies of its requests, and how they are read."""

from fractions import Fraction
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, WithJsonSchema
from pydantic_core import PydanticCustomError

from games.baccarat.chemin_de_fer.composition import Cell, Decks
from games.baccarat.chemin_de_fer.rules import CheminDeFer
from games.baccarat.rulesets import CHEMIN_DE_FER, ruleset, ruleset_of
from games.core import parameters
from games.core.money import parse_money
from games.web.kit.operation import Amount, Body, Overrides, Word, readable

MOST_COUPS = 1_000
NO_MINIMUM = "0.01"  # the smallest amount that there is
_DECKS = ruleset(CHEMIN_DE_FER).decks


def _decks(value: object) -> object:
    """The decks of the game, or endless ones: no other number is asked for."""
    if value == "infinite" or (type(value) is int and value == _DECKS):
        return value
    raise PydanticCustomError("not_one_of", "none of the possible words")


Share = Annotated[Word, readable(parameters.share, "not_a_share"), Field(description='Share of a win, such as "0.05".')]


class AdviseRequest(Body):
    bank: Annotated[int, Field(ge=0, le=7, description="The score of the bank's two cards.")]
    punter_third: Annotated[int, Field(ge=0, le=9)] | None = Field(
        description="The value of the card that the punter drew; null if the punter stood."
    )
    draws_on_five: Annotated[float, Field(ge=0, le=1, description="How often the punter draws on five, from 0 to 1.")]
    decks: Annotated[Decks, BeforeValidator(_decks), WithJsonSchema({"enum": [_DECKS, "infinite"]})]
    commission: Share

    @property
    def cell(self) -> Cell:
        return self.bank, self.punter_third

    @property
    def habit(self) -> Fraction:
        """The decimal that was written, exactly."""
        return Fraction(repr(self.draws_on_five))

    @property
    def share(self) -> Fraction:
        return parameters.share(self.commission)


class BankRequest(Body):
    rules: Word = CHEMIN_DE_FER
    overrides: Overrides = {}
    start: Annotated[Amount, Field(description="The amount with which each banker starts.")]
    coups: Annotated[list[Literal["win", "lose", "tie", "retire"]], Field(max_length=MOST_COUPS)]

    def ruleset(self) -> CheminDeFer:
        """As in every game, the API applies only the limits that the request states."""
        return ruleset_of(CheminDeFer, self.rules, {"minimum": NO_MINIMUM, **self.overrides})

    @property
    def cents(self) -> int:
        return parse_money(self.start)
