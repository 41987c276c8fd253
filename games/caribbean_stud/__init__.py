"""Caribbean stud as dealt in Venice: a hand against the bank's, what it pays and why, and when to play it.

    >>> from games import caribbean_stud as cs
    >>> rules = cs.ruleset("venice-caribbean-stud")
    >>> settled = cs.Deal.parse("QcQd7h7s2c:AcKd9h4s3d 10*ante 20*bet").settle(rules)
    >>> for line in settled.lines:
    ...     print(line)
    10 on ante: win, 10 paid, 10 returned (poker-cs-ante-wins)
    20 on bet: win, 40 paid, 20 returned (poker-cs-pays)
    >>> cs.advise(rules, "AcKd8h4s3d", "Ts").best is cs.FOLD
    True

Amounts are whole cents, odds and values fractions of an ante. Counting the bank's hands needs numpy, which takes a
tenth of a second to import: `advise` imports it when it is first called, `odds` only for pay tables that it does not
know.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.caribbean_stud.clauses import Clause
from games.caribbean_stud.deal import Change, Chip, Choice, Deal
from games.caribbean_stud.mishaps import Mishap
from games.caribbean_stud.odds import odds
from games.caribbean_stud.rulesets import NAMES, Jackpot, Ruleset, ruleset
from games.caribbean_stud.settlement import Line, Result, Settlement, Square, settle
from games.caribbean_stud.tallies import Odds
from games.core.cards import Card, parse_cards
from games.core.problems import Problem, Refused
from games.ranking.hands import Category, Hand

if TYPE_CHECKING:
    from games.caribbean_stud.advice import Advice

FOLD, PLAY, CHANGE = Choice

__all__ = [
    "CHANGE",
    "FOLD",
    "NAMES",
    "PLAY",
    "Card",
    "Category",
    "Change",
    "Chip",
    "Choice",
    "Clause",
    "Deal",
    "Hand",
    "Jackpot",
    "Line",
    "Mishap",
    "Odds",
    "Problem",
    "Refused",
    "Result",
    "Ruleset",
    "Settlement",
    "Square",
    "advise",
    "odds",
    "ruleset",
    "settle",
]


def advise(
    rules: Ruleset, hand: str | Sequence[Card], bank_card: str | Card, changed: Change | None = None
) -> "Advice":
    """Return what each choice with five cards is worth against the bank's open card, in antes, and the best one.

    Cards may be given in the notation; one of them may have come by a change. Raise Refused for a word that is no card,
    for cards that cannot have been dealt so, and for a change where the house offers none.

    >>> advise(ruleset("venice-caribbean-stud"), "8c8d5h3s2c", "Ks").best
    <Choice.PLAY: 'play'>
    """
    from games.caribbean_stud import advice  # imports numpy

    cards = parse_cards(hand) if isinstance(hand, str) else hand
    opened = Card.parse(bank_card) if isinstance(bank_card, str) else bank_card
    return advice.advise(rules, cards, opened, changed)
