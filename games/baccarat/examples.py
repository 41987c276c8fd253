"""A short game for each clause that shows best when it is played, in the notation of its game."""

from games.baccarat.chemin_de_fer.examples import chemin_de_fer_examples
from games.baccarat.clauses import Clause
from games.baccarat.punto_banco.examples import punto_banco_examples
from games.baccarat.punto_banco.rules import PuntoBanco
from games.baccarat.rulesets import Ruleset


def examples(rules: Ruleset) -> dict[Clause, str]:
    """The games of a ruleset by their clauses. Each cites its clause when it is settled, or shows what it says."""
    return punto_banco_examples(rules) if isinstance(rules, PuntoBanco) else chemin_de_fer_examples(rules)
