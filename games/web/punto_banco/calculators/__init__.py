"""The calculators of punto banco."""

from games.web.punto_banco.calculators import coup, odds, rebuild

TOOLS = (coup.TOOL, odds.TOOL, rebuild.TOOL)
