"""The best play of one hand, with the value of each choice: exactly by the cards that are left.

The shoe is fresh, less the cards seen. All values are per unit of the first stake; where the dealer peeks for blackjack
first, they are those of a box that plays on, the dealer having none.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from games.blackjack import dealer_play, splits
from games.blackjack.clauses import Clause
from games.blackjack.composition import Counts, full, without
from games.blackjack.hands import (
    ACE,
    DEALER_STANDS,
    MUST_DRAW_TO,
    TARGET,
    TEN,
    hand_total,
    is_blackjack,
    is_pair,
    value,
    values_total,
)
from games.blackjack.parameters import Insurance, Surrender
from games.blackjack.player import Start, play
from games.blackjack.rulesets import Ruleset
from games.blackjack.table import Action
from games.core.cards import Card, deck_problems
from games.core.problems import Problem, check

STAND, HIT, DOUBLE, SPLIT, SURRENDER, EVEN_MONEY = Action
Worth = Fraction | float


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do with a hand. `values` are fractions where they are computed in fractions, floats where not.

    `best` is the best of the choices that the rules leave: a hand that must draw also gets what standing would be worth
    all the same. `insurance` is what a unit laid on the dealer's blackjack wins, None where there is none.
    """

    best: Action
    values: dict[Action, Worth]
    insurance: Fraction | None = None


def problems(rules: Ruleset, hand: Sequence[Card], dealer: Card) -> list[Problem]:
    """Return the problems that make the hand illegal, or one that cannot be played on."""
    if len(hand) < 2:
        return [Problem("too_few_cards", "hand", {}, Clause.DEAL)]
    found = deck_problems(rules.decks, [("dealer", dealer), ("hand", hand)], Clause.CARDS)
    if hand_total(hand).is_bust:
        found.append(Problem("hand_is_over", "hand", {"total": hand_total(hand).total}, Clause.OVER))
    return found


def advise(rules: Ruleset, hand: Sequence[Card], dealer: Card) -> Advice:
    """Return the value of each choice and the best one, from a fresh shoe without these cards.

    Values are per unit of the first stake: fractions or floats, as `Advice` says. Raise Refused for a hand that cannot
    be played on and for more cards than the decks have.

    >>> from games.blackjack.rulesets import ruleset
    >>> from games.core.cards import parse_cards
    >>> advise(ruleset("venice-blackjack"), parse_cards("Th6c"), Card.parse("5s")).best
    <Action.STAND: 'stand'>
    """
    check(problems(rules, hand, dealer))
    upcard, cards = value(dealer), [value(card) for card in hand]
    shoe = without(full(rules.decks), [upcard, *cards])
    offered = insurance(rules, upcard, shoe)
    if is_blackjack(hand):
        return _blackjack(rules, upcard, shoe, offered)
    values: dict[Action, Worth] = {STAND: stand(rules, upcard, shoe, cards)}
    if hand_total(hand).total < TARGET:
        values |= _further(rules, upcard, shoe, cards, is_pair(hand))
    allowed = [choice for choice in values if choice != STAND or hand_total(hand).total > MUST_DRAW_TO]
    return Advice(max(allowed, key=lambda choice: values[choice]), values, offered)


def _further(rules: Ruleset, upcard: int, shoe: Counts, cards: list[int], pair: bool) -> dict[Action, Worth]:
    """Return what taking a card and all else is worth."""
    # Where a pair may be split, every hand that begins with one of its cards is wanted, the pair itself among them.
    known = cards[:-1] if pair else cards
    hands = play(rules, upcard, Start(without(full(rules.decks), [upcard, *known]), sum(known), ACE in known))
    row = hands.of.child[0, cards[-1] - 1] if pair else 0
    played = played_share(rules, upcard, shoe)
    values: dict[Action, Worth] = {HIT: float(hands.hit[row]) / float(played)}
    if len(cards) == 2 and values_total(cards).total in rules.double.totals:
        values[DOUBLE] = double(rules, upcard, shoe, cards)
    if pair:
        values[SPLIT] = splits.split(rules, upcard, shoe, cards[0], hands) / float(played)
    if len(cards) == 2 and rules.surrender is not Surrender.NONE:
        values[SURRENDER] = surrender(rules, upcard, shoe)
    return values


def stand(rules: Ruleset, upcard: int, shoe: Counts, cards: Sequence[int]) -> Fraction:
    """Return what a hand is worth as it is."""
    return _stand_share(rules, upcard, shoe, cards) / played_share(rules, upcard, shoe)


def double(rules: Ruleset, upcard: int, shoe: Counts, cards: Sequence[int]) -> Fraction:
    """Return what a hand is worth with twice the stake and one card more."""
    left, share = sum(shoe), Fraction(0)
    for card in range(1, TEN + 1):
        if there := shoe[card - 1]:
            after = without(shoe, [card])
            hand = [*cards, card]
            worth = (
                -played_share(rules, upcard, after)
                if values_total(hand).is_bust
                else _stand_share(rules, upcard, after, hand)
            )
            share += Fraction(there, left) * worth
    return 2 * share / played_share(rules, upcard, shoe)


def surrender(rules: Ruleset, upcard: int, shoe: Counts) -> Fraction:
    """Return what giving up for half is worth beside the other values.

    Where no hole card is looked at, a late surrender still loses all to the dealer's blackjack; where one is, an early
    surrender saves half of what a blackjack takes.
    """
    taken, half = dealer_play.blackjack_chance(upcard, shoe), Fraction(-1, 2)
    if rules.surrender is Surrender.LATE:
        return half if rules.peeks else half - taken / 2
    return (half + taken) / (1 - taken) if rules.peeks else half


def insurance(rules: Ruleset, upcard: int, shoe: Counts) -> Fraction | None:
    """Return what a unit of insurance wins on average, where the dealer's card is an ace and there is insurance."""
    if upcard != ACE or rules.insurance is Insurance.NONE:
        return None
    return 3 * dealer_play.blackjack_chance(upcard, shoe) - 1


def _blackjack(rules: Ruleset, upcard: int, shoe: Counts, offered: Fraction | None) -> Advice:
    """Return the advice for a blackjack, to stand.

    Before the dealer looks, its value allows for the dealer's blackjack under every ruleset.
    """
    values: dict[Action, Worth] = {STAND: rules.blackjack_pays * (1 - dealer_play.blackjack_chance(upcard, shoe))}
    if upcard in rules.even_money.against:
        values[EVEN_MONEY] = Fraction(1)
    return Advice(max(values, key=lambda choice: values[choice]), values, offered)


def _stand_share(rules: Ruleset, upcard: int, shoe: Counts, cards: Sequence[int]) -> Fraction:
    ends, total = dealer_play.exact_chances(upcard, rules.hits_soft17, shoe), values_total(cards).total
    lower = sum(
        (p for end, p in enumerate(ends[: dealer_play.BUST]) if end + DEALER_STANDS < total), ends[dealer_play.BUST]
    )
    higher = sum((p for end, p in enumerate(ends[: dealer_play.BUST]) if end + DEALER_STANDS > total), Fraction(0))
    return lower - higher - (0 if rules.peeks else ends[dealer_play.BLACKJACK])


def played_share(rules: Ruleset, upcard: int, shoe: Counts) -> Fraction:
    """Return the chance that the boxes play: less than 1 where the dealer looks for a blackjack first."""
    return 1 - dealer_play.blackjack_chance(upcard, shoe) if rules.peeks else Fraction(1)
