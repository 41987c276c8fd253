"""The order of payment, and a picture counted in it."""

from games.roulette.bets import POSITIONS
from games.roulette.rulesets import Ruleset
from games.roulette.spin import settle
from games.roulette.stakes import Stake
from games.web.kit.game import Figure
from games.web.roulette.drawings import Chip
from games.web.roulette.words import PLURALS
from training.drills.kit.taught import Spec
from training.drills.roulette.lessons.figures.common import CHIP, figure


def order(rules: Ruleset, _spec: Spec) -> Figure:
    """List what is paid in turn: kinds of bet, single even chances, or all bets on numbers at once."""
    return figure("order", turns=[str(PLURALS[turn]) for turn in rules.order_of_payment])


def picture(rules: Ruleset, spec: Spec) -> Figure:
    """Draw a picture with chips, counted line by line in the order of payment."""
    number, unit = spec["number"], spec["unit"]
    laid = {key: int(chips) for chips, _star, key in (stake.partition("*") for stake in spec["stakes"])}
    settled = settle(rules, number, [Stake(POSITIONS[key], chips * CHIP) for key, chips in laid.items()])
    rows = [
        {"bet": line.bet.key, "chips": line.stake, "pays": line.bet.pays, "won": line.winnings}
        for line in settled.lines
    ]
    total = settled.total.winnings
    chips = [Chip(key, str(count)) for key, count in laid.items()]
    return figure("picture", number=number, unit=unit, chips=chips, rows=rows, total=total, money=total * unit)
