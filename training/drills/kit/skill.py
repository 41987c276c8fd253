"""A skill: an endless source of items, made of the function that draws one."""

from collections.abc import Callable, Mapping
from typing import Any

from django.utils.functional import Promise

from training.drills.kit.cells import Cells, Grid
from training.drills.kit.chance import Chance
from training.drills.kit.items import Fits, Generator, Item, everywhere
from training.drills.kit.items import of_game as of_game

Draw = Callable[..., Item]
Grids = Callable[[Any, int], Grid | None]


def skill(
    name: str,
    *,
    engine: str,
    version: int,
    title: Promise,
    about: Promise,
    levels: tuple[Promise, ...],
    texts: Mapping[str, Promise],
    fits: Fits = everywhere,
    grids: Grids | None = None,
) -> Callable[[Draw], Generator]:
    """Turn the function below, which draws an item, into the `Generator` of a skill.

    The function is `draw(chance, level, rules)`, with the cell as a fourth argument where the skill has `grids`. All
    that it leaves to chance it takes from `chance`, which name, version, level and seed decide.
    """

    def make(draw: Draw) -> Generator:
        def whole(seed: str, level: int, rules: Any) -> Item:
            return draw(Chance(name, version, level, seed), level, rules)

        def of_cell(seed: str, level: int, rules: Any, cell: str) -> Item:
            return draw(Chance(name, version, level, seed, cell), level, rules, cell)

        cells = Cells(grids, of_cell) if grids else None
        return Generator(name, engine, version, title, about, levels, texts, whole, fits, cells)

    return make
