"""What an ante wins or loses net, with the BET that follows it, and with which probability."""

from collections import defaultdict
from fractions import Fraction

from games.caribbean_stud.odds import plain_tallies
from games.caribbean_stud.rulesets import BET_ANTES, Ruleset
from games.caribbean_stud.tallies import ACE_KINGS, DEALS
from games.core.outcomes import Outcomes, of_results
from games.ranking.hands import Category


def outcomes(rules: Ruleset) -> Outcomes:
    """Return the outcomes of an ante in the game without a change, with the best choice at every hand.

    They follow from every deal, counted.

    >>> from games.caribbean_stud.rulesets import ruleset
    >>> round(float(outcomes(ruleset("plain-caribbean-stud")).edge), 4)
    0.0522
    """
    deals: defaultdict[int, int] = defaultdict(int)  # by the antes won net
    for kind, tally in plain_tallies(rules.pay).items():
        pays = rules.pay[Category.HIGH_CARD if kind == ACE_KINGS else Category(kind)]
        deals[-1] += tally.folded
        deals[1] += tally.unqualified
        deals[1 + BET_ANTES * pays] += tally.worse
        deals[0] += tally.equal
        deals[-1 - BET_ANTES] += tally.better
    return of_results({Fraction(net): Fraction(count, DEALS) for net, count in deals.items()})
