"""What the rules offer a hand as it is, each asked of the rules that judge a whole round."""

from collections.abc import Sequence
from enum import StrEnum

from games.blackjack.hand_legality import hand_problems
from games.blackjack.hands import is_pair, value
from games.blackjack.legality import even_money_problems, insurance_problems
from games.blackjack.rulesets import Ruleset
from games.blackjack.table import FIRST, Box, Hand, Round
from games.core.cards import Card

_STAKE = {FIRST: 200}  # cents of an example, of which half is a whole number
_HALF = {FIRST: 100}


class Offer(StrEnum):
    """What a hand may do besides taking cards."""

    DOUBLE = "double"
    SPLIT = "split"
    SURRENDER = "surrender"
    INSURANCE = "insurance"
    EVEN_MONEY = "even_money"


def offers(rules: Ruleset, upcard: Card, cards: Sequence[Card], hands: int = 1) -> frozenset[Offer]:
    """Return what is open to a hand of two cards or more in a box of so many `hands`, one of them this one.

    A hand with a third card may have been doubled for it. Insurance and even money come before a split, so only a box
    of one hand has them.

    >>> from games.blackjack.rulesets import ruleset
    >>> from games.core.cards import parse_cards
    >>> sorted(offers(ruleset("venice-blackjack"), Card.parse("As"), parse_cards("8c8d")))
    [<Offer.DOUBLE: 'double'>, <Offer.INSURANCE: 'insurance'>, <Offer.SPLIT: 'split'>]
    """
    found = set()
    two, split = tuple(cards[:2]), hands > 1
    if len(cards) == 2 and is_pair(cards) and hands < rules.most_hands(value(cards[0])):
        found.add(Offer.SPLIT)
    doubled = hand_problems(rules, Hand(two, _STAKE, _STAKE), split=split)
    if len(cards) <= 3 and all(problem.code == "double_takes_one_card" for problem in doubled):
        found.add(Offer.DOUBLE)
    if not any(hand_problems(rules, Hand(tuple(cards), _STAKE, surrendered=True), split=split)):
        found.add(Offer.SURRENDER)
    if not split:
        hand = Hand(two, _STAKE)
        insured, paid = Box((hand,), insurance=_HALF), Box((hand,), even_money=(FIRST,))
        if not any(insurance_problems(rules, Round((upcard,), (insured,)), insured)):
            found.add(Offer.INSURANCE)
        if not any(even_money_problems(rules, Round((upcard,), (paid,)), paid)):
            found.add(Offer.EVEN_MONEY)
    return frozenset(found)
