"""Somebody's progress in the cells of a skill, and which cell comes next."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass

from training.drills.kit.cells import Grid
from training.drills.kit.chance import Chance
from training.quiz.phrases import say
from training.quiz.selectors import Cell

# How many of the weakest cells the next is drawn from, so that nobody foresees it.
_AMONG = 5


def next_cell(grid: Grid, done: Mapping[str, Cell], chance: Chance, but: str = "") -> str:
    """Return a cell that was never asked; when all were, one of the weakest: last answered wrong, then seldom right,
    then long ago. Not the one that has just been asked."""
    others = [cell for cell in grid.cells if cell != but] or list(grid.cells)
    if unseen := [cell for cell in others if cell not in done]:
        return chance.pick(unseen)
    weakest = sorted(others, key=lambda cell: (done[cell].is_right, done[cell].right, done[cell].last))
    return chance.pick(weakest[:_AMONG])


@dataclass(frozen=True, slots=True)
class ShownCell:
    """A cell of the table as a page shows it. `state` is right, wrong or open; `url` draws an item of it."""

    name: str
    state: str
    url: str


@dataclass(frozen=True, slots=True)
class ShownGrid:
    """The table of a skill: what its sides are called, and each row with its cells, None where there is none."""

    down: str
    across: str
    columns: list[str]
    rows: list[tuple[str, list[ShownCell | None]]]
    right: int
    size: int


def shown_grid(grid: Grid, done: Mapping[str, Cell], address: Callable[[str], str]) -> ShownGrid:
    """Return the table in the active language, with somebody's progress in each cell."""
    names = frozenset(grid.cells)

    def shown(name: str) -> ShownCell | None:
        return ShownCell(name, _state(done.get(name)), address(name)) if name in names else None

    return ShownGrid(
        down=say(asdict(grid.down)),
        across=say(asdict(grid.across)),
        columns=[say(asdict(phrase)) for _name, phrase in grid.columns],
        rows=[
            (say(asdict(phrase)), [shown(f"{row}-{column}") for column, _phrase in grid.columns])
            for row, phrase in grid.rows
        ],
        right=sum(name in done and done[name].is_right for name in names),
        size=len(names),
    )


def _state(cell: Cell | None) -> str:
    if cell is None:
        return "open"
    return "right" if cell.is_right else "wrong"
