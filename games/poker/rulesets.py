"""The rulesets of both games. `rulesets.toml` says of which game each is, and that game's class reads the rest."""

from collections.abc import Mapping
from typing import Any

from games.core.rulesets import Rulesets
from games.poker.caribbean_stud.rules import CaribbeanStud
from games.poker.texas_holdem.rules import TexasHoldem

Ruleset = CaribbeanStud | TexasHoldem

DEFAULT = CARIBBEAN_STUD = "venice-caribbean-stud"
TEXAS_HOLDEM = "venice-texas-holdem"
_ALL: Rulesets[Ruleset] = Rulesets("games.poker", CaribbeanStud, TexasHoldem)
NAMES = _ALL.names
ruleset_of = _ALL.ruleset_of


def ruleset(name: str = DEFAULT, overrides: Mapping[str, Any] | None = None) -> Ruleset:
    """A ruleset by name with single parameters overridden. Raises Refused for what does not exist or fit together."""
    return _ALL.ruleset(name, overrides)
