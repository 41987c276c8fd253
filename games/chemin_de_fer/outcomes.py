"""What a unit of the bank and of the punter wins or loses net in a coup, and with which probability.

Both play as well as they can (`equilibrium`), from a full shoe.
"""

from enum import StrEnum
from fractions import Fraction

from games.chemin_de_fer.equilibrium import odds
from games.chemin_de_fer.rulesets import Ruleset
from games.core.outcomes import Outcomes, of_results


class Side(StrEnum):
    """Who holds the cards, or backs the hand."""

    BANK = "bank"
    PUNTER = "punter"


def outcomes(rules: Ruleset, side: Side) -> Outcomes:
    """Return the outcomes of a unit on a side; what the bank wins is less the commission, taken as exact.

    >>> from games.chemin_de_fer.rulesets import ruleset
    >>> round(float(outcomes(ruleset(), Side.BANK).edge), 4)
    0.0101
    """
    found = odds(rules)
    wins, losses, won = found.wins, found.losses, 1 - rules.commission
    if side is Side.PUNTER:
        wins, losses, won = losses, wins, Fraction(1)
    return of_results({won: wins, Fraction(0): 1 - wins - losses, Fraction(-1): losses})
