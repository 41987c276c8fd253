"""Punto banco as dealt in Venice: how a coup runs, what it pays and why, and what to do when it was dealt wrongly.

    >>> from games import punto_banco as pb
    >>> rules = pb.ruleset("venice-punto-banco", commission="0.04")
    >>> settled = pb.Play.parse("100*banco 20*tie@2 .3cKdTh9s").settle(rules)
    >>> print(settled.lines[0])
    100 on banco: win, 96 paid, 100 returned (baccarat-pb-pays-banco, baccarat-pb-commission)
    >>> print(settled.lines[1])
    20 on tie by player 2: lose, 20 taken (baccarat-pb-loses)

Amounts are whole cents, odds fractions per unit staked. What is imported here is light: no numpy, no Django.
"""

from games.baccarat.clauses import HandClause
from games.core.cards import Card
from games.core.problems import Problem, Refused
from games.punto_banco.bets import Bet, Hand
from games.punto_banco.clauses import Clause
from games.punto_banco.coup import Coup, Dealt, deal
from games.punto_banco.odds import Chances, chances, odds
from games.punto_banco.play import Play
from games.punto_banco.rebuild import Fault, Laid, Rebuilt, rebuild
from games.punto_banco.rulesets import NAMES, Ruleset, ruleset
from games.punto_banco.settlement import Line, Result, Settlement, settle
from games.punto_banco.stakes import Stake
from games.punto_banco.table import Decision

__all__ = [
    "NAMES",
    "Bet",
    "Card",
    "Chances",
    "Clause",
    "Coup",
    "Dealt",
    "Decision",
    "Fault",
    "Hand",
    "HandClause",
    "Laid",
    "Line",
    "Play",
    "Problem",
    "Rebuilt",
    "Refused",
    "Result",
    "Ruleset",
    "Settlement",
    "Stake",
    "chances",
    "deal",
    "odds",
    "rebuild",
    "ruleset",
    "settle",
]
