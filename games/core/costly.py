"""Marks the questions that take seconds. They are answered at once, unless a program has them computed elsewhere."""

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
Elsewhere = Callable[[Callable[..., Any], tuple[Hashable, ...]], Any]

_elsewhere: Elsewhere | None = None


class Busy(Exception):
    """No answer yet: too much is being computed, or this still is. It may be asked again after `wait` seconds."""

    wait = 2


def costly(function: Callable[P, R]) -> Callable[P, R]:
    """Marks a function of a module whose arguments are values that can be hashed and pickled, as its answer can.

    Where `compute_elsewhere` has been called, the marked function may raise Busy.
    """

    @wraps(function)
    def asked(*args: P.args, **kwargs: P.kwargs) -> R:
        if _elsewhere is None or kwargs:
            return function(*args, **kwargs)
        answer: R = _elsewhere(asked, args)
        return answer

    return asked


def compute_elsewhere(elsewhere: Elsewhere | None) -> None:
    """Has every marked question of this program answered by this function; None: where it is asked, as usual."""
    global _elsewhere
    _elsewhere = elsewhere
