"""Marks the questions that take seconds. They are answered at once, unless a program has them computed elsewhere."""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
Elsewhere = Callable[[Callable[..., Any], tuple[Hashable, ...]], Any]

_by_visitor = ContextVar("by_visitor", default=False)
_elsewhere: dict[bool, Elsewhere] = {}  # for what visitors make up, and for what the pages of the site need


class Busy(Exception):
    """No answer yet: too much is being computed, or this still is. It may be asked again after `wait` seconds."""

    wait = 2


def costly(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a function of a module whose arguments are values that can be hashed and pickled, as its answer can.

    Where `compute_elsewhere` has been called, the marked function may raise Busy.
    """

    @wraps(function)
    def asked(*args: P.args, **kwargs: P.kwargs) -> R:
        elsewhere = _elsewhere.get(_by_visitor.get())
        if elsewhere is None or kwargs:
            return function(*args, **kwargs)
        answer: R = elsewhere(asked, args)
        return answer

    return asked


@contextmanager
def made_up_by_visitor() -> Iterator[None]:
    """Mark what is asked in here as a visitor's own: there is no end of such questions, so the site's do not wait."""
    before = _by_visitor.set(True)
    try:
        yield
    finally:
        _by_visitor.reset(before)


def compute_elsewhere(site: Elsewhere, visitors: Elsewhere) -> None:
    """Have every marked question of this program answered by these functions."""
    _elsewhere.update({False: site, True: visitors})


def compute_here() -> None:
    """Have them answered where they are asked again, as usual."""
    _elsewhere.clear()
