"""The rules of hands by their permanent ids; `text.toml` says each in words.

An id is never renamed and never used again for another rule: addresses, attempts and certificates cite it.
"""

from enum import StrEnum


class HandClause(StrEnum):
    """The id of a rule, in the order of the rulebook."""

    CARD_VALUES = "baccarat-card-values"
    SCORE = "baccarat-score"
    NATURAL = "baccarat-natural"
