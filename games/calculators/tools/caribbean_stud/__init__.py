"""The calculators of Caribbean stud."""

from games.calculators.tools.caribbean_stud import advice, hand, jackpot, odds

TOOLS = (hand.TOOL, advice.TOOL, jackpot.TOOL, odds.TOOL)
