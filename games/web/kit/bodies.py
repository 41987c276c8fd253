"""What the bodies of the API share: their bases and the types of their fields."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Any, TypeVar

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    PlainSerializer,
    ValidatorFunctionWrapHandler,
    WrapValidator,
)
from pydantic_core import CoreSchema, PydanticCustomError
from pydantic_core.core_schema import no_info_after_validator_function, str_schema
from typing_extensions import TypedDict

from games.core.cards import Card
from games.core.money import parse_money, show_money
from games.core.problems import Refused
from games.web.kit.operation import UNKNOWN

MOST_LETTERS = 60


class Body(BaseModel):
    """An object of a request: exactly these keys, exactly these types, no guesses."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Request(Body):
    """The body of a request. `run` is what an `Operation` calls."""

    def run(self) -> object:
        """Call the engine and return its value, which the response reads. Raise Refused."""
        raise NotImplementedError


class Response(BaseModel):
    """An object of a response, read from the attributes of the engine's value of the same names."""

    model_config = ConfigDict(from_attributes=True, defer_build=True)


@dataclass(frozen=True, slots=True)
class Read:
    """Mark a field as text that `parse` understands. Refused is reported at the field, ValueError there as `code`."""

    parse: Callable[[str], object]
    code: str = "bad_value"

    def __get_pydantic_core_schema__(self, _source: object, _handler: object) -> CoreSchema:
        return no_info_after_validator_function(self._read, str_schema(max_length=MOST_LETTERS, strict=True))

    def _read(self, text: str) -> object:
        try:
            return self.parse(text)
        except Refused as refused:
            raise PydanticCustomError(refused.first.code, UNKNOWN, dict(refused.first.values)) from None
        except PydanticCustomError:
            raise
        except ValueError:
            raise PydanticCustomError(self.code, "malformed") from None


def _positive(text: str) -> int:
    cents = parse_money(text)
    if cents == 0:
        raise PydanticCustomError("stake_not_positive", "not positive")
    return cents


# What requests have: amounts are cents once they are read.
Word = Annotated[str, Field(max_length=MOST_LETTERS)]
Amount = Annotated[
    int, Read(_positive, "not_an_amount"), Field(description='Positive decimal, such as "12.50".')
]  # fmt: skip
AmountOrNothing = Annotated[
    int, Read(parse_money, "not_an_amount"), Field(description='Decimal, "0.00" if there is none.')
]
CardRead = Annotated[Card, Read(Card.parse)]
Overrides = Annotated[dict[Word, Any], Field(description="Parameters of the ruleset, one by one.")]


class RulesRequest(Request):
    """A request under a ruleset. Each game has its own default."""

    rules: Word
    overrides: Overrides = {}


AnyBody = TypeVar("AnyBody", bound=Body)
AnyRead = TypeVar("AnyRead")


def read_each(name: str, bodies: Sequence[AnyBody], read: Callable[[AnyBody], AnyRead]) -> list[AnyRead]:
    """Read a list, and name the member that is refused."""
    done: list[AnyRead] = []
    for body in bodies:
        try:
            done.append(read(body))
        except Refused as refused:
            raise refused.at(f"{name}[{len(done)}]") from None
    return done


class Value(TypedDict):
    """A probability or a value. `exact` is in lowest terms, or null where the method is not exact."""

    exact: str | None
    float: float


def shown_value(value: Fraction | float) -> Value:
    exact = f"{value.numerator}/{value.denominator}" if isinstance(value, Fraction) else None
    return {"exact": exact, "float": float(value)}


def absent(value: object) -> bool:
    """Return whether a field with `exclude_if=absent` is left out of the response."""
    return value is None or value == {}


def _unless_absent(value: object, read: ValidatorFunctionWrapHandler) -> Any:
    return None if value is None else read(value)


# What responses have, by the engine's types: cents, fractions, and whatever `str` names (a card, a bet, a clause).
Money = Annotated[int, PlainSerializer(show_money, return_type=str)]
Exact = Annotated[Value, BeforeValidator(shown_value)]
ExactOrAbsent = Annotated[Exact, WrapValidator(_unless_absent), Field(exclude_if=absent)]
Text = Annotated[str, BeforeValidator(str)]


class SettlementTotal(Response):
    """Sums over the lines of a settlement; `net` is what the players are better off by."""

    staked: Money
    winnings: Money
    returned: Money
    lost: Money
    net: Money
