"""A simple limit on guessing codes that no house has issued.

A whole casino may share an address, so a true code is answered although somebody there guesses.
"""

from allauth.account.adapter import get_adapter
from django.core.cache import cache
from django.http import HttpRequest

MISSES = 20  # further unknown codes are refused
FLOOD = 1000  # no code at all is looked up any more
WINDOW = 10 * 60  # seconds


def flooding(request: HttpRequest) -> bool:
    return cache.get(_key(request), 0) >= FLOOD


def note_miss(request: HttpRequest) -> bool:
    """Count a well-formed code that does not exist, and return whether its visitor must wait.

    Slips of the finger fail the check sign and do not count.
    """
    if cache.add(_key(request), 1, WINDOW):
        return False
    try:
        return cache.incr(_key(request)) > MISSES
    except ValueError:  # the window ended this moment, or the cache went away
        return False


def _key(request: HttpRequest) -> str:
    # The address as the log-in limits see it, so that one setting covers both behind a proxy.
    return f"certificate-misses:{get_adapter().get_client_ip(request)}"
