"""A skill: an endless source of items, made of the function that draws one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from django.utils.functional import Promise

from training.drills.kit.cells import Cells
from training.drills.kit.chance import Chance
from training.drills.kit.items import Item
from training.drills.kit.rules import Ruleset, books_of, engine_of, without_limits

Draw = Callable[..., Item]
Fits = Callable[[Any, int], bool]
Grids = Callable[[Any, int], Cells | None]


def everywhere(_rules: Ruleset, _level: int) -> bool:
    """Fit every ruleset of the engine at every level."""
    return True


@dataclass(frozen=True, slots=True)
class Generator:
    """A skill of an engine, or of all that are built on a package that games share, as an endless source of items.

    `make(seed, level, ruleset)` is pure: with the same version and arguments it makes the same item for ever.
    A change of what it makes needs a higher `version`. `levels` holds a title for each level, from 1.
    `texts` are its phrases by code; a code once used in an exam is never given another meaning.
    `fits(rules, level)` says whether there is anything to ask at a level under a ruleset of the engine.
    `grids(rules, level)` are the cells into which a level falls, None where it does not. A skill `of_limits` asks for
    those of a house's table; under others, stakes are drawn as if it had none.
    """

    name: str
    engine: str
    version: int
    title: Promise
    about: Promise
    levels: tuple[Promise, ...]
    texts: Mapping[str, Promise]
    draw: Draw
    fits: Fits = everywhere
    grids: Grids | None = None
    of_limits: bool = False

    def suits(self, rules: Ruleset) -> tuple[int, ...]:
        """Return the levels that can be asked under a ruleset; none: the skill does not belong to it."""
        return tuple(level for level in range(1, len(self.levels) + 1) if self.asks(rules, level))

    def asks(self, rules: Ruleset, level: int) -> bool:
        """Return whether there is such a level, and anything to ask at it under a ruleset."""
        return self.engine in books_of(engine_of(rules)) and 1 <= level <= len(self.levels) and self.fits(rules, level)

    def grid(self, rules: Ruleset, level: int) -> Cells | None:
        """Return the cells into which a level falls under a ruleset, if it does."""
        return self.grids(rules, level) if self.grids else None

    def make(self, seed: str, level: int, ruleset: Ruleset, cell: str = "") -> Item:
        """Return the item of that seed, in a cell where one is named. Raise ValueError for a level or a cell that the
        skill does not have under the ruleset."""
        if not self.asks(ruleset, level):
            raise ValueError(f"{self.name} has no level {level} under {ruleset.name}")
        rules = ruleset if self.of_limits else without_limits(ruleset)
        grid = self.grid(rules, level)
        if cell not in ("", *(grid.cells if grid else ())):
            raise ValueError(f"{self.name} has no cell {cell} at level {level} under {ruleset.name}")
        seeds = self.name, self.version, level, seed
        if not grid:
            return self.draw(Chance(*seeds), level, rules)
        named = cell or Chance(*seeds, "cell").pick(grid.cells)
        return replace(self.draw(Chance(*seeds, named), level, rules, named), cell=named)


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
    of_limits: bool = False,
) -> Callable[[Draw], Generator]:
    """Turn the function below, which draws an item, into the `Generator` of a skill.

    The function is `draw(chance, level, rules)`, with the cell as a fourth argument where the skill has `grids`. All
    that it leaves to chance it takes from `chance`, which name, version, level and seed decide.
    """
    return lambda draw: Generator(name, engine, version, title, about, levels, texts, draw, fits, grids, of_limits)
