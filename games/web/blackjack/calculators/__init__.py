"""The calculators of blackjack."""

from games.web.blackjack.calculators import advice, chart, played

TOOLS = (played.TOOL, advice.TOOL, chart.TOOL)
