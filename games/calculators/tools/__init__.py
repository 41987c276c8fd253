"""The calculators of each game: a package for each, whose `TOOLS` stand in the order in which they are listed.

A package is imported when somebody asks for it: what computes with cards is heavy, and a start of the site is quick.
"""

from functools import cache
from importlib import import_module

from games.calculators.table import Table
from games.calculators.tools.tool import Tool
from games.rulebook.registry import GAMES, Game

# By the slug of a game, or by its family where all games of the family have the same.
_PACKAGES = {
    "roulette": "roulette",
    "trente-et-quarante": "trente_quarante",
    "blackjack": "blackjack",
    "punto-banco": "punto_banco",
    "chemin-de-fer": "chemin_de_fer",
    "caribbean-stud": "caribbean_stud",
    "texas-holdem": "texas_holdem",
}


def _package(game: Game) -> str:
    return _PACKAGES.get(game.slug) or _PACKAGES.get(game.family, "")


# The games that have calculators.
WITH_TOOLS = tuple(slug for slug, game in GAMES.items() if _package(game))


@cache
def _tools(package: str) -> dict[str, Tool]:
    return {tool.slug: tool for tool in import_module(f"games.calculators.tools.{package}").TOOLS}


def tools_in(game: Game) -> dict[str, Tool]:
    """Every calculator of a game by the last part of its address, whatever the ruleset is."""
    return _tools(_package(game))


def tool_of(table: Table, name: str) -> Tool | None:
    """The calculator of that address, if the table's ruleset has a use for it."""
    tool = tools_in(table.game).get(name)
    return tool if tool and tool.suits(table.rules) else None


def tools_of(table: Table) -> list[tuple[Tool, str]]:
    """The calculators that a table's ruleset has a use for, each with its address."""
    return [(tool, tool.address(table)) for tool in tools_in(table.game).values() if tool.suits(table.rules)]
