"""The calculators of blackjack."""

from games.web.blackjack.calculators import advice, chart, played, trainer

TOOLS = (advice.TOOL, trainer.TOOL, chart.TOOL, played.TOOL)
