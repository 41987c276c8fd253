"""What the page of one-card war draws."""

from games.one_card_war.clauses import Clause
from games.one_card_war.rulesets import Ruleset

from games.core.cards import parse_cards
from games.web.kit.game import Figure


def figures(rules: Ruleset) -> dict[str, Figure]:
    """The figures of a ruleset by the clause beneath which they stand."""
    return {Clause.TIE: picture(rules, "9h9s")}


def picture(_rules: Ruleset, game: str) -> Figure:
    """Both cards of a short game."""
    return Figure("one_card_war/_cards.html", {"cards": parse_cards(game)})
