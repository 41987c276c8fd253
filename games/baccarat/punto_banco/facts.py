"""The numbers in the texts of punto banco: for each `{placeholder}` the engine's own value."""

from games.baccarat.punto_banco.rules import PuntoBanco
from games.core.facts import Fact


def punto_banco_facts(rules: PuntoBanco) -> dict[str, Fact]:
    """Everything that the texts of punto banco may be filled with, by name, beside what both games share."""
    return {}
