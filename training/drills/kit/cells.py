"""A skill that is known only when each of its cells is: a table of situations, every one asked by itself."""

from dataclasses import dataclass

from training.drills.kit.phrase import Phrase

Side = tuple[tuple[str, Phrase], ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows and columns, each with its id and what it is called; a cell is `row-column`, `without` those that do not
    exist. `down` and `across` say what the rows and the columns are."""

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
