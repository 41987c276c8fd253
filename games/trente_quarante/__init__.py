"""Trente et quarante as dealt in Venice: the coups, what they pay and why, and what a stake costs.

    >>> from games import trente_quarante as tq
    >>> rules = tq.ruleset("venice-trente-et-quarante", decks=6)
    >>> [coup] = tq.Session.parse("100*rouge 50*noir! .TdKcQhAc9d8hKcQs").play(rules)
    >>> print(coup.lines[0])
    100 on rouge: lose, 100 taken (trente-quarante-loses, trente-quarante-lower-wins)

Amounts are whole cents, odds fractions per unit staked. What is imported here is light: no numpy, no Django.
"""

from games.core.problems import Problem, Refused
from games.trente_quarante.clauses import Clause
from games.trente_quarante.coup import Line, Settlement, premium, settle
from games.trente_quarante.odds import Odds, odds
from games.trente_quarante.prison import apres_options
from games.trente_quarante.rows import Chance, Coup, Winner
from games.trente_quarante.rulesets import NAMES, Apres, Crew, DealtFrom, Ruleset, ruleset
from games.trente_quarante.session import Round, Session
from games.trente_quarante.stakes import ApresOption, Choice, Held, Result, Stake

__all__ = [
    "NAMES",
    "Apres",
    "ApresOption",
    "Chance",
    "Choice",
    "Clause",
    "Coup",
    "Crew",
    "DealtFrom",
    "Held",
    "Line",
    "Odds",
    "Problem",
    "Refused",
    "Result",
    "Round",
    "Ruleset",
    "Session",
    "Settlement",
    "Stake",
    "Winner",
    "apres_options",
    "odds",
    "premium",
    "ruleset",
    "settle",
]
