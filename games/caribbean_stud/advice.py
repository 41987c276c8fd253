"""The best choice with a hand against the bank's open card, by counting every hand that the bank can have."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from games.caribbean_stud.bank_hands import BankHands, Counts, Ints
from games.caribbean_stud.clauses import Clause
from games.caribbean_stud.deal import Change, Choice
from games.caribbean_stud.rulesets import BET_ANTES, CHANGE_ANTES, Pay, Ruleset
from games.core.cards import DECK, Card, deck_problems
from games.core.problems import Problem, check
from games.ranking.evaluator import hand_strengths, heights, numbers
from games.ranking.hands import HAND, Category

FOLD = Fraction(-1)


@dataclass(frozen=True, slots=True)
class Chances:
    """How many of the bank's possible hands do not qualify, and how many that do are worse, equal or better."""

    unqualified: int
    worse: int
    equal: int
    better: int

    @property
    def hands(self) -> int:
        return self.unqualified + self.worse + self.equal + self.better


@dataclass(frozen=True, slots=True)
class Advice:
    """What each choice is worth, in antes.

    `change` has it by the card thrown, its price included, and is empty where no change is open; `card` is the best to
    throw, and `plays` says with how many of the cards that may come for it BET is laid. `chances` are those of playing
    the hand as it is.
    """

    best: Choice
    card: Card | None
    fold: Fraction
    play: Fraction
    change: dict[Card, Fraction]
    plays: int
    chances: Chances


def advise(rules: Ruleset, cards: Sequence[Card], bank_card: Card, changed: Change | None = None) -> Advice:
    """Return what each choice with five cards is worth, in antes, and the best one.

    One of the cards may have come by a change. Raise Refused for cards that cannot have been dealt so, and for a change
    where the house offers none.
    """
    check(problems(rules, cards, bank_card, changed))
    return weigh(rules, count(cards, bank_card, changed, exchange=rules.exchange))


@dataclass(frozen=True, slots=True)
class Counted:
    """A hand and all that may come of it: its strength against every hand of the bank, and, where a card may be
    changed, the same by the card thrown and the card drawn. What pays is no part of it."""

    cards: tuple[Card, ...]
    own: Ints
    counts: Counts
    changed: bool
    drawn: tuple[Ints, Counts] | None


def count(cards: Sequence[Card], bank_card: Card, changed: Change | None = None, *, exchange: bool) -> Counted:
    """Return every hand of the bank against a hand, and against those that a change may make of it."""
    seen = {*cards, bank_card, *((changed.thrown,) if changed else ())}
    unseen = [card for card in DECK if card not in seen]
    bank = BankHands(bank_card, unseen)
    own = hand_strengths(numbers(cards)[:, None]).astype(np.int64)
    drawn = _drawn(cards, unseen, bank) if exchange and not changed else None
    return Counted(tuple(cards), own, bank.against(own), changed is not None, drawn)


def weigh(rules: Ruleset, hand: Counted) -> Advice:
    """Return the best choice with a hand that has been counted, by what pays."""
    chances = Chances(*(int(count[0]) for count in hand.counts))
    play = Fraction(int(played(rules.column(changed=hand.changed), hand.own, hand.counts)[0]), chances.hands)
    throwing = _changes(rules, hand.cards, *hand.drawn) if hand.drawn else {}
    change = {card: worth for card, (worth, _plays) in throwing.items()}
    card = max(change, key=change.__getitem__) if change else None
    values = {Choice.FOLD: FOLD, Choice.PLAY: play} | ({Choice.CHANGE: change[card]} if card else {})
    plays = throwing[card][1] if card else 0
    return Advice(max(values, key=values.__getitem__), card, FOLD, play, change, plays, chances)


def problems(
    rules: Ruleset, cards: Sequence[Card], bank_card: Card | None = None, changed: Change | None = None
) -> list[Problem]:
    """Return every reason for which nothing can be advised."""
    found = []
    if len(cards) != HAND:
        code = "too_few_cards" if len(cards) < HAND else "too_many_cards"
        found.append(Problem(code, "hand", {}, Clause.FIVE_CARDS))
    opened, thrown = bank_card or (), changed.thrown if changed else ()
    found += deck_problems(1, (("hand", cards), ("bank_card", opened), ("changed.from", thrown)), Clause.DECK)
    if changed and changed.drawn not in cards:
        found.append(Problem("drawn_not_in_hand", "changed.to", {"card": str(changed.drawn)}, Clause.CHANGED_CARD))
    if changed and not rules.exchange:
        found.append(Problem("change_not_offered", "changed", {}, Clause.NO_CHANGE))
    return found


def played(column: Pay, own: Ints, counts: Counts) -> Ints:
    """Return what playing hands of these strengths brings in antes, summed over the bank's hands."""
    pays: Ints = np.array([column[category] for category in Category])[heights(own)]
    worth: Ints = counts.unqualified + counts.worse * (1 + BET_ANTES * pays) - counts.better * (1 + BET_ANTES)
    return worth


def _drawn(cards: Sequence[Card], unseen: Sequence[Card], bank: BankHands) -> tuple[Ints, Counts]:
    """Return the hand's strength and how the bank's hands divide against it, by the card thrown and the card drawn."""
    drawn = numbers(unseen)
    held = np.repeat(numbers(cards), HAND * len(drawn)).reshape(HAND, HAND, -1)  # cards of a hand, thrown, drawn
    for place in range(HAND):
        held[place, place] = drawn
    own = hand_strengths(held.reshape(HAND, -1)).astype(np.int64).reshape(HAND, -1)
    return own, bank.against_drawn(own)


def _changes(rules: Ruleset, cards: Sequence[Card], own: Ints, counts: Counts) -> dict[Card, tuple[Fraction, int]]:
    """Return what throwing each card is worth, whatever comes, and with how many cards that may come one then plays."""
    hands = sum(int(count.flat[0]) for count in counts)  # as many whatever was thrown and drawn
    worth = played(rules.column(changed=True), own, counts)
    brings, plays = np.maximum(worth, -hands).sum(axis=1), (worth > -hands).sum(axis=1)
    ways = hands * own.shape[1]
    return {
        card: (Fraction(int(brings[place]), ways) - CHANGE_ANTES, int(plays[place])) for place, card in enumerate(cards)
    }
