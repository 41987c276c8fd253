"""The whole strategy of a ruleset, and what the game costs who follows it: all first hands against all first cards.

For each first card of the dealer every hand is computed at once from a fresh shoe. The strategy of a chart goes by
totals: a cell weighs the choices over all pairs of cards that make the total, as often as they are dealt. The edge
computes exactly with the best choice for each pair of cards and best play after it; `splits.py` says which is meant
after a split.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement

from games.blackjack import dealer_play, splits
from games.blackjack.composition import VALUES, Counts, full, without
from games.blackjack.hands import ACE, TARGET, TEN, values_total
from games.blackjack.parameters import EvenMoney, Insurance, Surrender
from games.blackjack.player import Play, Start, play
from games.blackjack.rulesets import Ruleset
from games.core.costly import costly

# The dealer's first card in the order of a chart, the ace last.
UPCARDS = (*range(2, TEN + 1), ACE)
Hand = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Choices:
    """What each choice is worth with a hand of two cards, as a share of all deals of it; None where it is not open.

    `chance` is that of being dealt the hand against that card of the dealer, `lost` what the dealer's blackjack takes
    before the boxes play.
    """

    chance: float
    stand: float
    hit: float
    double: float | None
    split: float | None
    surrender: float | None
    lost: float

    @property
    def best(self) -> float:
        return max(worth for worth in self.open.values() if worth is not None)

    @property
    def open(self) -> dict[str, float]:
        """The choices by their letters: S, H, D, P, R."""
        letters = {"S": self.stand, "H": self.hit, "D": self.double, "P": self.split, "R": self.surrender}
        return {letter: worth for letter, worth in letters.items() if worth is not None}


@dataclass(frozen=True)
class Chart:
    """The best plays by rows, each with a code for each of `UPCARDS`.

    A code is a letter, S stand, H take a card, D double, P split, R surrender, and where that may not be done any more
    or is not offered a small letter for what to do instead: `Dh`, `Ds`, `Rh`, `Rs`, `Rp`. `hard` and `soft` go by
    total, `pairs` by the value of a card. `edge` is the house's, per unit of the first stake.
    """

    hard: dict[int, tuple[str, ...]]
    soft: dict[int, tuple[str, ...]]
    pairs: dict[int, tuple[str, ...]]
    edge: float


def chart(rules: Ruleset) -> Chart:
    """Return the chart of a ruleset and its edge per unit of the first stake; it takes a second and is kept.

    Rulesets that differ only in what neither depends on have one.
    """
    alike = replace(rules, name="", boxes=1, bettors=1, smallest_chip=1, minimum=1)
    return _chart(replace(alike, insurance=Insurance.NONE, even_money=EvenMoney.NONE))


@costly
@lru_cache
def _chart(rules: Ruleset) -> Chart:
    against = every_hand(replace(rules, blackjack_pays=Fraction(1)))
    hands = [hand for hand in _hands() if values_total(hand).total < TARGET]
    hard, soft = (_rows(against, _by_total(hands, soft=soft)) for soft in (False, True))
    pairs = _rows(against, {value: [(value, value)] for value in UPCARDS})
    return Chart(hard, soft, pairs, edge=-sum(_wins(rules, upcard, against[upcard]) for upcard in UPCARDS))


@lru_cache(maxsize=32)
def every_hand(rules: Ruleset) -> dict[int, dict[Hand, Choices]]:
    """Return every first hand against every card of the dealer, whatever a blackjack pays."""
    return {upcard: _against(rules, upcard) for upcard in UPCARDS}


def _hands() -> Iterator[Hand]:
    return combinations_with_replacement(VALUES, 2)


def _by_total(hands: list[Hand], *, soft: bool) -> dict[int, list[Hand]]:
    """Return the hands that are no pairs and count so, by their totals from low to high."""
    found: dict[int, list[Hand]] = {}
    for hand in sorted(hands, key=lambda hand: values_total(hand).total):
        if hand[0] != hand[1] and values_total(hand).soft == soft:
            found.setdefault(values_total(hand).total, []).append(hand)
    return found


def _against(rules: Ruleset, upcard: int) -> dict[Hand, Choices]:
    """Return every first hand but blackjack against a card of the dealer."""
    shoe = without(full(rules.decks), [upcard])
    whole = play(rules, upcard, Start(shoe))
    split = {v: splits.split(rules, upcard, without(shoe, [v, v]), v, whole.from_card(v)) for v in VALUES}
    hands = (hand for hand in _hands() if values_total(hand).total < TARGET)
    return {hand: _choices(rules, upcard, shoe, whole, hand, split) for hand in hands}


def _choices(rules: Ruleset, upcard: int, shoe: Counts, whole: Play, hand: Hand, split: dict[int, float]) -> Choices:
    row = whole.of.child[whole.of.child[0, hand[0] - 1], hand[1] - 1]
    left = without(shoe, hand)
    taken = float(dealer_play.blackjack_chance(upcard, left))
    may_double = values_total(hand).total in rules.double.totals
    return Choices(
        chance=_chance(shoe, hand),
        stand=float(whole.stand[row]),
        hit=float(whole.hit[row]),
        double=float(whole.double[row]) if may_double else None,
        split=split.get(hand[0]) if hand[0] == hand[1] else None,
        surrender=_surrender(rules, taken),
        lost=taken if rules.peeks else 0.0,
    )


def _surrender(rules: Ruleset, taken: float) -> float | None:
    """Return what surrender is worth: half is lost, and where it is late all to the dealer's blackjack."""
    if rules.surrender is Surrender.NONE:
        return None
    if rules.surrender is Surrender.EARLY:
        return -0.5 + (taken if rules.peeks else 0.0)  # what the dealer's blackjack takes is taken off later
    return -(1 - taken) / 2 - (0.0 if rules.peeks else taken)


def _chance(shoe: Counts, hand: Hand) -> float:
    first, second = hand
    left = sum(shoe)
    if first == second:
        return shoe[first - 1] * (shoe[first - 1] - 1) / (left * (left - 1))
    return 2 * shoe[first - 1] * shoe[second - 1] / (left * (left - 1))


def _rows(against: dict[int, dict[Hand, Choices]], rows: dict[int, list[Hand]]) -> dict[int, tuple[str, ...]]:
    return {
        name: tuple(_code([against[upcard][hand] for hand in hands]) for upcard in UPCARDS)
        for name, hands in rows.items()
    }


def _code(cells: list[Choices]) -> str:
    """Return the best choice of the hands of a cell together, and what to do where it may not be done."""
    letters = [letter for letter in cells[0].open if all(letter in cell.open for cell in cells)]
    worth = {letter: sum(cell.chance * cell.open[letter] for cell in cells) for letter in letters}
    order = sorted(worth, key=lambda letter: -worth[letter])
    if order[0] in "SHP":
        return order[0]
    instead = "SHP" if order[0] == "R" else "SH"
    return order[0] + next(letter for letter in order if letter in instead).lower()


def _wins(rules: Ruleset, upcard: int, hands: dict[Hand, Choices]) -> float:
    """Return what the player wins on average in the deals in which the dealer's first card is this one."""
    deck = full(rules.decks)
    shoe = without(deck, [upcard])
    blackjack = (ACE, TEN)
    tie = float(dealer_play.blackjack_chance(upcard, without(shoe, blackjack)))
    won = _chance(shoe, blackjack) * float(rules.blackjack_pays) * (1 - tie)
    won += sum(hand.chance * (hand.best - hand.lost) for hand in hands.values())
    return won * deck[upcard - 1] / sum(deck)
