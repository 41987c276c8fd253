"""What a unit on a bet wins or loses net in a coup from a full shoe, and with which probability."""

from fractions import Fraction

from games.core.outcomes import Outcomes
from games.punto_banco.bets import Bet
from games.punto_banco.odds import odds
from games.punto_banco.rulesets import Ruleset


def outcomes(rules: Ruleset, bet: Bet) -> Outcomes:
    """Return the outcomes of a unit on a bet; the commission is taken as exact.

    >>> from games.punto_banco.rulesets import ruleset
    >>> round(float(outcomes(ruleset(), Bet.TIE).edge), 4)
    0.1436
    """
    won = {Bet.PUNTO: Fraction(1), Bet.BANCO: 1 - rules.commission, Bet.TIE: Fraction(rules.tie_pays)}[bet]
    kept = {end: Fraction(0) if end is Bet.TIE else Fraction(-1) for end in Bet}
    return Outcomes(
        {str(end): (chance, won if end is bet else kept[end]) for end, chance in odds(rules).ends.items()}, "coup"
    )
