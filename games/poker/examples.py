"""A short game for each clause that shows best when it is played, in the notation of its game."""

from games.poker.caribbean_stud.examples import caribbean_stud_examples
from games.poker.caribbean_stud.rules import CaribbeanStud
from games.poker.clauses import Clause
from games.poker.rulesets import Ruleset
from games.poker.texas_holdem.examples import texas_holdem_examples


def examples(rules: Ruleset) -> dict[Clause, str]:
    """The games of a ruleset by their clauses. Each cites its clause when it is settled, or shows what it says."""
    return caribbean_stud_examples(rules) if isinstance(rules, CaribbeanStud) else texas_holdem_examples(rules)
