"""The limits of the bets at a table of punto banco."""

from games.punto_banco.bets import Bet
from games.punto_banco.rulesets import Ruleset
from games.web.kit.game import Limits
from games.web.punto_banco.words import BETS


def limits(rules: Ruleset) -> list[Limits]:
    """Return the limits in the order of the bets; none where the house has put up none."""
    if not (rules.minimum or rules.maximum):
        return []
    return [(str(BETS[bet]), rules.minimum.get(bet), rules.maximum.get(bet)) for bet in Bet]
