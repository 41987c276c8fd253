"""Chemin de fer as dealt in Venice: the bank that goes round, the offers on it, and how to play a hand.

    >>> from games import chemin_de_fer as cdf
    >>> rules = cdf.ruleset("venice-chemin-de-fer", commission="0.04")
    >>> played = cdf.Session.parse("100*bank@1 60*stake@2 20*stake@a .KdQs:7c9d").play(rules)
    >>> for line in played[-1].settlement.lines:
    ...     print(line)
    60 on stake by seat 2: lose, 60 taken (baccarat-cdf-bank-wins, baccarat-cdf-single-stakes, baccarat-cdf-hand)
    20 on stake by standing player A: lose, 20 taken (baccarat-cdf-bank-wins, baccarat-cdf-single-stakes)
    >>> played[-1].settlement.cagnotte
    320
    >>> round(float(cdf.odds(rules).punter_draws), 3)
    0.826

Amounts are whole cents, odds and values fractions of a stake. What is imported here is light: no numpy, no Django.
"""

from fractions import Fraction

from games.baccarat.clauses import HandClause
from games.chemin_de_fer import advice
from games.chemin_de_fer.advice import Values
from games.chemin_de_fer.calls import Act, Call
from games.chemin_de_fer.clauses import Clause
from games.chemin_de_fer.coup import BANK, PUNTER, Coup, Dealt, Drawing, Result, judge
from games.chemin_de_fer.equilibrium import Equilibrium, odds
from games.chemin_de_fer.payment import Line, OfferResult, Settlement, settle
from games.chemin_de_fer.play import Hammer
from games.chemin_de_fer.rulesets import NAMES, Ruleset, ruleset
from games.chemin_de_fer.session import Played, Session
from games.chemin_de_fer.table import Phase, Table
from games.chemin_de_fer.tableau import Move, Tableau
from games.chemin_de_fer.tracker import Kept, Track, track
from games.core.cards import Card
from games.core.problems import Problem, Refused

__all__ = [
    "BANK",
    "NAMES",
    "PUNTER",
    "Act",
    "Call",
    "Card",
    "Clause",
    "Coup",
    "Dealt",
    "Drawing",
    "Equilibrium",
    "Hammer",
    "HandClause",
    "Kept",
    "Line",
    "Move",
    "OfferResult",
    "Phase",
    "Played",
    "Problem",
    "Refused",
    "Result",
    "Ruleset",
    "Session",
    "Settlement",
    "Table",
    "Tableau",
    "Track",
    "Values",
    "advise",
    "judge",
    "odds",
    "ruleset",
    "settle",
    "track",
]


def advise(rules: Ruleset, bank: int, third: int | None, draws_on_five: Fraction) -> Values:
    """Return what drawing and standing are worth to the bank per unit of its stake, and the better of them.

    `bank` is the score of its two cards, 0 to 7, and `third` the value of the card that the punter drew, 0 to 9, or
    None if the punter stood. `draws_on_five` is how often the punter draws on five, from 0 to 1. Raise ValueError for
    anything else.

    >>> str(advise(ruleset("venice-chemin-de-fer"), 3, 9, Fraction(1, 2)).best)
    'draw'
    """
    if (bank, third) not in advice.CELLS or not 0 <= draws_on_five <= 1:
        raise ValueError((bank, third, draws_on_five))
    return advice.advise(rules.decks, (bank, third), Fraction(draws_on_five), rules.commission)
