"""The calculators of chemin de fer."""

from games.calculators.tools.chemin_de_fer import advice, bank, coup

TOOLS = (bank.TOOL, coup.TOOL, advice.TOOL)
