"""Legal situations from a seeded random source, for tests, calculators and drills alike.

Boxes play in a plain way that needs no computation: they draw to a total of their own, double on some good totals and
split some pairs, so that everything that the rules allow comes up.
"""

from collections.abc import Iterator, Sequence
from random import Random

from games.blackjack.hands import ACE, MUST_DRAW_TO, TARGET, dealer_hits, hand_total, is_blackjack, is_pair, value
from games.blackjack.legality import is_open
from games.blackjack.parameters import Insurance, Surrender
from games.blackjack.rulesets import Ruleset
from games.blackjack.table import Box, Hand, Round
from games.core.cards import Card
from games.core.shoe import shuffled

UNIT = 500  # cents in whose multiples stakes are drawn
_SOMETIMES = 0.5
_RARELY = 0.15


def played(rng: Random, rules: Ruleset, boxes: int = 2, bettors: int = 2) -> Round:
    """Return a whole round with so many boxes, and up to so many bettors in each."""
    return deal(rng, rules, shuffled(rng, rules.decks), boxes, bettors)


def decision(rng: Random, rules: Ruleset) -> tuple[tuple[Card, ...], Card]:
    """Return the first two cards of a hand that has something to decide, which is no blackjack, and the upcard."""
    while True:
        first, upcard, second = shuffled(rng, rules.decks)[:3]
        if not is_blackjack((first, second)):
            return (first, second), upcard


def deal(rng: Random, rules: Ruleset, cards: Sequence[Card], boxes: int = 1, bettors: int = 1) -> Round:
    """Return a round with these cards, in the order in which they leave the shoe."""
    shoe = iter(cards)
    first = [next(shoe) for _ in range(boxes)]
    dealer = [next(shoe)]
    pairs = [(card, next(shoe)) for card in first]
    if rules.peeks:
        dealer.append(next(shoe))
    plays = not (rules.peeks and is_blackjack(dealer))
    done = tuple(_box(rng, rules, shoe, pair, dealer[0], min(bettors, rules.bettors), plays=plays) for pair in pairs)
    waiting = any(is_open(box, hand) for box in done for hand in box.hands)
    if len(dealer) < 2:
        dealer.append(next(shoe))
    while waiting and dealer_hits(hand_total(dealer), rules.hits_soft17):
        dealer.append(next(shoe))
    finished = not dealer_hits(hand_total(dealer), rules.hits_soft17)
    return Round(tuple(dealer if finished else dealer[:2]), done)


def _box(
    rng: Random,
    rules: Ruleset,
    shoe: Iterator[Card],
    pair: tuple[Card, Card],
    upcard: Card,
    bettors: int,
    *,
    plays: bool,
) -> Box:
    names = [str(number) for number in range(1, rng.randint(1, bettors) + 1)]
    stakes = {name: UNIT * rng.randint(2, 10) for name in names}
    insurance = {}
    if value(upcard) == ACE and rules.insurance is not Insurance.NONE and not is_blackjack(pair):
        insurance = {name: stakes[name] // 2 for name in names if rng.random() < _SOMETIMES}
    even = tuple(name for name in names if _even_money(rules, pair, upcard) and rng.random() < _SOMETIMES)
    if not plays or is_blackjack(pair):
        return Box((Hand(pair, stakes),), insurance, even)
    if rules.surrender is not Surrender.NONE and rng.random() < _RARELY:
        return Box((Hand(pair, stakes, surrendered=True),), insurance)
    if is_pair(pair) and rng.random() < _SOMETIMES:
        return Box(_split(rng, rules, shoe, pair, stakes), insurance)
    return Box((_hand(rng, rules, shoe, pair, stakes, split=False),), insurance)


def _even_money(rules: Ruleset, pair: Sequence[Card], upcard: Card) -> bool:
    return is_blackjack(pair) and value(upcard) in rules.even_money.against


def _split(
    rng: Random, rules: Ruleset, shoe: Iterator[Card], pair: tuple[Card, Card], stakes: dict[str, int]
) -> tuple[Hand, ...]:
    aces, most = value(pair[0]) == ACE, rules.most_hands(value(pair[0]))
    firsts, done = list(pair), list[Hand]()
    while firsts:
        two = (firsts.pop(0), next(shoe))
        if is_pair(two) and len(firsts) + len(done) + 2 <= most and rng.random() < _SOMETIMES:
            firsts[:0] = two
        elif aces:
            done.append(Hand(two, stakes))
        else:
            done.append(_hand(rng, rules, shoe, two, stakes, split=True))
    return tuple(done)


def _hand(
    rng: Random, rules: Ruleset, shoe: Iterator[Card], two: tuple[Card, Card], stakes: dict[str, int], *, split: bool
) -> Hand:
    total = hand_total(two).total
    may_double = total in rules.double.totals and total < TARGET and (rules.double_after_split or not split)
    if may_double and rng.random() < (_SOMETIMES if total in range(MUST_DRAW_TO - 2, MUST_DRAW_TO + 1) else _RARELY):
        holder, *others = stakes
        doubling = [holder, *(name for name in others if rng.random() < _SOMETIMES)]
        laid = {name: rng.choice([stakes[name], stakes[name], UNIT, stakes[name] + UNIT]) for name in doubling}
        return Hand((*two, next(shoe)), stakes, laid)
    cards, content = list(two), rng.randint(MUST_DRAW_TO + 1, MUST_DRAW_TO + 6)
    while hand_total(cards).total < content:
        cards.append(next(shoe))
    return Hand(tuple(cards), stakes)
