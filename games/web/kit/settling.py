"""What a game is asked to settle by a form, and what comes of it: the same shape for every game.

What is entered is kept as `Entry`, text in the notation of the engine, so that it can be stored and settled again.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Protocol, Self

from django.utils.functional import Promise

from games.core.cards import parse_cards
from games.core.money import parse_money
from games.core.problems import Problem, Refused
from games.web.kit.cards.names import card_names
from games.web.kit.formats import money
from games.web.kit.wording import problem_text

Entry = Mapping[str, str]  # the fields of a form by name, without those that are empty


class Kind(StrEnum):
    """What is typed into a field. It is kept as the engine writes it: an amount as 12.50, cards as TdAs, what is chosen
    by its value."""

    AMOUNT = "amount"
    CARDS = "cards"
    CHOICE = "choice"
    SUGGESTED = "suggested"
    TEXT = "text"


@dataclass(frozen=True, slots=True)
class Asked:
    """A field of the form. `choices` are the words by value; where they are suggested, other values may be typed."""

    name: str
    label: Promise | str
    kind: Kind
    choices: Mapping[str, Promise | str] = field(default_factory=dict)
    hint: Promise | str = ""
    needed: bool = True

    def said(self, value: str) -> str:
        """Return a value in words of the language that is active."""
        if self.kind is Kind.AMOUNT:
            return money(parse_money(value))
        if self.kind is Kind.CARDS:
            return card_names(parse_cards(value))
        return str(self.choices.get(value, value))


class Line(Protocol):
    """What engines say of a stake, in cents."""

    @property
    def stake(self) -> int: ...
    @property
    def winnings(self) -> int: ...
    @property
    def returned(self) -> int: ...
    @property
    def because(self) -> tuple[str, ...]: ...


@dataclass(frozen=True, slots=True)
class Settled:
    """What became of a stake, in cents and in words of the language that is active; `because` are the clauses."""

    player: str
    spot: str
    result: str
    stake: int
    winnings: int
    returned: int
    because: tuple[str, ...]
    held: int = 0

    @classmethod
    def of(cls, line: Line, player: str, spot: str, result: str, held: int = 0) -> Self:
        """Return a line of an engine in words."""
        return cls(player, spot, result, line.stake, line.winnings, line.returned, line.because, held)

    @property
    def taken(self) -> int:
        return self.stake - self.returned - self.held


@dataclass(frozen=True, slots=True)
class Settling:
    """How a game settles what is entered: the result, and the bets, row by row.

    `came` and `laid` are the fields under a ruleset. `settle` has the rows by their numbers and raises Refused with the
    paths of fields: "outcome" of what came, "laid[2].stake" of a row. Where a stake under the minimum is not accepted,
    `spot` says a row in words, and `cents` what it lays.
    """

    came: Callable[[Any], tuple[Asked, ...]]
    laid: Callable[[Any], tuple[Asked, ...]]
    settle: Callable[[Any, Entry, Mapping[int, Entry]], Sequence[Settled]]
    spot: Callable[[Any, Entry], str] | None = None
    cents: Callable[[Entry], int] | None = None


def settled(how: Settling, rules: Any, came: Entry, laid: Mapping[int, Entry]) -> list[Settled]:
    """Settle what is entered. A stake under the minimum does not play: it goes back, with the clause that says so.

    Raise Refused for anything else that is wrong.
    """
    playing = dict(laid)
    back: list[Settled] = []
    while True:
        try:
            return [*how.settle(rules, came, playing), *back]
        except Refused as refused:
            if how.spot is None or how.cents is None:
                raise
            if wrong := [problem for problem in refused.problems if _below_minimum(problem) is None]:
                raise Refused(*wrong) from None
            small = {row: problem for problem in refused.problems if (row := _below_minimum(problem)) is not None}
            for row, problem in small.items():
                entry = playing.pop(row)
                back.append(_returned(entry, how.spot(rules, entry), how.cents(entry), problem))


def _below_minimum(problem: Problem) -> int | None:
    """Return the row of a stake that is refused for the minimum alone."""
    if problem.code != "below_minimum" or not problem.field.startswith("laid["):
        return None
    return int(problem.field[5 : problem.field.index("]")])


def _returned(entry: Entry, spot: str, cents: int, problem: Problem) -> Settled:
    because = (problem.clause,) if problem.clause else ()
    return Settled(entry.get("player", ""), spot, problem_text(problem), cents, 0, cents, because)


def at_rows(
    refused: Refused, rows: Sequence[int], lists: str = "bets", names: Mapping[str, str] = MappingProxyType({})
) -> Refused:
    """Return a refusal of the engine, whose paths count the stakes of a list, with the rows from which they came, and
    with the names of the form's fields where these are other ones."""
    return Refused(*(_at_row(problem, rows, f"{lists}[", names) for problem in refused.problems))


def _at_row(problem: Problem, rows: Sequence[int], opening: str, names: Mapping[str, str]) -> Problem:
    if not problem.field.startswith(opening):
        return problem
    place, _bracket, rest = problem.field.removeprefix(opening).partition("]")
    name = rest.removeprefix(".").partition("[")[0]
    return replace(problem, field=f"laid[{rows[int(place)]}].{names.get(name, name)}")


@contextmanager
def at_row(row: int) -> Iterator[None]:
    """Say of what is refused inside from which row it came."""
    try:
        yield
    except Refused as refused:
        raise refused.at(f"laid[{row}]") from None
