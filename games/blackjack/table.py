"""A whole round: the dealer's cards and every box with its hands, stakes and decisions."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from games.blackjack.hands import is_blackjack
from games.core.cards import Card

Amounts = Mapping[str, int]  # cents by player


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
