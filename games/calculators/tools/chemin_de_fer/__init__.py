"""The calculators of chemin de fer."""

from games.calculators.tools.tool import Tool

TOOLS: tuple[Tool, ...] = ()
