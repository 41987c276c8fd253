"""The calculators of trente et quarante."""

from games.calculators.tools.trente_quarante import coup, odds

TOOLS = (coup.TOOL, odds.TOOL)
