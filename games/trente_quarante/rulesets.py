"""The rulesets of trente et quarante: one engine, each house's parameters as data in `rulesets.toml`."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any

from games.core.parameters import amount, one_of, read, share, whole
from games.core.problems import Problem, Refused, check
from games.core.rulesets import load_rulesets

DEFAULT = "venice-trente-et-quarante"
_TABLES = load_rulesets("games.trente_quarante")
NAMES = tuple(_TABLES)

# The one kind of bet that limits name: whatever lies on a chance.
CHANCE = "chance"


@dataclass(frozen=True)
class Ruleset:
    """How a house deals trente et quarante. Amounts are cents.

    `burnt` cards are laid aside before a taille. `apres` says what becomes of stakes at 31 against 31: `prison` or
    `halved` at once; `prison_levels` how many times running a stake may be imprisoned. `insurance` is the premium as a
    share of the stake, None where there is none. After `shown_coups` coups with a card that was shown, a taille is
    stopped. `minimum` and `maximum` hold, under the name `chance` and where the house has them, for all that lies on a
    chance. `crew` says who works at the table; `procedure` counts what no settlement asks for.
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
    crew: str
    procedure: Mapping[str, int]

    @property
    def prison(self) -> bool:
        return self.apres == "prison"


def ruleset(name: str = DEFAULT, overrides: Mapping[str, Any] | None = None) -> Ruleset:
    """A ruleset by name with single parameters overridden. Raises Refused for what does not exist or fit together."""
    if name not in _TABLES:
        raise Refused(Problem("unknown_ruleset", "rules", {"rules": name}))
    return _build(name, overrides) if overrides else _plain(name)


@lru_cache
def _plain(name: str) -> Ruleset:
    return _build(name, {})


def _build(name: str, overrides: Mapping[str, Any]) -> Ruleset:
    without = {} if overrides.get("apres", "prison") == "prison" else {"prison_levels": 1}
    rules = Ruleset(name=name, **read(Ruleset, _READERS, {**_TABLES[name], **without}, overrides))
    check(list(_contradictions(rules)))
    return rules


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


def _procedure(value: Any) -> dict[str, int]:
    if set(value) != set(_TABLES[DEFAULT]["procedure"]):
        raise ValueError(value)
    count = whole(0, 99)
    return {name: count(told) for name, told in value.items()}


_READERS = {
    "decks": whole(1, 8),
    "burnt": whole(0, 40),
    "apres": one_of("prison", "halved"),
    "prison_levels": whole(1, 9),
    "insurance": _premium,
    "shown_coups": whole(1, 99),
    "smallest_chip": amount,
    "minimum": _limits,
    "maximum": _limits,
    "crew": one_of("full", "mini"),
    "procedure": _procedure,
}
