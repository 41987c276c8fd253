"""The numbers in the texts of chemin de fer: for each `{placeholder}` the engine's own value."""

from games.baccarat.chemin_de_fer.rules import CheminDeFer
from games.core.facts import Fact


def chemin_de_fer_facts(rules: CheminDeFer) -> dict[str, Fact]:
    """Everything that the texts of chemin de fer may be filled with, by name, beside what both games share."""
    return {}
