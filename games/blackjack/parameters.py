"""The words that the parameters of a ruleset may have, and how each is read from data."""

import re
from collections.abc import Callable
from enum import StrEnum
from fractions import Fraction
from typing import Any

from games.blackjack.hands import ACE, MUST_DRAW_TO, TARGET, TEN

_FIGURES = re.compile(r"\d{1,2}", re.ASCII)


class HoleCard(StrEnum):
    """Whether the dealer has a second card before the boxes play: `none`, or one with which it looks for blackjack."""

    NONE = "none"
    PEEK = "peek"


class Soft17(StrEnum):
    """What the dealer does on a seventeen in which an ace counts eleven."""

    STAND = "stand"
    HIT = "hit"


class Double(StrEnum):
    """On which first two cards a box may double; the ends are totals."""

    ANY = "any"
    NINE_TO_ELEVEN = "9-11"
    TEN_AND_ELEVEN = "10-11"

    @property
    def totals(self) -> range:
        """The totals on which it may be done."""
        least = {Double.ANY: 2, Double.NINE_TO_ELEVEN: 9, Double.TEN_AND_ELEVEN: 10}[self]
        return range(least, (TARGET if self is Double.ANY else MUST_DRAW_TO) + 1)


class Insurance(StrEnum):
    """How much may be laid against the dealer's blackjack, measured on the stake; `none`: it is not offered."""

    NONE = "none"
    AT_MOST_HALF = "at-most-half"
    AT_LEAST_HALF = "at-least-half"


class EvenMoney(StrEnum):
    """Against which first card of the dealer a blackjack may be paid at once."""

    NONE = "none"
    ACE = "ace"
    ACE_OR_TEN = "ace-or-ten"

    @property
    def against(self) -> tuple[int, ...]:
        """The values of the cards against which it may be done."""
        return {EvenMoney.NONE: (), EvenMoney.ACE: (ACE,), EvenMoney.ACE_OR_TEN: (ACE, TEN)}[self]


class Surrender(StrEnum):
    """Whether a hand may be given up for half: `late` not against the dealer's blackjack, `early` against that too."""

    NONE = "none"
    LATE = "late"
    EARLY = "early"


class Answers(StrEnum):
    """How a box signals what it does. No settlement depends on it."""

    SPOKEN = "spoken"
    SIGNS = "signs"


class DoubledChips(StrEnum):
    """Where the stake goes that is added to double. No settlement depends on it."""

    ON_TOP = "on-top"
    BESIDE = "beside"


def word(kind: type[StrEnum], yes: StrEnum | None = None, no: StrEnum | None = None) -> Callable[[Any], Any]:
    """Return a reader of a word of these, and of yes or no where these mean one of them."""

    def read(value: Any) -> StrEnum:
        if type(value) is bool and (meant := yes if value else no):
            return meant
        if not isinstance(value, str):
            raise TypeError(value)
        return kind(value)

    return read


def ratio(value: Any) -> Fraction:
    """Return what a unit wins, written as "3:2"."""
    pays, _, to = value.partition(":")
    return Fraction(_up_to_twenty(pays), _up_to_twenty(to))


def _up_to_twenty(text: str) -> int:
    if not _FIGURES.fullmatch(text) or not 1 <= int(text) <= 20:
        raise ValueError(text)
    return int(text)
