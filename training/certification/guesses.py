"""A simple limit on guessing codes that no house has issued.

A whole casino may share an address, so a true code is answered although somebody there guesses.
"""

from allauth.account.adapter import get_adapter
from django.http import HttpRequest

from training.staff import misses

MISSES = 20  # further unknown codes are refused
FLOOD = 1000  # no code at all is looked up any more


def flooding(request: HttpRequest) -> bool:
    return misses.count(_key(request)) >= FLOOD


def note_miss(request: HttpRequest) -> bool:
    """Count a well-formed code that does not exist, and return whether its visitor must wait.

    Slips of the finger fail the check sign and do not count.
    """
    return misses.note(_key(request)) > MISSES


def _key(request: HttpRequest) -> str:
    # The address as the log-in limits see it, so that one setting covers both behind a proxy.
    return f"certificate-misses:{get_adapter().get_client_ip(request)}"
