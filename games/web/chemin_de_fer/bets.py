"""Bank and punter of chemin de fer with what they cost."""

from django.utils.translation import gettext, pgettext

from games.chemin_de_fer.clauses import Clause
from games.chemin_de_fer.outcomes import Side, outcomes
from games.chemin_de_fer.rulesets import Ruleset
from games.web.kit.bets import BetCost
from games.web.kit.formats import odds, percent


def bets(rules: Ruleset) -> list[BetCost]:
    """Return both sides, who play as well as they can against each other."""
    names = {
        Side.BANK: pgettext("chemin de fer bet", "The bank"),
        Side.PUNTER: pgettext("chemin de fer bet", "The punter"),
    }
    less = gettext("{odds}, less {commission}").format(odds=odds(1), commission=percent(rules.commission))
    pays = {Side.BANK: less, Side.PUNTER: odds(1)}
    return [
        BetCost(
            key=side,
            name=names[side],
            clause=Clause.ODDS_COST,
            edge=known.edge,
            pays=pays[side],
            when=pgettext("play", "Best play on both sides"),
            outcomes=known,
            calculator="advice",
        )
        for side in Side
        for known in (outcomes(rules, side),)
    ]
