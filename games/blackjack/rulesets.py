"""The rulesets of blackjack: one engine, each house's parameters as data in `rulesets.toml`."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Self

from games.blackjack import parameters
from games.blackjack.hands import ACE
from games.blackjack.parameters import (
    Answers,
    Double,
    DoubledChips,
    EvenMoney,
    HoleCard,
    Insurance,
    Soft17,
    Surrender,
)
from games.core import parameters as core
from games.core.rulesets import Rulesets

DEFAULT = "venice-blackjack"


@dataclass(frozen=True)
class Ruleset:
    """How a house deals blackjack. Amounts are cents.

    `split_hands` is how many hands a box may have after splitting, `blackjack_pays` what a unit on a blackjack wins;
    `boxes` counts the boxes of the table and `bettors` those who may bet on one of them, its holder included.
    `smallest_chip` is what a win of a blackjack is rounded to. `answers` and `doubled_chips` are customs of the table.
    """

    name: str
    decks: int
    hole_card: HoleCard
    soft17: Soft17
    double: Double
    double_after_split: bool
    split_hands: int
    resplit_aces: bool
    blackjack_pays: Fraction
    insurance: Insurance
    even_money: EvenMoney
    surrender: Surrender
    boxes: int
    bettors: int
    smallest_chip: int
    minimum: int
    answers: Answers
    doubled_chips: DoubledChips

    @classmethod
    def read(cls, name: str, table: Mapping[str, Any], overrides: Mapping[str, Any]) -> Self:
        """Return the ruleset that a table describes, with a house's own parameters over it. Raise Refused."""
        return cls(name, **core.read(cls, _READERS, table, overrides))

    @property
    def peeks(self) -> bool:
        """Whether a blackjack of the dealer shows before the boxes play."""
        return self.hole_card is HoleCard.PEEK

    @property
    def hits_soft17(self) -> bool:
        return self.soft17 is Soft17.HIT

    @property
    def betting(self) -> str:
        """Whether others may bet along in a box (`along`) or its holder bets alone (`alone`)."""
        return "along" if self.bettors > 1 else "alone"

    @property
    def dealt_from(self) -> str:
        """Where the cards are dealt from: a single deck from the `hand`, several decks from a `shoe`."""
        return "hand" if self.decks == 1 else "shoe"

    @property
    def splitting(self) -> str:
        """Whether a box may split `once` or `again`."""
        return "once" if self.split_hands == 2 else "again"

    def most_hands(self, value: int) -> int:
        """Return how many hands a pair of cards of that value may become."""
        return 2 if value == ACE and not self.resplit_aces else self.split_hands


_READERS: dict[str, core.Reader] = {
    "decks": core.whole(1, 8),
    "hole_card": parameters.word(HoleCard, yes=HoleCard.PEEK, no=HoleCard.NONE),
    "soft17": parameters.word(Soft17),
    "double": parameters.word(Double),
    "double_after_split": core.yes_or_no,
    "split_hands": core.whole(2, 4),
    "resplit_aces": core.yes_or_no,
    "blackjack_pays": parameters.ratio,
    "insurance": parameters.word(Insurance, no=Insurance.NONE),
    "even_money": parameters.word(EvenMoney),
    "surrender": parameters.word(Surrender, no=Surrender.NONE),
    "boxes": core.whole(1, 7),
    "bettors": core.whole(1, 3),
    "smallest_chip": core.amount,
    "minimum": core.amount,
    "answers": parameters.word(Answers),
    "doubled_chips": parameters.word(DoubledChips),
}

_ALL = Rulesets("games.blackjack", Ruleset)
NAMES = _ALL.names


def ruleset(name: str = DEFAULT, overrides: Mapping[str, Any] | None = None, **parameters: Any) -> Ruleset:
    """Return a ruleset by name, with single parameters overridden in a mapping, by keyword or both.

    Values are written as in `rulesets.toml`: amounts as decimal strings, choices by their word. Raise Refused for a
    name, a parameter or a value that does not exist, and for parameters that exclude each other.

    >>> ruleset("venice-blackjack", decks=4).decks
    4
    """
    return _ALL.ruleset(name, {**(overrides or {}), **parameters})
