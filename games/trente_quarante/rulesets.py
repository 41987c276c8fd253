"""The rulesets of trente et quarante: one engine, each house's parameters as data in `rulesets.toml`."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Self

from games.core.parameters import Reader, amount, one_of, read, share, whole
from games.core.problems import Problem, check
from games.core.rulesets import Rulesets

DEFAULT = "venice-trente-et-quarante"

# The one kind of bet that limits name: whatever lies on a chance.
CHANCE = "chance"


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
    apres: str
    prison_levels: int
    insurance: Fraction | None
    shown_coups: int
    smallest_chip: int
    minimum: Mapping[str, int]
    maximum: Mapping[str, int]
    dealt_from: str
    crew: str
    procedure: Mapping[str, int]

    @classmethod
    def read(cls, name: str, table: Mapping[str, Any], overrides: Mapping[str, Any]) -> Self:
        """The ruleset that a table describes, with a house's own parameters over it. Raises Refused."""
        without = {} if overrides.get("apres", "prison") == "prison" else {"prison_levels": 1}
        known = {**_READERS, "procedure": _counts(table["procedure"])}
        rules = cls(name, **read(cls, known, {**table, **without}, overrides))
        check(list(_contradictions(rules)))
        return rules

    @property
    def prison(self) -> bool:
        return self.apres == "prison"


def _contradictions(rules: Ruleset) -> Iterator[Problem]:
    """Parameters that are each possible and impossible together."""
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
    """A reader of what a house counts: these entries, in its own figures."""
    count = whole(0, 99)

    def read(value: Any) -> dict[str, int]:
        if set(value) != set(known):
            raise ValueError(value)
        return {name: count(told) for name, told in value.items()}

    return read


_READERS: dict[str, Reader] = {
    "decks": whole(1, 8),
    "burnt": whole(0, 40),
    "apres": one_of("prison", "halved"),
    "prison_levels": whole(1, 9),
    "insurance": _premium,
    "shown_coups": whole(1, 99),
    "smallest_chip": amount,
    "minimum": _limits,
    "maximum": _limits,
    "dealt_from": one_of("shuffler", "shoe"),
    "crew": one_of("full", "mini"),
}

_ALL = Rulesets("games.trente_quarante", Ruleset)
NAMES = _ALL.names


def ruleset(name: str = DEFAULT, overrides: Mapping[str, Any] | None = None) -> Ruleset:
    """A ruleset by name with single parameters overridden. Raises Refused for what does not exist or fit together."""
    return _ALL.ruleset(name, overrides)
