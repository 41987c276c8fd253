"""The calculators of trente et quarante."""

from games.web.trente_quarante.calculators import coup, odds

TOOLS = (coup.TOOL, odds.TOOL)
