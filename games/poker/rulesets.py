"""The rulesets of both games. `rulesets.toml` says of which game each is, and that game's module reads the rest."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, TypeVar

from games.core.problems import Problem, Refused
from games.core.rulesets import load_rulesets
from games.poker.caribbean_stud.rules import CaribbeanStud
from games.poker.texas_holdem.rules import TexasHoldem

Ruleset = CaribbeanStud | TexasHoldem
_Game = TypeVar("_Game", CaribbeanStud, TexasHoldem)

DEFAULT = CARIBBEAN_STUD = "venice-caribbean-stud"
TEXAS_HOLDEM = "venice-texas-holdem"
_GAMES: dict[str, type[Ruleset]] = {kind.game: kind for kind in (CaribbeanStud, TexasHoldem)}
_TABLES = load_rulesets("games.poker")
_GAME_OF = {name: _GAMES[table.pop("game")] for name, table in _TABLES.items()}
NAMES = tuple(_TABLES)


def ruleset(name: str = DEFAULT, overrides: Mapping[str, Any] | None = None) -> Ruleset:
    """A ruleset by name with single parameters overridden. Raises Refused for what does not exist or fit together."""
    if name not in _TABLES:
        raise _unknown(name)
    return _build(name, overrides) if overrides else _plain(name)


def ruleset_of(game: type[_Game], name: str, overrides: Mapping[str, Any] | None = None) -> _Game:
    """The same for one of the games; the other's rulesets are unknown to it."""
    rules = ruleset(name, overrides) if _GAME_OF.get(name) is game else None
    if not isinstance(rules, game):
        raise _unknown(name)
    return rules


def _unknown(name: str) -> Refused:
    return Refused(Problem("unknown_ruleset", "rules", {"rules": name}))


@lru_cache
def _plain(name: str) -> Ruleset:
    return _build(name, {})


def _build(name: str, overrides: Mapping[str, Any]) -> Ruleset:
    return _GAME_OF[name].read(name, _TABLES[name], overrides)
