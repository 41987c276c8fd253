"""A short game of Caribbean stud for each clause worth trying."""

from games.poker.caribbean_stud.rules import CaribbeanStud
from games.poker.clauses import Clause


def caribbean_stud_examples(rules: CaribbeanStud) -> dict[Clause, str]:
    """The games of a ruleset by their clauses."""
    return {}
