"""A short game for each clause that shows best when it is played: the player's card and the dealer's."""

from games.one_card_war.clauses import Clause
from games.one_card_war.rulesets import Ruleset


def examples(_rules: Ruleset) -> dict[Clause, str]:
    """The games of a ruleset by their clauses."""
    return {Clause.WINS: "KsTd", Clause.LOSES: "2c3d", Clause.TIE: "9h9s"}
