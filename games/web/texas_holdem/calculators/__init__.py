"""The calculators of Texas hold'em."""

from games.web.texas_holdem.calculators import best_hand, equity, hand, showdown

TOOLS = (hand.TOOL, showdown.TOOL, equity.TOOL, best_hand.TOOL)
