"""The best play of one hand, with the value of each choice: exactly by the cards that are left.

The shoe is fresh, less the cards seen. All values are per unit of the first stake; where the bank looks for a blackjack
first, they are those of a box that plays on, the bank having none.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from games.blackjack import bank, splits
from games.blackjack.clauses import Clause
from games.blackjack.composition import Counts, full, without
from games.blackjack.hands import (
    ACE,
    BANK_STANDS,
    MUST_DRAW_TO,
    TARGET,
    TEN,
    count,
    counted,
    is_blackjack,
    is_pair,
    value,
)
from games.blackjack.parameters import Insurance, Surrender
from games.blackjack.player import Start, play
from games.blackjack.rulesets import Ruleset
from games.core.cards import Card, too_often
from games.core.problems import Problem, check

STAND, HIT, DOUBLE, SPLIT, SURRENDER, EVEN_MONEY = "stand", "hit", "double", "split", "surrender", "even_money"
Worth = Fraction | float


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do with a hand. `values` are fractions where they are computed in fractions, floats where not.

    `best` is the best of the choices that the rules leave: a hand that must draw is told what standing would be worth
    all the same. `insurance` is what a unit laid on the bank's blackjack wins, None where there is none.
    """

    best: str
    values: dict[str, Worth]
    insurance: Fraction | None = None


def problems(rules: Ruleset, hand: Sequence[Card], dealer: Card) -> list[Problem]:
    """What is no hand to be played on."""
    if len(hand) < 2:
        return [Problem("too_few_cards", "hand", {}, Clause.DEAL)]
    found = too_often(rules.decks, [("dealer", dealer), ("hand", hand)], Clause.CARDS)
    if count(hand).over:
        found.append(Problem("hand_is_over", "hand", {"total": count(hand).total}, Clause.OVER))
    return found


def advise(rules: Ruleset, hand: Sequence[Card], dealer: Card) -> Advice:
    """The value of each choice and the best. Raises Refused for a hand that cannot be played on."""
    check(problems(rules, hand, dealer))
    up, cards = value(dealer), [value(card) for card in hand]
    shoe = without(full(rules.decks), [up, *cards])
    offered = insurance(rules, up, shoe)
    if is_blackjack(hand):
        return _blackjack(rules, up, shoe, offered)
    values: dict[str, Worth] = {STAND: stand(rules, up, shoe, cards)}
    if count(hand).total < TARGET:
        values |= _further(rules, up, shoe, cards, is_pair(hand))
    allowed = [choice for choice in values if choice != STAND or count(hand).total > MUST_DRAW_TO]
    return Advice(max(allowed, key=lambda choice: values[choice]), values, offered)


def _further(rules: Ruleset, up: int, shoe: Counts, cards: list[int], pair: bool) -> dict[str, Worth]:
    """What taking a card and all else is worth."""
    # Where a pair may be split, every hand that begins with one of its cards is wanted, the pair itself among them.
    known = cards[:-1] if pair else cards
    hands = play(rules, up, Start(without(full(rules.decks), [up, *known]), sum(known), ACE in known))
    row = hands.of.child[0, cards[-1] - 1] if pair else 0
    played = played_share(rules, up, shoe)
    values: dict[str, Worth] = {HIT: float(hands.hit[row]) / float(played)}
    if len(cards) == 2 and counted(cards).total in rules.double.totals:
        values[DOUBLE] = double(rules, up, shoe, cards)
    if pair:
        values[SPLIT] = splits.split(rules, up, shoe, cards[0], hands) / float(played)
    if len(cards) == 2 and rules.surrender is not Surrender.NONE:
        values[SURRENDER] = surrender(rules, up, shoe)
    return values


def stand(rules: Ruleset, up: int, shoe: Counts, cards: Sequence[int]) -> Fraction:
    """What a hand is worth as it is."""
    return _stand_share(rules, up, shoe, cards) / played_share(rules, up, shoe)


def double(rules: Ruleset, up: int, shoe: Counts, cards: Sequence[int]) -> Fraction:
    """What a hand is worth with twice the stake and one card more."""
    left, share = sum(shoe), Fraction(0)
    for card in range(1, TEN + 1):
        if there := shoe[card - 1]:
            after = without(shoe, [card])
            hand = [*cards, card]
            worth = -played_share(rules, up, after) if counted(hand).over else _stand_share(rules, up, after, hand)
            share += Fraction(there, left) * worth
    return 2 * share / played_share(rules, up, shoe)


def surrender(rules: Ruleset, up: int, shoe: Counts) -> Fraction:
    """What giving up for half is worth beside the other values.

    Where no hole card is looked at, a late surrender still loses all to the bank's blackjack; where one is, an early
    surrender saves half of what a blackjack takes.
    """
    taken, half = bank.blackjack_chance(up, shoe), Fraction(-1, 2)
    if rules.surrender is Surrender.LATE:
        return half if rules.peeks else half - taken / 2
    return (half + taken) / (1 - taken) if rules.peeks else half


def insurance(rules: Ruleset, up: int, shoe: Counts) -> Fraction | None:
    """What a unit of insurance wins on average, where the bank's card is an ace and there is insurance."""
    if up != ACE or rules.insurance is Insurance.NONE:
        return None
    return 3 * bank.blackjack_chance(up, shoe) - 1


def _blackjack(rules: Ruleset, up: int, shoe: Counts, offered: Fraction | None) -> Advice:
    """A blackjack stands; before the bank looks, its value allows for the bank's blackjack under every ruleset."""
    values: dict[str, Worth] = {STAND: rules.blackjack_pays * (1 - bank.blackjack_chance(up, shoe))}
    if up in rules.even_money.against:
        values[EVEN_MONEY] = Fraction(1)
    return Advice(max(values, key=lambda choice: values[choice]), values, offered)


def _stand_share(rules: Ruleset, up: int, shoe: Counts, cards: Sequence[int]) -> Fraction:
    ends, total = bank.exact_chances(up, rules.hits_soft17, shoe), counted(cards).total
    lower = sum((p for end, p in enumerate(ends[: bank.OVER]) if end + BANK_STANDS < total), ends[bank.OVER])
    higher = sum((p for end, p in enumerate(ends[: bank.OVER]) if end + BANK_STANDS > total), Fraction(0))
    return lower - higher - (0 if rules.peeks else ends[bank.BLACKJACK])


def played_share(rules: Ruleset, up: int, shoe: Counts) -> Fraction:
    """The chance that the boxes play: less than 1 where the bank looks for a blackjack first."""
    return 1 - bank.blackjack_chance(up, shoe) if rules.peeks else Fraction(1)
