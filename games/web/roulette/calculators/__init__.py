"""The calculators beside the table of roulette."""

from games.web.roulette.calculators import called_bets, counting, cut, number, payouts, replays, zero

TOOLS = (
    called_bets.TOOL,
    replays.TOOL,
    number.TOOL,
    zero.TOOL,
    payouts.TOOL,
    cut.TOOL,
    counting.TOOL,
)
