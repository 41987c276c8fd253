"""The calculators of Texas hold'em."""

from games.calculators.tools.tool import Tool

TOOLS: tuple[Tool, ...] = ()
