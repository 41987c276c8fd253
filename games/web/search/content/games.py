"""The pages of games and their calculators."""

from collections.abc import Iterator
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext, pgettext

from games.web.calculators.tables import PLAYED, table_of
from games.web.calculators.tools import tools_of
from games.web.kit.game import Game, Table, Tool
from games.web.registry import GAMES
from games.web.search.content.names import list_of_words, names_of
from games.web.search.found import Found
from games.web.search.models import Kind


def games() -> Iterator[Found]:
    """Yield the rules of each game as one page, by its name."""
    also = pgettext("other words for the rules of a game", "rules, how to play, how does it work")
    for game in GAMES.values():
        yield Found(
            Kind.GAME,
            game.slug,
            reverse("rulebook:game", args=[game.slug]),
            str(game.title),
            text=str(game.summary),
            words=names_of(game)[1:],
            context=(
                gettext("Rules of the games"),
                also,
                *list_of_words().every_game,
                *map(str, game.rulesets.values()),
            ),
        )


def tools() -> Iterator[Found]:
    """Yield the calculators of each game, under the first of its rulesets that has a use for them, and its felt."""
    for game in GAMES.values():
        if game.slug in PLAYED:
            yield _page(game, "table", pgettext("gaming table", "Table"), str(game.at_felt))
        yield _page(
            game,
            "index",
            gettext("Calculators"),
            gettext("All the calculators of the game, each with a link to share."),
        )
        for tool, table in _tools(game).values():
            yield Found(
                Kind.TOOL,
                f"{game.family}-{tool.slug}",
                tool.address(table),
                str(tool.title),
                str(game.title),
                str(tool.about),
                words=list_of_words().tools.get(f"{game.family}-{tool.slug}", ()),
                context=_context(game),
            )


def _page(game: Game, name: str, title: str, text: str) -> Found:
    address = reverse(f"calculators:{name}", kwargs={"slug": game.slug})
    return Found(Kind.TOOL, f"{game.slug}/{name}", address, title, str(game.title), text, context=_context(game))


def _tools(game: Game) -> dict[str, tuple[Tool, Table[Any]]]:
    tables = (table_of(game, ruleset) for ruleset in reversed(game.rulesets))
    return {tool.slug: (tool, table) for table in tables for tool, _address in tools_of(table)}


def _context(game: Game) -> tuple[str, ...]:
    return *names_of(game), gettext("Calculators"), *list_of_words().every_calculator
