"""The calculators of each game, which its room lists."""

from typing import Any

from games.web.kit.game import Game, Table, Tool


def tools_in(game: Game) -> dict[str, Tool]:
    """Return every calculator of a game by the last part of its address, whatever the ruleset is."""
    return {tool.slug: tool for tool in game.room().tools}


def tool_of(table: Table[Any], name: str) -> Tool | None:
    """Return the calculator of that address, if the table's ruleset has a use for it."""
    tool = tools_in(table.game).get(name)
    return tool if tool and tool.suits(table.rules) else None


def tools_of(table: Table[Any]) -> list[tuple[Tool, str]]:
    """Return the calculators that a table's ruleset has a use for, each with its address."""
    return [(tool, tool.address(table)) for tool in tools_in(table.game).values() if tool.suits(table.rules)]
