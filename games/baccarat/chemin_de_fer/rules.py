"""How a house deals chemin de fer."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from games.baccarat import parameters


@dataclass(frozen=True)
class CheminDeFer:
    """How a house deals chemin de fer. Amounts are cents."""

    game: ClassVar = "chemin-de-fer"

    name: str
    decks: int

    @classmethod
    def read(cls, name: str, table: Mapping[str, Any], overrides: Mapping[str, Any]) -> Self:
        """The ruleset that a table describes, with a house's own parameters over it. Raises Refused."""
        return cls(name, **parameters.read(cls, _READERS, table, overrides))


_READERS = {"decks": parameters.whole(1, 12)}
