"""What the API of every game shares: money, fractions, rulesets, and an operation with its two bodies."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Any, LiteralString, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field
from pydantic_core import PydanticCustomError
from typing_extensions import TypedDict

from games.core.money import parse_money, show_money
from games.core.problems import Refused
from games.core.totals import Total


class Body(BaseModel):
    """A request: exactly these keys, exactly these types, no guesses."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


AnyBody = TypeVar("AnyBody", bound=Body)
AnyRead = TypeVar("AnyRead")


def readable(read: Callable[[str], object], code: LiteralString) -> AfterValidator:
    """Text that `read` understands; where it raises ValueError, the text is refused with that code."""

    def checked(text: str) -> str:
        try:
            read(text)
        except ValueError:
            raise PydanticCustomError(code, code) from None
        return text

    return AfterValidator(checked)


def _positive(amount: str) -> str:
    if parse_money(amount) == 0:
        raise PydanticCustomError("stake_not_positive", "not positive")
    return amount


Cents = readable(parse_money, "not_an_amount")
Word = Annotated[str, Field(max_length=60)]
Amount = Annotated[Word, Cents, AfterValidator(_positive), Field(description='Positive decimal, such as "12.50".')]
Overrides = Annotated[dict[Word, Any], Field(description="Parameters of the ruleset, one by one.")]


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


def exactly(value: Fraction) -> Value:
    return {"exact": f"{value.numerator}/{value.denominator}", "float": float(value)}


class TotalBody(TypedDict):
    """Sums over the lines of a settlement; `net` is what the players are better off by."""

    staked: str
    winnings: str
    returned: str
    lost: str
    net: str


def total_body(total: Total) -> TotalBody:
    return {
        "staked": show_money(total.staked),
        "winnings": show_money(total.winnings),
        "returned": show_money(total.returned),
        "lost": show_money(total.lost),
        "net": show_money(total.net),
    }


@dataclass(frozen=True, slots=True)
class Operation:
    """One thing that a game can be asked. `run` raises `games.core.problems.Refused`."""

    game: str
    name: str
    summary: str
    request: type[Body]
    response: Any
    run: Callable[[Any], Any]
