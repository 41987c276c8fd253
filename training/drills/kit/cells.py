"""A skill that is known only when each of its cells is: situations or facts, every one asked by itself."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from games.web.kit.game import Figure
from training.drills.kit.phrase import Phrase


class State(StrEnum):
    """How well somebody knows a cell."""

    MASTERED = "mastered"
    SHAKY = "shaky"
    NOT_SEEN = "not-seen"


Drawn = Callable[[Mapping[str, State]], Figure]
Side = tuple[tuple[str, Phrase], ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """A table: rows and columns, each with its id and what it is called; a cell is `row-column`, `without` those that
    do not exist. `down` and `across` say what the rows and the columns are."""

    down: Phrase
    across: Phrase
    rows: Side
    columns: Side
    without: frozenset[str] = frozenset()

    @property
    def cells(self) -> tuple[str, ...]:
        """The names of all cells, row by row."""
        names = (f"{row}-{column}" for row, _row in self.rows for column, _column in self.columns)
        return tuple(name for name in names if name not in self.without)


@dataclass(frozen=True, slots=True)
class Groups:
    """Cells that make no table: by groups, each with what it is called and its cells, which have an id and a name.
    `drawn` makes a picture of the states of all cells, by their ids, where they have places of their own."""

    groups: tuple[tuple[Phrase, Side], ...]
    drawn: Drawn | None = field(default=None, compare=False)

    @property
    def cells(self) -> tuple[str, ...]:
        """The names of all cells, group by group."""
        return tuple(name for _title, cells in self.groups for name, _called in cells)


Cells = Grid | Groups
