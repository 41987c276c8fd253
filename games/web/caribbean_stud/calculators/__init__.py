"""The calculators of Caribbean stud."""

from games.web.caribbean_stud.calculators import advice, hand, jackpot, odds

TOOLS = (hand.TOOL, advice.TOOL, jackpot.TOOL, odds.TOOL)
