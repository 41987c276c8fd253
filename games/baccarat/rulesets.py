"""The rulesets of both games. `rulesets.toml` says of which game each is, and that game's class reads the rest."""

from collections.abc import Mapping
from typing import Any

from games.baccarat.chemin_de_fer.rules import CheminDeFer
from games.baccarat.punto_banco.rules import PuntoBanco
from games.core.rulesets import Rulesets

Ruleset = PuntoBanco | CheminDeFer

DEFAULT = "venice-punto-banco"
CHEMIN_DE_FER = "venice-chemin-de-fer"
_ALL: Rulesets[Ruleset] = Rulesets("games.baccarat", PuntoBanco, CheminDeFer)
NAMES = _ALL.names
ruleset_of = _ALL.ruleset_of


def ruleset(name: str = DEFAULT, overrides: Mapping[str, Any] | None = None) -> Ruleset:
    """A ruleset by name with single parameters overridden. Raises Refused for what does not exist or fit together."""
    return _ALL.ruleset(name, overrides)
