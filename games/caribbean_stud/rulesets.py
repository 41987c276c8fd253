"""How a house deals Caribbean stud."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from games.core import parameters
from games.core.problems import Problem, check
from games.core.rulesets import Rulesets
from games.ranking.hands import Category

BET_ANTES = 2  # a BET is so many antes
CHANGE_ANTES = 1  # and a card is changed for so many
LEAST_PAY, MOST_PAY = 1, 10_000  # what a unit on BET may win
REDUCED = (Category.FOUR_OF_A_KIND, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH)
PRIZED = (Category.FLUSH, Category.FULL_HOUSE, *REDUCED)

Pay = Mapping[Category, int]

DEFAULT = "venice-caribbean-stud"


@dataclass(frozen=True)
class Jackpot:
    """A progressive jackpot: what its chip costs and the amounts that are posted, in cents."""

    chip: int
    prizes: Mapping[Category, int]


@dataclass(frozen=True)
class Ruleset:
    """How a house deals Caribbean stud. Amounts are cents.

    `boxes` is how many play. With `exchange` a card may be changed. `pay` is what a unit on BET wins by the player's
    hand, a high card being an ace-king; `reduced_pay` what it wins with the highest hands after a change, None where
    that is as in `pay`. `jackpot` is None where the table has none. `minimum` and `maximum` may hold one for the
    `ante`. `examples` names the parameters whose figures are not a house's, but show how such a table is read.
    """

    name: str
    boxes: int
    exchange: bool
    pay: Pay
    reduced_pay: Pay | None
    jackpot: Jackpot | None
    minimum: Mapping[str, int]
    maximum: Mapping[str, int]
    examples: tuple[str, ...]

    @classmethod
    def read(cls, name: str, table: Mapping[str, Any], overrides: Mapping[str, Any]) -> Self:
        """Return the ruleset that a table describes, with a house's own parameters over it. Raise Refused."""
        rules = cls(name, **parameters.read(cls, _READERS, table, _whole(table, overrides)))
        check(list(_contradictions(rules)))
        return rules

    def column(self, *, changed: bool) -> Pay:
        """Return what a unit on BET wins, by the player's hand."""
        return {**self.pay, **self.reduced_pay} if changed and self.reduced_pay else self.pay


def _whole(table: Mapping[str, Any], overrides: Mapping[str, Any]) -> dict[str, Any]:
    """Return overrides with the entries of a table that they leave as they are; what a house posts is no example."""
    whole = {
        name: {**table[name], **value} if isinstance(value, dict) and isinstance(table.get(name), dict) else value
        for name, value in overrides.items()
    }
    return {"examples": [name for name in table["examples"] if name not in overrides], **whole}


def _contradictions(rules: Ruleset) -> Iterator[Problem]:
    """Yield a problem where a stronger hand is paid less, or the highest ante is below the lowest."""
    for name, column in (("pay", rules.pay), ("reduced_pay", rules.column(changed=True))):
        paid = [column[category] for category in Category]
        if paid != sorted(paid):
            yield Problem("pay_not_rising", f"overrides.{name}")
            return
    if rules.minimum and rules.maximum and rules.minimum["ante"] > rules.maximum["ante"]:
        yield Problem("bad_parameter", "overrides.maximum", {"parameter": "maximum"})


def _column(*categories: Category) -> parameters.Reader:
    """Return a reader of what a unit wins with each of these hands."""
    pays = parameters.whole(LEAST_PAY, MOST_PAY)

    def read(value: Any) -> dict[Category, int]:
        return {category: pays(paid) for category, paid in _each(value, categories).items()}

    return read


def _each(value: Any, categories: Sequence[Category]) -> dict[Category, Any]:
    """Return a table with an entry for each of these hands and for no other."""
    if set(value.keys()) != set(categories):
        raise ValueError(value)
    return {category: value[category] for category in categories}


def _jackpot(value: Any) -> Jackpot | None:
    if value is None:
        return None
    posted = dict(value)
    chip = parameters.amount(posted.pop("chip", None))
    prizes = {category: parameters.amount(prize) for category, prize in _each(posted, PRIZED).items()}
    if list(prizes.values()) != sorted(prizes.values()):
        raise ValueError(value)
    return Jackpot(chip, prizes)


def _limit(value: Any) -> dict[str, int]:
    if not set(value.keys()) <= {"ante"}:
        raise ValueError(value)
    return {square: parameters.amount(limit) for square, limit in value.items()}


def _examples(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not set(value) <= {"pay", "reduced_pay", "jackpot"}:
        raise ValueError(value)
    return tuple(value)


_reduced = _column(*REDUCED)
_READERS: dict[str, parameters.Reader] = {
    "boxes": parameters.whole(1, 9),
    "exchange": parameters.yes_or_no,
    "pay": _column(*Category),
    "reduced_pay": lambda value: None if value is None else _reduced(value),
    "jackpot": _jackpot,
    "minimum": _limit,
    "maximum": _limit,
    "examples": _examples,
}

_ALL = Rulesets("games.caribbean_stud", Ruleset)
NAMES = _ALL.names


def ruleset(name: str = DEFAULT, overrides: Mapping[str, Any] | None = None, **parameters: Any) -> Ruleset:
    """Return a ruleset by name, with single parameters overridden in a mapping, by keyword or both.

    Values are written as in `rulesets.toml`: amounts as decimal strings, choices by their word. Raise Refused for a
    name, a parameter or a value that does not exist, and for parameters that exclude each other.

    >>> ruleset("venice-caribbean-stud", exchange=False).exchange
    False
    """
    return _ALL.ruleset(name, {**(overrides or {}), **parameters})
