"""The bets of punto banco with what they cost."""

from django.utils.translation import gettext

from games.punto_banco.bets import Bet
from games.punto_banco.clauses import Clause
from games.punto_banco.outcomes import outcomes
from games.punto_banco.rulesets import Ruleset
from games.web.kit.bets import BetCost
from games.web.kit.formats import odds, percent
from games.web.punto_banco.words import BETS

_CLAUSES = {Bet.PUNTO: Clause.PAYS_PUNTO, Bet.BANCO: Clause.PAYS_BANCO, Bet.TIE: Clause.PAYS_TIE}


def bets(rules: Ruleset) -> list[BetCost]:
    """Return the three bets."""
    less = gettext("{odds}, less {commission}").format(odds=odds(1), commission=percent(rules.commission))
    pays = {Bet.PUNTO: odds(1), Bet.BANCO: less, Bet.TIE: odds(rules.tie_pays)}
    return [
        BetCost(bet, str(BETS[bet]), _CLAUSES[bet], known.edge, pays[bet], outcomes=known, calculator="odds")
        for bet in Bet
        for known in (outcomes(rules, bet),)
    ]
