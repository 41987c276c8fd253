"""Blackjack as dealt in Venice, and by the rules of other houses: what a round pays and why, and how to play a hand.

    >>> from games import blackjack as bj
    >>> rules = bj.ruleset("venice-blackjack", decks=4)
    >>> settled = bj.Round.parse("Ah9c 9d8c*10 5c6d9h*20!").settle(rules)
    >>> print(settled.lines[0])
    40 on hand 1 of box 2: push, 40 returned (blackjack-push, blackjack-double)
    >>> bj.advise(rules, "Th6c", "Ts").best is bj.HIT
    True

Amounts are whole cents, values and odds per unit of the first stake. Best play and odds need numpy, which takes a
tenth of a second to import: `advise` and `odds` import it when they are first called.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.blackjack.clauses import Clause
from games.blackjack.hands import HandTotal, dealer_hits, hand_total
from games.blackjack.rulesets import NAMES, Ruleset, ruleset
from games.blackjack.settlement import Line, Settlement, settle
from games.blackjack.table import Action, BetKind, Box, Hand, Result, Round
from games.core.cards import Card, parse_cards
from games.core.problems import Problem, Refused

if TYPE_CHECKING:
    from games.blackjack.advice import Advice
    from games.blackjack.chart import Chart

STAND, HIT, DOUBLE, SPLIT, SURRENDER, EVEN_MONEY = Action

__all__ = [
    "DOUBLE",
    "EVEN_MONEY",
    "HIT",
    "NAMES",
    "SPLIT",
    "STAND",
    "SURRENDER",
    "Action",
    "BetKind",
    "Box",
    "Card",
    "Clause",
    "Hand",
    "HandTotal",
    "Line",
    "Problem",
    "Refused",
    "Result",
    "Round",
    "Ruleset",
    "Settlement",
    "advise",
    "dealer_hits",
    "hand_total",
    "odds",
    "ruleset",
    "settle",
]


def advise(rules: Ruleset, hand: str | Sequence[Card], dealer: str | Card) -> "Advice":
    """Return the value of each choice with a hand against the dealer's upcard, and the best one.

    Cards may be given in the notation. Values are per unit of the first stake, from a fresh shoe without these cards.
    Raise Refused for a word that is no card and for a hand that cannot be played on.

    >>> advise(ruleset("venice-blackjack"), "Ts6c", "5h").best
    <Action.STAND: 'stand'>
    """
    from games.blackjack import advice  # imports numpy

    cards = parse_cards(hand) if isinstance(hand, str) else hand
    return advice.advise(rules, cards, Card.parse(dealer) if isinstance(dealer, str) else dealer)


def odds(rules: Ruleset) -> "Chart":
    """Return the strategy chart of a ruleset and its `edge`: what a unit of the first stake loses on average.

    It takes up to seconds, and is kept. Computed with best play for each first hand (see `games.blackjack.chart`).

    >>> round(odds(ruleset("venice-blackjack")).edge, 4)
    0.0052
    """
    from games.blackjack import chart  # imports numpy

    return chart.chart(rules)
