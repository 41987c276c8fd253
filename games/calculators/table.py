"""A table at which a visitor calculates or plays: a game under a ruleset, whatever the game is."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar
from urllib.parse import urlencode

from games.rulebook.registry import Game

R = TypeVar("R")


@dataclass(frozen=True)
class Table(Generic[R]):
    """The game whose page it belongs to, and its rules: the ruleset of the game's own engine.

    `query` is what addresses say of it where it is not the usual table of its game.
    """

    game: Game
    rules: R
    query: Mapping[str, str] = field(default_factory=dict)

    @property
    def suffix(self) -> str:
        """What is put behind the address of another page of the game that follows this table."""
        return f"?{urlencode(self.query)}" if self.query else ""
