"""A short game of Texas hold'em for each clause worth trying."""

from games.poker.clauses import Clause
from games.poker.texas_holdem.rules import TexasHoldem


def texas_holdem_examples(rules: TexasHoldem) -> dict[Clause, str]:
    """The games of a ruleset by their clauses."""
    return {}
