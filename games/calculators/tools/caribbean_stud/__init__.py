"""The calculators of Caribbean stud."""

from games.calculators.tools.tool import Tool

TOOLS: tuple[Tool, ...] = ()
