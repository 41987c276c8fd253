"""A short game of chemin de fer for each clause that shows best when it is played."""

from games.baccarat.chemin_de_fer.rules import CheminDeFer
from games.baccarat.clauses import Clause


def chemin_de_fer_examples(rules: CheminDeFer) -> dict[Clause, str]:
    """The games by their clauses."""
    return {}
