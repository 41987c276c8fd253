"""How the parameters of a ruleset are read from data. A reader raises ValueError, TypeError or AttributeError."""

import re
from collections.abc import Callable, Mapping
from enum import StrEnum
from fractions import Fraction
from typing import Any, TypeVar

from games.core.money import parse_money
from games.core.problems import Problem, Refused
from games.core.rulesets import overridden

Reader = Callable[[Any], Any]
Member = TypeVar("Member", bound=StrEnum)

_SHARE = re.compile(r"0(\.\d{1,6})?|1(\.0{1,6})?", re.ASCII)
_PERCENT = re.compile(r"\d{1,3}(\.\d{1,6})?", re.ASCII)
_MOST_LETTERS = 60  # of a text in a parameter, as of any word of the API
_MOST = 10**12  # of a number


def read(
    kind: type, readers: Mapping[str, Reader], table: Mapping[str, Any], overrides: Mapping[str, Any]
) -> dict[str, Any]:
    """Return a ruleset's parameters with a house's own over them, each as `kind` has it. Raise Refused."""
    return {name: _read(name, readers[name], value) for name, value in overridden(kind, table, overrides).items()}


def _read(name: str, reader: Reader, value: Any) -> Any:
    try:
        _check_size(value)
        return reader(value)
    except (ValueError, TypeError, AttributeError):
        raise Refused(Problem("bad_parameter", f"overrides.{name}", {"parameter": name})) from None


def _check_size(value: Any) -> None:
    """Look at every text and number of a parameter before it is read. Raise ValueError for one that is too long."""
    left = [value]
    while left:
        part = left.pop()
        if isinstance(part, dict):
            left += [*part, *part.values()]
        elif isinstance(part, list):
            left += part
        elif (isinstance(part, str) and len(part) > _MOST_LETTERS) or (isinstance(part, int) and abs(part) > _MOST):
            raise ValueError("too long")


def one_of(*allowed: str) -> Callable[[Any], str]:
    """Return a reader of a word among these."""

    def read(value: Any) -> str:
        if not isinstance(value, str) or value not in allowed:
            raise ValueError(value)
        return value

    return read


def member(kind: type[Member]) -> Callable[[Any], Member]:
    """Return a reader of a word of a closed list, which gives its member."""

    def read(value: Any) -> Member:
        if not isinstance(value, str):
            raise TypeError(value)
        return kind(value)

    return read


def some_of(*allowed: str) -> Callable[[Any], frozenset[str]]:
    """Return a reader of a list of words among these."""

    def read(value: Any) -> frozenset[str]:
        if not isinstance(value, list):
            raise TypeError(value)
        names = frozenset(value)
        if not names <= set(allowed):
            raise ValueError(value)
        return names

    return read


def whole(least: int, most: int) -> Callable[[Any], int]:
    """Return a reader of a whole number between these."""

    def read(value: Any) -> int:
        if type(value) is not int or not least <= value <= most:
            raise ValueError(value)
        return value

    return read


def yes_or_no(value: Any) -> bool:
    if type(value) is not bool:
        raise TypeError(value)
    return value


def amount(value: Any) -> int:
    """Return cents, more than none, from a decimal string."""
    cents = parse_money(value)
    if cents <= 0:
        raise ValueError(value)
    return cents


def share(value: Any) -> Fraction:
    """Return a share of one, from nothing to the whole, from a decimal string such as "0.05"."""
    if not _SHARE.fullmatch(value):
        raise ValueError(value)
    return Fraction(value)


def percent(value: Any) -> Fraction:
    """Return a share of one from per cent in a decimal string: "5" is a twentieth."""
    if not _PERCENT.fullmatch(value) or not 0 <= (found := Fraction(value) / 100) <= 1:
        raise ValueError(value)
    return found
