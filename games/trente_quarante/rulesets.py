"""The rulesets of trente et quarante: one engine, each house's parameters as data in `rulesets.toml`."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Any, Self

from games.core.parameters import Reader, amount, member, read, share, whole
from games.core.problems import Problem, check
from games.core.rulesets import Rulesets

DEFAULT = "venice-trente-et-quarante"

# The one kind of bet that limits name: whatever lies on a chance.
CHANCE = "chance"


class Apres(StrEnum):
    """What becomes of stakes at 31 against 31."""

    PRISON = "prison"
    HALVED = "halved"


class DealtFrom(StrEnum):
    """Where the cards come from."""

    SHUFFLER = "shuffler"
    SHOE = "shoe"


class Crew(StrEnum):
    """Who works at the table: all of them, or one croupier at a small table."""

    FULL = "full"
    MINI = "mini"


@dataclass(frozen=True)
class Ruleset:
    """How a house deals trente et quarante. Amounts are cents.

    `burnt` cards are laid aside before a taille. `apres` says what becomes of stakes at 31 against 31: `prison` or
    `halved` at once; `prison_levels` how many times running a stake may be imprisoned. `insurance` is the premium as a
    share of the stake, None where there is none. After `shown_coups` coups with a card that was shown, a taille is
    stopped. `minimum` and `maximum` hold, under the name `chance` and where the house has them, for all that lies on a
    chance. `dealt_from` says whether cards come from a `shuffler` or a `shoe`, `crew` who works at the table;
    `procedure` counts what no settlement asks for.
    """

    name: str
    decks: int
    burnt: int
    apres: Apres
    prison_levels: int
    insurance: Fraction | None
    shown_coups: int
    smallest_chip: int
    minimum: Mapping[str, int]
    maximum: Mapping[str, int]
    dealt_from: DealtFrom
    crew: Crew
    procedure: Mapping[str, int]

    @classmethod
    def read(cls, name: str, table: Mapping[str, Any], overrides: Mapping[str, Any]) -> Self:
        """Return the ruleset that a table describes, with a house's own parameters over it. Raise Refused."""
        without = {} if overrides.get("apres", "prison") == "prison" else {"prison_levels": 1}
        known = {**_READERS, "procedure": _counts(table["procedure"])}
        rules = cls(name, **read(cls, known, {**table, **without}, overrides))
        check(list(_contradictions(rules)))
        return rules

    @property
    def prison(self) -> bool:
        return self.apres is Apres.PRISON


def _contradictions(rules: Ruleset) -> Iterator[Problem]:
    """Yield parameters that are each possible and impossible together."""
    if rules.minimum.get(CHANCE, 0) > rules.maximum.get(CHANCE, rules.minimum.get(CHANCE, 0)):
        yield Problem("minimum_passes_maximum", "overrides.minimum.chance")
    if not rules.prison and rules.prison_levels > 1:
        yield Problem("levels_without_prison", "overrides.prison_levels")


def _premium(value: Any) -> Fraction | None:
    return share(value) or None


def _limits(value: Any) -> dict[str, int]:
    if not set(value) <= {CHANCE}:
        raise ValueError(value)
    return {kind: amount(cents) for kind, cents in value.items()}


def _counts(known: Mapping[str, int]) -> Reader:
    """Return a reader of what a house counts: these entries, in its own figures."""
    count = whole(0, 99)

    def read(value: Any) -> dict[str, int]:
        if set(value) != set(known):
            raise ValueError(value)
        return {name: count(number) for name, number in value.items()}

    return read


_READERS: dict[str, Reader] = {
    "decks": whole(1, 8),
    "burnt": whole(0, 40),
    "apres": member(Apres),
    "prison_levels": whole(1, 9),
    "insurance": _premium,
    "shown_coups": whole(1, 99),
    "smallest_chip": amount,
    "minimum": _limits,
    "maximum": _limits,
    "dealt_from": member(DealtFrom),
    "crew": member(Crew),
}

_ALL = Rulesets("games.trente_quarante", Ruleset)
NAMES = _ALL.names


def ruleset(name: str = DEFAULT, overrides: Mapping[str, Any] | None = None, **parameters: Any) -> Ruleset:
    """Return a ruleset by name, with single parameters overridden in a mapping, by keyword or both.

    Values are written as in `rulesets.toml`: amounts as decimal strings, choices by their word. Raise Refused for a
    name, a parameter or a value that does not exist, and for parameters that exclude each other.

    >>> ruleset("venice-trente-et-quarante", insurance="0.02").insurance
    Fraction(1, 50)
    """
    return _ALL.ruleset(name, {**(overrides or {}), **parameters})
