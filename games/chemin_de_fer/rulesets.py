"""How a house deals chemin de fer."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Self

from games.chemin_de_fer.people import SEATS
from games.chemin_de_fer.tableau import Tableau, read_tableau
from games.core import parameters
from games.core.problems import Problem, check
from games.core.rulesets import Rulesets

DEFAULT = "venice-chemin-de-fer"


@dataclass(frozen=True)
class Ruleset:
    """How a house deals chemin de fer. Amounts are cents.

    `punter` is free to draw or stand until asking for the rule table, or bound by it in every coup.
    `decks` have `backs` different backs, as many of each. At least `fewest_players` of the `seats` are taken when the
    game begins, and a bank has at least `minimum`. The house's share of what the bank wins is `commission`, in whole
    chips of `chip` cents. `tableau` is the rule table that binds a banker who asks for it.
    """

    name: str
    punter: str
    decks: int
    backs: int
    seats: int
    fewest_players: int
    minimum: int
    commission: Fraction
    chip: int
    tableau: Tableau

    @classmethod
    def read(cls, name: str, table: Mapping[str, Any], overrides: Mapping[str, Any]) -> Self:
        """Return the ruleset that a table describes, with a house's own parameters over it. Raise Refused."""
        rules = cls(name, **parameters.read(cls, _READERS, table, overrides))
        if rules.fewest_players > rules.seats:
            check([Problem("bad_parameter", "overrides.fewest_players", {"parameter": "fewest_players"})])
        if rules.decks % rules.backs:
            check([Problem("bad_parameter", "overrides.backs", {"parameter": "backs"})])
        return rules


FREE, BOUND = "free", "bound"  # the punter
MOST_COMMISSION = Fraction(1, 4)  # with much more the bank would play another game than that of the odds


def _commission(value: Any) -> Fraction:
    share = parameters.share(value)
    if share > MOST_COMMISSION:
        raise ValueError(value)
    return share


_READERS = {
    "punter": parameters.one_of(FREE, BOUND),
    "decks": parameters.whole(1, 12),
    "backs": parameters.whole(1, 12),
    "seats": parameters.whole(3, len(SEATS)),
    "fewest_players": parameters.whole(2, len(SEATS)),
    "minimum": parameters.amount,
    "commission": _commission,
    "chip": parameters.amount,
    "tableau": read_tableau,
}

_ALL = Rulesets("games.chemin_de_fer", Ruleset)
NAMES = _ALL.names


def ruleset(name: str = DEFAULT, overrides: Mapping[str, Any] | None = None, **parameters: Any) -> Ruleset:
    """Return a ruleset by name, with single parameters overridden in a mapping, by keyword or both.

    Values are written as in `rulesets.toml`: amounts as decimal strings, choices by their word. Raise Refused for a
    name, a parameter or a value that does not exist, and for parameters that exclude each other.

    >>> ruleset("venice-chemin-de-fer", punter="bound").punter
    'bound'
    """
    return _ALL.ruleset(name, {**(overrides or {}), **parameters})
