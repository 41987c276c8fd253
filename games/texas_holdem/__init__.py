"""Texas hold'em: players against each other, two cards of their own and five in common; who wins what, and why.

    >>> from games import texas_holdem as th
    >>> rules = th.ruleset("venice-texas-holdem", fewest_seats=3)
    >>> hand = th.Hand.parse("1 800,500,100 AsKd,AhKc,QhQc a a a .2c7d9h .Js .3c")
    >>> for line in hand.play(rules).lines:
    ...     print(line)
    300 to 1: returned (poker-he-uncalled)
    285 to 3: win with pair (poker-he-wins, poker-ranking, poker-pair, poker-high-card, poker-he-best-five)
    385 to 2: split with high card (poker-he-tie, poker-suits, poker-high-card, poker-he-best-five)
    385 to 1: split with high card (poker-he-tie, poker-suits, poker-high-card, poker-he-best-five)
    >>> table = th.tables(rules, th.Hand.parse("3 800,500,100 AsKd,AhKc,QhQc c c x .2c7d9h b20"))[-1]
    >>> [action.name for action in th.legal_actions(table)], table.min_raise_to
    (['FOLD', 'CALL', 'RAISE', 'ALL_IN'], 4000)

Amounts are whole cents, probabilities fractions. `equity` needs numpy and imports it when it is first called; all else
is light to import.
"""

from games.core.cards import Card
from games.core.problems import Problem, Refused
from games.ranking.clauses import HandClause
from games.texas_holdem.betting import act, deal_street, open_table
from games.texas_holdem.clauses import Clause
from games.texas_holdem.equity import Chances, Equity, equity
from games.texas_holdem.hand import Hand, settle, tables
from games.texas_holdem.legality import legal_actions
from games.texas_holdem.players import Player
from games.texas_holdem.pots import Terms
from games.texas_holdem.ranges import ANY_HAND, Range, top
from games.texas_holdem.rulesets import NAMES, Ruleset, ruleset
from games.texas_holdem.showdown import Line, Result, Showdown, Won, showdown
from games.texas_holdem.table import Act, Action, Awaiting, Seat, Table

__all__ = [
    "ANY_HAND",
    "NAMES",
    "Act",
    "Action",
    "Awaiting",
    "Card",
    "Chances",
    "Clause",
    "Equity",
    "Hand",
    "HandClause",
    "Line",
    "Player",
    "Problem",
    "Range",
    "Refused",
    "Result",
    "Ruleset",
    "Seat",
    "Showdown",
    "Table",
    "Terms",
    "Won",
    "act",
    "deal_street",
    "equity",
    "legal_actions",
    "open_table",
    "ruleset",
    "settle",
    "showdown",
    "tables",
    "top",
]
