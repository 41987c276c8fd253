"""A simple limit on guessing: whoever tries code after code that no house has issued must wait."""

from allauth.account.adapter import get_adapter
from django.core.cache import cache
from django.http import HttpRequest

MISSES = 20
WINDOW = 10 * 60  # seconds


def must_wait(request: HttpRequest) -> bool:
    return cache.get(_key(request), 0) >= MISSES


def note_miss(request: HttpRequest) -> None:
    """Count a well-formed code that does not exist; slips of the finger fail the check sign and do not count."""
    if not cache.add(_key(request), 1, WINDOW):
        cache.incr(_key(request))


def _key(request: HttpRequest) -> str:
    # The address as the log-in limits see it, so that one setting tells both about a proxy.
    return f"certificate-misses:{get_adapter().get_client_ip(request)}"
