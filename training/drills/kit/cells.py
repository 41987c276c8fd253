"""A skill that is known only when each of its cells is: situations or facts, every one asked by itself."""

from dataclasses import dataclass

from training.drills.kit.phrase import Phrase

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
    """Cells that make no table: by groups, each with what it is called and its cells, which have an id and a name."""

    groups: tuple[tuple[Phrase, Side], ...]

    @property
    def cells(self) -> tuple[str, ...]:
        """The names of all cells, group by group."""
        return tuple(name for _title, cells in self.groups for name, _called in cells)


Cells = Grid | Groups
