"""The API of chemin de fer: its requests, what of the engine they call, and what of its values they show."""

from fractions import Fraction
from typing import Annotated, Literal

from pydantic import AliasPath, BeforeValidator, Field, WithJsonSchema
from pydantic_core import PydanticCustomError

from games.chemin_de_fer.advice import advise
from games.chemin_de_fer.composition import Decks
from games.chemin_de_fer.rulesets import DEFAULT, ruleset
from games.chemin_de_fer.tableau import MOVE_CLAUSE
from games.chemin_de_fer.tracker import Track, track
from games.core import parameters
from games.web.kit.bodies import Amount, Exact, Money, Read, Request, Response, RulesRequest, Text, Word
from games.web.kit.operation import Operation

GAME = "chemin-de-fer"
MOST_COUPS = 1_000
NO_MINIMUM = "0.01"  # the smallest amount that there is
_DECKS = ruleset(DEFAULT).decks


def _decks(value: object) -> object:
    """Return the decks of the game, or endless ones: no other number is asked for."""
    if value == "infinite" or (type(value) is int and value == _DECKS):
        return value
    raise PydanticCustomError("not_one_of", "none of the possible words")


class CheminDeFerAdviseRequest(Request):
    bank: Annotated[int, Field(ge=0, le=7, description="The score of the bank's two cards.")]
    punter_third: Annotated[int, Field(ge=0, le=9)] | None = Field(
        description="The value of the card that the punter drew; null if the punter stood."
    )
    draws_on_five: Annotated[float, Field(ge=0, le=1, description="How often the punter draws on five, from 0 to 1.")]
    decks: Annotated[Decks, BeforeValidator(_decks), WithJsonSchema({"enum": [_DECKS, "infinite"]})]
    commission: Annotated[
        Fraction, Read(parameters.share, "not_a_share"), Field(description='Share of a win, such as "0.05".')
    ]

    def run(self) -> object:
        cell = self.bank, self.punter_third
        habit = Fraction(repr(self.draws_on_five))  # the decimal that was written, exactly
        values = advise(self.decks, cell, habit, self.commission)
        table = ruleset(DEFAULT).tableau.move(*cell)
        return {"best": values.best, "values": values, "table": table, "clause": MOVE_CLAUSE[table]}


class CheminDeFerValues(Response):
    draw: Exact
    stand: Exact


class CheminDeFerAdviseResponse(Response):
    """`best` is draw or stand. `table` is what the rule table says: draw, stand or free, under the rule `clause`."""

    best: Text
    values: CheminDeFerValues
    table: Text
    clause: Text


class CheminDeFerBankRequest(RulesRequest):
    rules: Word = DEFAULT
    start: Annotated[Amount, Field(description="The amount with which each banker starts.")]
    coups: Annotated[list[Literal["win", "lose", "tie", "retire"]], Field(max_length=MOST_COUPS)]

    def run(self) -> Track:
        """Apply, as in every game, only the limits that the request states."""
        rules = ruleset(self.rules, {"minimum": NO_MINIMUM, **self.overrides})
        return track(rules, self.start, self.coups)


class CheminDeFerStep(Response):
    """After one step: whose the bank is and its amount, what the house took in it, and what the banker before it took
    away."""

    coup: Annotated[Text, Field(validation_alias="what")]
    seat: int
    bank: Money
    cagnotte: Money
    taken_away: Money
    clause: Annotated[Text, Field(validation_alias=AliasPath("because", 0))]


class CheminDeFerBankResponse(Response):
    """The state after all steps: the seat that holds the bank, its amount, and all that the house has taken."""

    seat: int
    bank: Money
    cagnotte: Money
    steps: list[CheminDeFerStep]


OPERATIONS = (
    Operation(
        GAME, "advise", "What drawing and standing are worth", CheminDeFerAdviseRequest, CheminDeFerAdviseResponse
    ),
    Operation(GAME, "bank", "Follow a bank from coup to coup", CheminDeFerBankRequest, CheminDeFerBankResponse),
)
