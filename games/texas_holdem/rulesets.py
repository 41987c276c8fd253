"""How a house deals Texas hold'em."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Self

from games.core import parameters
from games.core.problems import Problem, check
from games.core.rulesets import Rulesets

DEFAULT = "venice-texas-holdem"


@dataclass(frozen=True)
class Ruleset:
    """How a house deals Texas hold'em. Amounts are cents.

    From `fewest_seats` to `seats` players sit at the table. `limit` says how high a raise may be: `none` for all that
    one has, `pot` for the pot. `buy_in_least` and `buy_in_most` bound what a player brings to the table; all is bet in
    whole chips of `chip` cents. `rake` is the house's share of each pot, at most `rake_cap` a pot; with
    `rake_without_flop` also of a hand that ends before the flop. The rest each house settles for itself:
    how many cards are burnt before each street, and how many hole cards shown by mistake make the deal void.
    """

    name: str
    fewest_seats: int
    seats: int
    limit: str
    small_blind: int
    big_blind: int
    buy_in_least: int
    buy_in_most: int
    chip: int
    rake: Fraction
    rake_cap: int
    rake_without_flop: bool
    burnt: int
    exposed_misdeal: int

    @classmethod
    def read(cls, name: str, table: Mapping[str, Any], overrides: Mapping[str, Any]) -> Self:
        """Return the ruleset that a table describes, with a house's own parameters over it. Raise Refused."""
        rules = cls(name, **parameters.read(cls, _READERS, table, overrides))
        check(list(_contradictions(rules)))
        return rules


def _contradictions(rules: Ruleset) -> Iterator[Problem]:
    """Yield parameters that are each possible and impossible together."""
    pairs = (("fewest_seats", "seats"), ("small_blind", "big_blind"), ("buy_in_least", "buy_in_most"))
    for less, more in pairs:
        if getattr(rules, less) > getattr(rules, more):
            yield Problem("bad_parameter", f"overrides.{less}", {"parameter": less})
    for amount in ("small_blind", "big_blind", "buy_in_least", "buy_in_most"):
        if getattr(rules, amount) % rules.chip:
            yield Problem("bad_parameter", f"overrides.{amount}", {"parameter": amount})


def _cap(value: Any) -> int:
    return 0 if value in ("0", "0.00") else parameters.amount(value)


_READERS = {
    "fewest_seats": parameters.whole(2, 10),
    "seats": parameters.whole(2, 10),
    "limit": parameters.one_of("none", "pot"),
    "small_blind": parameters.amount,
    "big_blind": parameters.amount,
    "buy_in_least": parameters.amount,
    "buy_in_most": parameters.amount,
    "chip": parameters.amount,
    "rake": parameters.percent,
    "rake_cap": _cap,
    "rake_without_flop": parameters.yes_or_no,
    "burnt": parameters.whole(0, 1),
    "exposed_misdeal": parameters.whole(1, 9),
}

_ALL = Rulesets("games.texas_holdem", Ruleset)
NAMES = _ALL.names


def ruleset(name: str = DEFAULT, overrides: Mapping[str, Any] | None = None, **parameters: Any) -> Ruleset:
    """Return a ruleset by name, with single parameters overridden in a mapping, by keyword or both.

    Values are written as in `rulesets.toml`: amounts as decimal strings, choices by their word. Raise Refused for a
    name, a parameter or a value that does not exist, and for parameters that exclude each other.

    >>> ruleset("venice-texas-holdem", limit="pot").limit
    'pot'
    """
    return _ALL.ruleset(name, {**(overrides or {}), **parameters})
