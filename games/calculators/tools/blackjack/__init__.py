"""The calculators of blackjack."""

from games.calculators.tools.tool import Tool

TOOLS: tuple[Tool, ...] = ()
