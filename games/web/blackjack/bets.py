"""The bets of blackjack with what they cost: the hand with best play, and insurance."""

from fractions import Fraction

from django.utils.translation import gettext, pgettext

from games.blackjack.clauses import Clause
from games.blackjack.hands import ACE
from games.blackjack.parameters import Insurance
from games.blackjack.rulesets import Ruleset
from games.blackjack.settlement import INSURANCE_PAYS
from games.core.outcomes import Outcomes, of_results
from games.web.kit.bets import BetCost
from games.web.kit.formats import odds


def bets(rules: Ruleset) -> list[BetCost]:
    """Return the hand, and insurance where there is any. Raise Busy while best play is being computed."""
    from games.blackjack.outcomes import outcomes  # imports numpy

    known = outcomes(rules)
    blackjack = odds(rules.blackjack_pays.numerator, rules.blackjack_pays.denominator)
    hand = BetCost(
        key="hand",
        name=pgettext("blackjack bet", "A hand"),
        clause=Clause.ODDS_EDGE,
        edge=known.edge,
        pays=gettext("{odds}, a blackjack {blackjack}").format(odds=odds(1), blackjack=blackjack),
        when=pgettext("play", "Best play"),
        outcomes=known,
        calculator="chart",
    )
    return [hand] if rules.insurance is Insurance.NONE else [hand, _insurance(rules)]


def _insurance(rules: Ruleset) -> BetCost:
    known = _against_blackjack(rules)
    return BetCost(
        key="insurance",
        name=pgettext("blackjack bet", "Insurance"),
        clause=Clause.ODDS_INSURANCE,
        edge=known.edge,
        pays=odds(INSURANCE_PAYS),
        when=pgettext("blackjack bet", "The dealer shows an ace"),
        outcomes=known,
        calculator="advice",
    )


def _against_blackjack(rules: Ruleset) -> Outcomes:
    """Return what a unit of insurance wins, no other card than the ace being known."""
    from games.blackjack.composition import full, without
    from games.blackjack.dealer_play import blackjack_chance

    taken = blackjack_chance(ACE, without(full(rules.decks), [ACE]))
    return of_results({Fraction(INSURANCE_PAYS): taken, Fraction(-1): 1 - taken})
