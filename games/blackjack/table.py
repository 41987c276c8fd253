"""A whole round: the dealer's cards and every box with its hands, stakes and decisions; in one line too.

    Ah9c 9d8c*10 5c6d9h*20,5@2!20 8c3d9h*10_8hTs*10~5

reads: the dealer has an ace and a nine; in the first box player 1 stands on nine and eight with a stake of 10; in the
second player 1 has 20 and player 2 has 5, and player 1 alone doubles with 20; `!` by itself: all double in full. In the
third box eights were split, `_` between the hands. After a box, `~` gives its insurances and `+` who took even money;
`-` after a hand says that it was given up. The first player is not named.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, TypeVar

from games.blackjack.hands import is_blackjack
from games.core.cards import Card, parse_cards, show_cards
from games.core.money import parse_money, plain_money
from games.core.notation import words
from games.core.problems import Refused, unreadable

if TYPE_CHECKING:
    from games.blackjack.rulesets import Ruleset
    from games.blackjack.settlement import Settlement

Amounts = Mapping[str, int]  # cents by player
FIRST = "1"
MOST_LETTERS = 2000
_Read = TypeVar("_Read")

_NAME = r"[A-Za-z0-9]{1,12}"
_AMOUNT = re.compile(rf"([\d.]+)(?:@({_NAME}))?", re.ASCII)
_HAND = re.compile(r"([A-Za-z0-9]+)\*([^!\-]+)(!([^!\-]*))?(-?)", re.ASCII)
_BOX = re.compile(r"([^~+]+)(?:~([^~+]+))?(?:\+([^~+]+))?", re.ASCII)


class Action(StrEnum):
    """What a player may do with a hand."""

    STAND = "stand"
    HIT = "hit"
    DOUBLE = "double"
    SPLIT = "split"
    SURRENDER = "surrender"
    EVEN_MONEY = "even_money"


class BetKind(StrEnum):
    """What a stake was on."""

    HAND = "hand"
    INSURANCE = "insurance"


class Result(StrEnum):
    """What became of a stake. `push`: it stays the player's; `surrender`: part of it goes back; `excess`: laid to
    double above the first stake, it does not play."""

    WIN = "win"
    LOSE = "lose"
    PUSH = "push"
    SURRENDER = "surrender"
    EXCESS = "excess"


@dataclass(frozen=True, slots=True)
class Hand:
    """Cards in the order in which they came, and the first stakes of those who bet on them, the box's holder first.

    `doubled` says what each of them laid beside it. `surrendered`: given up for half.
    """

    cards: tuple[Card, ...]
    stakes: Amounts
    doubled: Amounts = field(default_factory=dict)
    surrendered: bool = False

    @property
    def holder(self) -> str:
        """Who decides."""
        return next(iter(self.stakes))


@dataclass(frozen=True, slots=True)
class Box:
    """The hands of a box: one, or several after a split, in their places from left to right.

    `insurance` says what each bettor laid against the dealer's blackjack; `even_money` who was paid at once.
    """

    hands: tuple[Hand, ...]
    insurance: Amounts = field(default_factory=dict)
    even_money: tuple[str, ...] = ()

    @property
    def was_split(self) -> bool:
        return len(self.hands) > 1

    @property
    def has_blackjack(self) -> bool:
        """A split hand never is one."""
        return not self.was_split and is_blackjack(self.hands[0].cards)


@dataclass(frozen=True, slots=True)
class Round:
    """A round that is over: the dealer's cards in their order, and the boxes from left to right."""

    dealer: tuple[Card, ...]
    boxes: tuple[Box, ...]

    @staticmethod
    def parse(text: str) -> "Round":
        """Read the notation. Raise Refused for a word that cannot be read and for more than a page holds.

        >>> str(Round.parse("Ah9c 9d8c*10 5c6d9h*20!"))
        'Ah9c 9d8c*10 5c6d9h*20!'
        """
        dealer, *boxes = words(text, MOST_LETTERS) or [""]
        return Round(_each(dealer, _cards), tuple(_each(box, _box) for box in boxes))

    def __str__(self) -> str:
        """Write the round in the notation."""
        return " ".join([show_cards(self.dealer), *map(_show_box, self.boxes)])

    def settle(self, rules: "Ruleset") -> "Settlement":
        """Settle the round. Raise Refused for one that cannot have been played under these rules."""
        from games.blackjack.settlement import settle  # which settles rounds, so that it imports this module

        return settle(rules, self)


def _each(word: str, read: Callable[[str], _Read]) -> _Read:
    try:
        return read(word)
    except (ValueError, Refused):
        raise unreadable(word) from None


def _cards(text: str) -> tuple[Card, ...]:
    cards = parse_cards(text)
    if not cards:
        raise ValueError(text)
    return cards


def _box(text: str) -> Box:
    found = _BOX.fullmatch(text)
    if found is None:
        raise ValueError(text)
    hands = tuple(_hand(word) for word in found[1].split("_"))
    insurance = _amounts(found[2]) if found[2] else {}
    return Box(hands, insurance, _names(found[3]) if found[3] else ())


def _hand(text: str) -> Hand:
    found = _HAND.fullmatch(text)
    if found is None:
        raise ValueError(text)
    cards, stakes = _cards(found[1]), _amounts(found[2])
    doubled = {} if found[3] is None else _amounts(found[4]) if found[4] else stakes
    return Hand(cards, stakes, doubled, bool(found[5]))


def _amounts(text: str) -> Amounts:
    found = [_AMOUNT.fullmatch(word) for word in text.split(",")]
    read = {one[2] or FIRST: parse_money(one[1]) for one in found if one}
    if len(read) != len(found):
        raise ValueError(text)
    return read


def _names(text: str) -> tuple[str, ...]:
    names = tuple(text.split(","))
    if len(set(names)) != len(names) or not all(re.fullmatch(_NAME, name, re.ASCII) for name in names):
        raise ValueError(text)
    return names


def _show_box(box: Box) -> str:
    insured = f"~{_show_amounts(box.insurance)}" if box.insurance else ""
    paid = f"+{','.join(box.even_money)}" if box.even_money else ""
    return "_".join(map(_show_hand, box.hands)) + insured + paid


def _show_hand(hand: Hand) -> str:
    doubled = ""
    if hand.doubled:
        doubled = "!" if hand.doubled == hand.stakes else f"!{_show_amounts(hand.doubled)}"
    return f"{show_cards(hand.cards)}*{_show_amounts(hand.stakes)}{doubled}{'-' if hand.surrendered else ''}"


def _show_amounts(amounts: Amounts) -> str:
    return ",".join(plain_money(cents) + (f"@{who}" if who != FIRST else "") for who, cents in amounts.items())
