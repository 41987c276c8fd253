"""The rules of both games by their permanent ids; the files in `text/` say each in words.

An id is never renamed and never used again for another rule: addresses, attempts and certificates cite it. After the
common ones, `pb` stands in an id for punto banco and `cdf` for chemin de fer.
"""

from enum import StrEnum


class Clause(StrEnum):
    """The id of a rule, in the order of the rulebook."""

    # Cards and scores: both games (text/0-hands.toml)
    CARD_VALUES = "baccarat-card-values"
    SCORE = "baccarat-score"
    NATURAL = "baccarat-natural"

    # Punto banco (text/1-punto-banco.toml)

    # Chemin de fer (text/2-chemin-de-fer.toml)
