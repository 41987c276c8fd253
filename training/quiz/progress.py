"""Somebody's progress in the cells of a skill, and which cell comes next."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import cached_property

from games.web.kit.game import Figure
from training.drills.kit.cells import Cells, Grid, Groups, State
from training.drills.kit.chance import Chance
from training.drills.kit.phrase import Phrase
from training.quiz.phrases import say
from training.quiz.selectors import Cell

# How many of the weakest cells the next is drawn from, so that nobody foresees it.
_AMONG = 5


def next_cell(grid: Cells, done: Mapping[str, Cell], chance: Chance, but: str = "") -> str:
    """Return a cell that was never asked; when all were, one of the weakest: last answered wrong, then seldom right,
    then long ago. Not the one that has just been asked."""
    others = [cell for cell in grid.cells if cell != but] or list(grid.cells)
    if unseen := [cell for cell in others if cell not in done]:
        return chance.pick(unseen)
    weakest = sorted(others, key=lambda cell: (done[cell].is_right, done[cell].right, done[cell].last))
    return chance.pick(weakest[:_AMONG])


def state_of(cell: Cell | None) -> State:
    """Return how well a cell is known by the record of it; None where it was never asked."""
    if cell is None:
        return State.NOT_SEEN
    return State.MASTERED if cell.is_mastered else State.SHAKY


@dataclass(frozen=True, slots=True)
class ShownCell:
    """A cell as a page shows it: what it is called, how well it is known, and where an item of it is drawn."""

    name: str
    state: State
    right: int
    url: str


@dataclass(frozen=True)
class ShownMap:
    """The cells of a skill. Those of a table have `down`, `across` and `columns`, and None in a row where there is no
    cell; groups have rows alone."""

    rows: list[tuple[str, list[ShownCell | None]]]
    down: str = ""
    across: str = ""
    columns: tuple[str, ...] = ()

    @cached_property
    def cells(self) -> list[ShownCell]:
        return [cell for _row, cells in self.rows for cell in cells if cell]

    @property
    def size(self) -> int:
        return len(self.cells)

    def _count(self, state: State) -> int:
        return sum(cell.state is state for cell in self.cells)

    @property
    def mastered(self) -> int:
        return self._count(State.MASTERED)

    @property
    def shaky(self) -> int:
        return self._count(State.SHAKY)

    @property
    def not_seen(self) -> int:
        return self._count(State.NOT_SEEN)


def shown_map(grid: Cells, done: Mapping[str, Cell], address: Callable[[str], str]) -> ShownMap:
    """Return the cells in the active language, with somebody's progress in each."""

    def shown(cell: str, name: str) -> ShownCell:
        known = done.get(cell)
        return ShownCell(name, state_of(known), known.right if known else 0, address(cell))

    if isinstance(grid, Groups):
        return ShownMap(
            [(_said(title), [shown(cell, _said(name)) for cell, name in cells]) for title, cells in grid.groups]
        )
    return ShownMap(
        rows=list(_rows(grid, shown)),
        down=_said(grid.down),
        across=_said(grid.across),
        columns=tuple(_said(phrase) for _name, phrase in grid.columns),
    )


def picture(grid: Cells, done: Mapping[str, Cell]) -> Figure | None:
    """Draw somebody's progress where the cells have places of their own; None where they have none."""
    if not isinstance(grid, Groups) or grid.drawn is None:
        return None
    return grid.drawn({cell: state_of(done.get(cell)) for cell in grid.cells})


def _rows(grid: Grid, shown: Callable[[str, str], ShownCell]) -> Iterator[tuple[str, list[ShownCell | None]]]:
    names = frozenset(grid.cells)
    columns = [(column, _said(phrase)) for column, phrase in grid.columns]
    for row, phrase in grid.rows:
        said = _said(phrase)
        cells = [(f"{row}-{column}", f"{said} / {called}") for column, called in columns]
        yield said, [shown(cell, name) if cell in names else None for cell, name in cells]


def _said(phrase: Phrase) -> str:
    return say(asdict(phrase))
