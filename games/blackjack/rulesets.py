"""The rulesets of blackjack: one engine, each house's parameters as data in `rulesets.toml`."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any

from games.blackjack import parameters
from games.blackjack.parameters import Double, EvenMoney, HoleCard, Insurance, Soft17, Surrender
from games.core.problems import Problem, Refused
from games.core.rulesets import load_rulesets, overridden

DEFAULT = "venice-blackjack"
_TABLES = load_rulesets("games.blackjack")
NAMES = tuple(_TABLES)


@dataclass(frozen=True)
class Ruleset:
    """How a house deals blackjack. Amounts are cents.

    `split_hands` is how many hands a box may have after splitting, `blackjack_pays` what a unit on a blackjack wins;
    `boxes` counts the boxes of the table and `bettors` those who may bet on one of them, its holder included.
    `smallest_chip` is what a win of a blackjack is rounded to.
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

    @property
    def peeks(self) -> bool:
        """Whether a blackjack of the bank shows before the boxes play."""
        return self.hole_card is HoleCard.PEEK

    @property
    def hits_soft17(self) -> bool:
        return self.soft17 is Soft17.HIT

    @property
    def betting(self) -> str:
        """Whether others may bet along in a box (`along`) or its holder bets alone (`alone`)."""
        return "along" if self.bettors > 1 else "alone"

    @property
    def splitting(self) -> str:
        """Whether a box may split `once` or `again`."""
        return "once" if self.split_hands == 2 else "again"


def ruleset(name: str = DEFAULT, overrides: Mapping[str, Any] | None = None) -> Ruleset:
    """A ruleset by name with single parameters overridden. Raises Refused for what does not exist."""
    if name not in _TABLES:
        raise Refused(Problem("unknown_ruleset", "rules", {"rules": name}))
    return _build(name, overrides) if overrides else _plain(name)


@lru_cache
def _plain(name: str) -> Ruleset:
    return _build(name, {})


def _build(name: str, overrides: Mapping[str, Any]) -> Ruleset:
    table = overridden(Ruleset, _TABLES[name], overrides)
    return Ruleset(name=name, **{parameter: _read(parameter, value) for parameter, value in table.items()})


def _read(parameter: str, value: Any) -> Any:
    try:
        return _READERS[parameter](value)
    except (ValueError, TypeError, AttributeError):
        raise Refused(Problem("bad_parameter", f"overrides.{parameter}", {"parameter": parameter})) from None


_READERS = {
    "decks": parameters.whole(1, 8),
    "hole_card": parameters.word(HoleCard),
    "soft17": parameters.word(Soft17),
    "double": parameters.word(Double),
    "double_after_split": parameters.flag,
    "split_hands": parameters.whole(2, 4),
    "resplit_aces": parameters.flag,
    "blackjack_pays": parameters.ratio,
    "insurance": parameters.word(Insurance),
    "even_money": parameters.word(EvenMoney),
    "surrender": parameters.word(Surrender),
    "boxes": parameters.whole(1, 7),
    "bettors": parameters.whole(1, 3),
    "smallest_chip": parameters.amount,
    "minimum": parameters.amount,
}
