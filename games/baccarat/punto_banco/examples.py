"""A short game of punto banco for each clause that shows best when it is played."""

from games.baccarat.clauses import Clause
from games.baccarat.punto_banco.rules import PuntoBanco


def punto_banco_examples(rules: PuntoBanco) -> dict[Clause, str]:
    """The games by their clauses."""
    return {}
