"""Roulette by the rules of several houses: what is bet, what a spin pays and why, what a bet costs.

    >>> from games import roulette
    >>> rules = roulette.ruleset("venice-french", prison_levels=1)
    >>> [spin] = roulette.Session.parse("10*red 5*split:17-20 .17").play(rules)
    >>> print(spin.lines[0])
    10 on red: lose, 10 taken (roulette-loses)

Amounts are whole cents, odds fractions per unit staked. What is imported here is light: no numpy, no Django.
"""

from games.core.problems import Problem, Refused
from games.roulette.bets import Bet, Kind
from games.roulette.called import CalledBet
from games.roulette.clauses import Clause
from games.roulette.combined import Combined, combined
from games.roulette.counting import PaymentCheck, check_payment
from games.roulette.odds import Odds, odds
from games.roulette.parameters import Crew, Zero
from games.roulette.results import OutcomeTotal, outcome_totals
from games.roulette.rulesets import NAMES, Ruleset, ruleset
from games.roulette.session import Session, Spin
from games.roulette.spin import Line, Settlement, settle
from games.roulette.stakes import Choice, Held, Result, Stake, ZeroOption
from games.roulette.zero import zero_options

__all__ = [
    "NAMES",
    "Bet",
    "CalledBet",
    "Choice",
    "Clause",
    "Combined",
    "Crew",
    "Held",
    "Kind",
    "Line",
    "Odds",
    "OutcomeTotal",
    "PaymentCheck",
    "Problem",
    "Refused",
    "Result",
    "Ruleset",
    "Session",
    "Settlement",
    "Spin",
    "Stake",
    "Zero",
    "ZeroOption",
    "check_payment",
    "combined",
    "odds",
    "outcome_totals",
    "ruleset",
    "settle",
    "zero_options",
]
