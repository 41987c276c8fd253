"""A table of baccarat: the limits of its bets, where the game has any."""

from games.baccarat.punto_banco.bets import Bet
from games.baccarat.punto_banco.rules import PuntoBanco
from games.baccarat.rulesets import Ruleset
from games.web.kit.game import Limits
from games.web.punto_banco.words import BETS


def limits(rules: Ruleset) -> list[Limits]:
    """In the order of the bets; chemin de fer has none, since the bank is the limit."""
    if not isinstance(rules, PuntoBanco) or not (rules.minimum or rules.maximum):
        return []
    return [(str(BETS[bet]), rules.minimum.get(bet), rules.maximum.get(bet)) for bet in Bet]
