"""The rulesets of roulette: one engine, each house's parameters as data in `rulesets.toml`."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from games.core.money import parse_money
from games.core.problems import Problem, Refused
from games.core.rulesets import load_rulesets, overridden
from games.roulette.bets import PAID_WITH, Kind

DEFAULT = "venice-french"
_TABLES = load_rulesets("games.roulette")
NAMES = tuple(_TABLES)


@dataclass(frozen=True)
class Ruleset:
    """How a house deals roulette. Amounts are cents.

    `zero` says what becomes of even chances at zero (`prison`); `prison_levels` how many zeros running a
    stake may stay in prison before the next divides it. `minimum` and `maximum` hold, for the kinds of bet that have
    one, a limit for all that a player has on a position. `float` counts the pieces of the table's float by value.
    `procedure` holds what the house's manner of dealing counts and measures, as the file has it.
    """

    name: str
    zero: str
    smallest_chip: int
    minimum: Mapping[Kind, int]
    maximum: Mapping[Kind, int]
    order_of_payment: tuple[Kind, ...]
    prison_levels: int
    called_bets: frozenset[str]
    float: Mapping[int, int]
    procedure: Mapping[str, Any]

    @property
    def denominations(self) -> tuple[int, ...]:
        """The values of the chips of the table's float, largest first."""
        return tuple(sorted(self.float, reverse=True))


def ruleset(name: str = DEFAULT, overrides: Mapping[str, Any] | None = None) -> Ruleset:
    """A ruleset by name with single parameters overridden. Raises Refused for what does not exist or fit."""
    if name not in _TABLES:
        raise Refused(Problem("unknown_ruleset", "rules", {"rules": name}))
    return _build(name, overrides) if overrides else _plain(name)


@lru_cache
def _plain(name: str) -> Ruleset:
    return _build(name, {})


def _build(name: str, overrides: Mapping[str, Any]) -> Ruleset:
    table = overridden(Ruleset, _TABLES[name], overrides)
    read = {parameter: _read(parameter, value) for parameter, value in table.items()}
    return Ruleset(name=name, **read)


def _read(parameter: str, value: Any) -> Any:
    try:
        return _READERS[parameter](value)
    except (ValueError, TypeError, AttributeError):
        raise Refused(Problem("bad_parameter", f"overrides.{parameter}", {"parameter": parameter})) from None


def _one_of(*allowed: str) -> Any:
    def read(value: Any) -> str:
        if value not in allowed:
            raise ValueError(value)
        return str(value)

    return read


def _amount(value: Any) -> int:
    cents = parse_money(value)
    if cents <= 0:
        raise ValueError(value)
    return cents


def _limits(value: Any) -> dict[Kind, int]:
    return {Kind(kind): _amount(amount) for kind, amount in value.items()}


def _order(value: Any) -> tuple[Kind, ...]:
    order = tuple(map(Kind, value))
    if sorted(order) != sorted(set(Kind) - set(PAID_WITH)):
        raise ValueError(value)
    return order


def _levels(value: Any) -> int:
    if type(value) is not int or not 1 <= value <= 9:
        raise ValueError(value)
    return value


_CALLED = frozenset(_TABLES[DEFAULT]["called_bets"])


def _called(value: Any) -> frozenset[str]:
    if not isinstance(value, list):
        raise TypeError(value)
    names = frozenset(value)
    if not names <= _CALLED:
        raise ValueError(value)
    return names


def _float(value: Any) -> dict[int, int]:
    counts = {_amount(denomination): count for denomination, count in value}
    if any(type(count) is not int or count < 0 for count in counts.values()):
        raise ValueError(value)
    return counts


def _procedure(value: Any) -> dict[str, Any]:
    """What Venice counts and measures, in another house's figures."""
    known = _TABLES[DEFAULT]["procedure"]
    if {name: type(told) for name, told in value.items()} != {name: type(told) for name, told in known.items()}:
        raise ValueError(value)
    for told in value.values():
        if isinstance(told, str):
            _amount(told)
    _float(value["payment_example"])
    return dict(value)


_READERS = {
    "zero": _one_of("prison"),
    "smallest_chip": _amount,
    "minimum": _limits,
    "maximum": _limits,
    "order_of_payment": _order,
    "prison_levels": _levels,
    "called_bets": _called,
    "float": _float,
    "procedure": _procedure,
}
