"""The calculators of blackjack."""

from games.calculators.tools.blackjack import advice, chart, played

TOOLS = (played.TOOL, advice.TOOL, chart.TOOL)
