"""Drawings and tables that stand beneath clauses, and the pictures of short games, as each game's room draws them."""

from functools import lru_cache

from django.template.loader import render_to_string
from django.utils.safestring import SafeString
from django.utils.translation import override

from games.core.rulesets import GameRules
from games.web import registry
from games.web.kit.game import KEPT, Figure


@lru_cache(maxsize=KEPT)  # nothing in them changes while the program runs
def rendered(ruleset: str, language: str, overrides: str = "") -> dict[str, SafeString]:
    """Return what stands beneath each clause that has a figure, by its id, in one language."""
    game = registry.game_of(ruleset)
    rules = registry.overridden(game.engine, ruleset, overrides)
    with override(language):
        figures = game.room().figures(rules)
        return {clause: render_to_string(figure.template, figure.shows) for clause, figure in figures.items()}


@lru_cache(maxsize=KEPT)
def shapes(ruleset: str, overrides: str = "") -> SafeString:
    """Return what the drawings of a page are made of, empty where its game has nothing of the kind."""
    game = registry.game_of(ruleset)
    shared = game.room().shapes(registry.overridden(game.engine, ruleset, overrides))
    return render_to_string(shared.template, shared.shows) if shared else SafeString()


def picture(rules: GameRules, clause: str) -> Figure | None:
    """Return the example of a clause as a picture; None where a ruleset has no such example."""
    room = registry.game_of(rules.name).room()
    play = room.examples(rules).get(clause)
    return None if play is None else room.picture(rules, play)
