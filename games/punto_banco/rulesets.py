"""How a house deals punto banco."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Self

from games.core import parameters
from games.core.problems import Problem, check
from games.core.rulesets import Rulesets
from games.punto_banco.bets import Bet

DEFAULT = "venice-punto-banco"


@dataclass(frozen=True)
class Ruleset:
    """How a house deals punto banco. Amounts are cents.

    `table` is large, midi or mini; `dealers` work at it, and it has `seats` places.
    `commission` is the house's share of a win on banco, taken in whole chips of `commission_chip` cents. `tie_pays` is
    what a unit on the tie wins. `minimum` and `maximum` hold, for the bets that have one, a limit for all that a
    player has on it.
    """

    name: str
    table: str
    dealers: int
    seats: int
    decks: int
    commission: Fraction
    commission_chip: int
    tie_pays: int
    minimum: Mapping[Bet, int]
    maximum: Mapping[Bet, int]

    @classmethod
    def read(cls, name: str, table: Mapping[str, Any], overrides: Mapping[str, Any]) -> Self:
        """Return the ruleset that a table describes, with a house's own parameters over it. Raise Refused."""
        rules = cls(name, **parameters.read(cls, _READERS, table, overrides))
        check(list(_contradictions(rules)))
        return rules


def _contradictions(rules: Ruleset) -> Iterator[Problem]:
    """Yield parameters that are each possible and impossible together."""
    for bet, least in rules.minimum.items():
        if least > rules.maximum.get(bet, least):
            yield Problem("minimum_over_maximum", f"overrides.minimum.{bet}", {"kind": bet})


def _limits(value: Any) -> dict[Bet, int]:
    return {Bet(bet): parameters.amount(cents) for bet, cents in value.items()}


_READERS = {
    "table": parameters.one_of("large", "midi", "mini"),
    "dealers": parameters.whole(1, 9),
    "seats": parameters.whole(1, 99),
    "decks": parameters.whole(1, 12),
    "commission": parameters.share,
    "commission_chip": parameters.amount,
    "tie_pays": parameters.whole(1, 99),
    "minimum": _limits,
    "maximum": _limits,
}

_ALL = Rulesets("games.punto_banco", Ruleset)
NAMES = _ALL.names


def ruleset(name: str = DEFAULT, overrides: Mapping[str, Any] | None = None, **parameters: Any) -> Ruleset:
    """Return a ruleset by name, with single parameters overridden in a mapping, by keyword or both.

    Values are written as in `rulesets.toml`: amounts as decimal strings, choices by their word. Raise Refused for a
    name, a parameter or a value that does not exist, and for parameters that exclude each other.

    >>> ruleset("venice-punto-banco", decks=6).decks
    6
    """
    return _ALL.ruleset(name, {**(overrides or {}), **parameters})
