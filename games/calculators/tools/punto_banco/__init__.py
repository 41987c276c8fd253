"""The calculators of punto banco."""

from games.calculators.tools.punto_banco import coup

TOOLS = (coup.TOOL,)
