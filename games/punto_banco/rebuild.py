"""A coup that was dealt wrongly: which card broke which clause, and the coup that the same cards make by the table.

    p9c bKd p3h b4s pKc .2d5h

reads: the nine went to punto, the king to banco, and so on, in the order in which they left the shoe; the two of
diamonds and the five of hearts would come next. A coup is rebuilt by dealing the same cards again.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import zip_longest
from typing import Self

from games.baccarat.hands import FIRST_CARDS, MOST_CARDS
from games.core.cards import Card, deck_problems, parse_cards, show_cards
from games.core.notation import words
from games.core.problems import Problem, Refused, check, unreadable
from games.core.rulings import Ruling
from games.punto_banco.bets import Hand
from games.punto_banco.clauses import Clause, Rule
from games.punto_banco.coup import Coup, deal
from games.punto_banco.rulesets import Ruleset

MOST_LAID = 12

_LETTERS = {"p": Hand.PUNTO, "b": Hand.BANCO}
_LAID = re.compile(r"([pb])([A-Z0-9][a-z])", re.ASCII)


@dataclass(frozen=True, slots=True)
class Laid:
    """The cards as they were laid, each with its hand, and those that come next in the shoe."""

    cards: tuple[tuple[Hand, Card], ...]
    next: tuple[Card, ...] = ()

    @classmethod
    def by_hand(cls, punto: Sequence[Card], banco: Sequence[Card], following: Sequence[Card] = ()) -> Self:
        """Return the hands as they lie: dealt by turns, then punto's further cards before banco's."""
        first = ((Hand.PUNTO, punto[:FIRST_CARDS]), (Hand.BANCO, banco[:FIRST_CARDS]))
        turns = [(hand, cards[number]) for number in range(FIRST_CARDS) for hand, cards in first if number < len(cards)]
        further = [(Hand.PUNTO, card) for card in punto[FIRST_CARDS:]] + [
            (Hand.BANCO, card) for card in banco[FIRST_CARDS:]
        ]
        return cls((*turns, *further), tuple(following))

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the notation. Raise Refused for a word that cannot be read."""
        cards: list[tuple[Hand, Card]] = []
        following: tuple[Card, ...] | None = None
        for token in words(text):
            try:
                if token.startswith(".") and following is None:
                    following = parse_cards(token[1:])
                    continue
                found = _LAID.fullmatch(token)
                if found is None or following is not None:
                    raise ValueError(token)
                cards.append((_LETTERS[found[1]], Card.parse(found[2])))
            except (ValueError, Refused):
                raise unreadable(token) from None
        if len(cards) > MOST_LAID:
            raise Refused(Problem("too_much", "play"))
        return cls(tuple(cards), following or ())

    def __str__(self) -> str:
        tokens = [f"{hand.value[0]}{card}" for hand, card in self.cards]
        return " ".join([*tokens, *([f".{show_cards(self.next)}"] if self.next else [])])


class Kind(StrEnum):
    """What is wrong with a card."""

    WRONG_HAND = "wrong_hand"
    ONE_TOO_MANY = "one_too_many"
    MISSING = "missing"


_PUT_RIGHT = {
    Kind.WRONG_HAND: Clause.WRONG_HAND,
    Kind.ONE_TOO_MANY: Clause.ONE_TOO_MANY,
    Kind.MISSING: Clause.MISSING,
}


@dataclass(frozen=True, slots=True)
class Fault(Ruling[Rule]):
    """A card that was not dealt by the table.

    `place` counts from 0 in the order of the shoe; `laid` is the hand that it went to (None: it was not dealt),
    `right` the hand that it belongs to (None: neither). `because` are the clauses: first the one that was broken, last
    the one that says how such a fault is put right.
    """

    kind: Kind
    place: int
    card: Card
    laid: Hand | None
    right: Hand | None
    because: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """What was wrong, the right coup of the same cards, and the cards that remain after it."""

    faults: tuple[Fault, ...]
    coup: Coup
    remain: tuple[Card, ...]
    clause: Clause = Clause.REBUILD


def rebuild(rules: Ruleset, laid: Laid) -> Rebuilt:
    """Return the coup that the same cards make by the table of play, and what was wrong.

    Raise Refused where the table asks for a card that is not given, and for a card that the shoe does not have.

    >>> from games.punto_banco.rulesets import ruleset
    >>> [str(fault.kind) for fault in rebuild(ruleset(), Laid.parse("p2c bKd p4h b5s p9c")).faults]
    ['wrong_hand']
    """
    dealt = tuple(card for _, card in laid.cards)
    check(deck_problems(rules.decks, [("laid", dealt), ("next", laid.next)], Clause.CARDS))
    cards = (*dealt, *laid.next)
    coup = deal(cards, "next")
    return Rebuilt(tuple(_faults(coup, laid)), coup, cards[coup.used :])


def _faults(coup: Coup, laid: Laid) -> Iterator[Fault]:
    hands = dict.fromkeys(Hand, 0)
    for place, (was, should) in enumerate(zip_longest(laid.cards, coup.dealt)):
        if was is None:
            yield _fault(Kind.MISSING, place, should.card, None, should.hand, should.clause)
            continue
        hand, card = was
        hands[hand] += 1
        if should is None:
            yield _fault(Kind.ONE_TOO_MANY, place, card, hand, None, _forbids(coup, hand, hands[hand]))
        elif hand is not should.hand:
            broken = should.clause if _to_come(coup, hand, hands[hand]) else _forbids(coup, hand, hands[hand])
            yield _fault(Kind.WRONG_HAND, place, card, hand, should.hand, broken, should.clause)


def _fault(kind: Kind, place: int, card: Card, laid: Hand | None, right: Hand | None, *because: Rule) -> Fault:
    return Fault(kind, place, card, laid, right, tuple(dict.fromkeys((*because, _PUT_RIGHT[kind]))))


def _to_come(coup: Coup, hand: Hand, number: int) -> bool:
    """Return whether the hand is to have so many cards: it only was not its turn."""
    return number <= len(coup.cards_of(hand))


def _forbids(coup: Coup, hand: Hand, number: int) -> Rule:
    """Return what forbids a hand the card that would be its third, fourth ...: it stands, or it has its third card."""
    decision = coup.decisions[list(Hand).index(hand)]
    return Clause.THIRD_CARD if decision.draws or number > MOST_CARDS else decision.clause
