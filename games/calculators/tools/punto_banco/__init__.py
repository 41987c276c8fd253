"""The calculators of punto banco."""

from games.calculators.tools.tool import Tool

TOOLS: tuple[Tool, ...] = ()
