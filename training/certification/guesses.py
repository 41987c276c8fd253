"""A simple limit on guessing codes that no house has issued.

A whole casino may share an address, so a true code is answered although somebody there guesses.
"""

from collections.abc import Callable
from typing import TypeVar

from allauth.account.adapter import get_adapter
from django.http import HttpRequest

from training.staff import misses

MISSES = 20  # further unknown codes are refused
FLOOD = 1000  # no code at all is looked up any more
T = TypeVar("T")


class MustWait(Exception):
    """The visitor has entered too many unknown codes."""


def look_up(request: HttpRequest, find: Callable[[], T | None]) -> T | None:
    """Return what a well-formed code finds; count it where it finds nothing, and raise MustWait for too many of these.

    Slips of the finger fail the check sign and do not count.
    """
    found = None if misses.count(_key(request)) >= FLOOD else find()
    if found is None and misses.note(_key(request)) > MISSES:
        raise MustWait
    return found


def _key(request: HttpRequest) -> str:
    # The address as the log-in limits see it, so that one setting covers both behind a proxy.
    return f"certificate-misses:{get_adapter().get_client_ip(request)}"
