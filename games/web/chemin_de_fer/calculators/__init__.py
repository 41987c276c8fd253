"""The calculators of chemin de fer."""

from games.web.chemin_de_fer.calculators import advice, bank, coup

TOOLS = (bank.TOOL, coup.TOOL, advice.TOOL)
