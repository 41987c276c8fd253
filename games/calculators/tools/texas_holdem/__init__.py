"""The calculators of Texas hold'em."""

from games.calculators.tools.texas_holdem import best_hand, equity, hand, showdown

TOOLS = (hand.TOOL, showdown.TOOL, equity.TOOL, best_hand.TOOL)
