"""The rulesets of one-card war."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from games.core.parameters import Reader, read, whole
from games.core.rulesets import Rulesets


@dataclass(frozen=True)
class Ruleset:
    """How a house deals one-card war."""

    name: str
    decks: int

    @classmethod
    def read(cls, name: str, table: Mapping[str, Any], overrides: Mapping[str, Any]) -> Self:
        """The ruleset that a table describes, with a house's own parameters over it. Raises Refused."""
        return cls(name, **read(cls, _READERS, table, overrides))


_READERS: dict[str, Reader] = {"decks": whole(1, 8)}
_ALL = Rulesets("games.one_card_war", Ruleset)
NAMES = _ALL.names


def ruleset(name: str = "home-war", overrides: Mapping[str, Any] | None = None) -> Ruleset:
    """A ruleset by name. Raises Refused for what does not exist."""
    return _ALL.ruleset(name, overrides)
