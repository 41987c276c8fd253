"""The calculators of punto banco."""

from games.calculators.tools.punto_banco import coup, odds, rebuild

TOOLS = (coup.TOOL, odds.TOOL, rebuild.TOOL)
