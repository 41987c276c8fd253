"""The rules of hands by their permanent ids; `text.toml` says each in words.

An id is never renamed and never used again for another rule: addresses, attempts and certificates cite it.
"""

from enum import StrEnum


class HandClause(StrEnum):
    """The id of a rule, in the order of the rulebook."""

    HAND = "poker-hand"
    RANKING = "poker-ranking"
    ROYAL_FLUSH = "poker-royal-flush"
    STRAIGHT_FLUSH = "poker-straight-flush"
    FOUR_OF_A_KIND = "poker-four-of-a-kind"
    FULL_HOUSE = "poker-full-house"
    FLUSH = "poker-flush"
    STRAIGHT = "poker-straight"
    THREE_OF_A_KIND = "poker-three-of-a-kind"
    TWO_PAIRS = "poker-two-pairs"
    PAIR = "poker-pair"
    HIGH_CARD = "poker-high-card"
    KICKERS = "poker-kickers"
    SUITS = "poker-suits"
