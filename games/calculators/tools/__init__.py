"""The calculators beside the table, by the last part of their address, in the order in which they are listed."""

from games.calculators.tables import Table
from games.calculators.tools import called_bets, counting, cut, number, payouts, replays, zero
from games.calculators.tools.tool import Tool

TOOLS: dict[str, Tool] = {
    tool.slug: tool
    for tool in (
        called_bets.TOOL,
        replays.TOOL,
        number.TOOL,
        zero.TOOL,
        payouts.TOOL,
        cut.TOOL,
        counting.TOOL,
    )
}


def tools_of(table: Table) -> list[tuple[Tool, str]]:
    """The calculators that a table's ruleset has a use for, each with its address."""
    return [(tool, tool.address(table)) for tool in TOOLS.values() if tool.suits(table.rules)]
