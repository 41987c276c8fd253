"""The calculators of trente et quarante."""

from games.calculators.tools.tool import Tool

TOOLS: tuple[Tool, ...] = ()
