"""How often somebody may try a password. The numbers are in the settings, the reasons in docs/decisions/0006.

Built on allauth's rates, which keep the moments of past attempts in the cache.
"""

import math
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from allauth.core.internal import ratelimit
from django.core.cache import cache
from django.http import HttpRequest

from portal.sign_in.account import find_account
from portal.sign_in.device import Device

_APP = "allauth.account"
_ADDRESS_KNOWN_FOR = 90 * 24 * 3600  # seconds


class TooMany(Exception):
    """A limit is used up. `wait` is the number of seconds until the next attempt is heard."""

    def __init__(self, wait: int) -> None:
        super().__init__(f"wait {wait} seconds")
        self.wait = wait


@dataclass
class Attempt:
    """One attempt to sign in: counted as wrong before the password is looked at, so that attempts at once count too."""

    request: HttpRequest
    login: str
    _counted: list[Any] = field(default_factory=list)

    def __post_init__(self) -> None:
        account = find_account(self.login)
        self.account = account.pk if account else None
        self.username = account.username if account else ""
        # User name and e-mail address are one account; what is nobody's is limited like an account.
        self.subject = f"account {self.account}" if account else f"nobody {self.login.strip().casefold()}"

    def count(self) -> None:
        """Raise TooMany where a limit is used up; then nothing has been counted."""
        for action, key in self._limits():
            usage = ratelimit.consume(self.request, app=_APP, action=action, key=key)
            if usage is None:
                self.forget()
                raise TooMany(seconds_left(self.request, action, key))
            self._counted.append(usage)

    def forget(self) -> None:
        """Take the count back: the password was right."""
        for usage in self._counted:
            usage.rollback()

    def _limits(self) -> Iterator[tuple[str, str | None]]:
        device, address = Device.of(self.request), ratelimit.get_ip(self.request)
        if self.account is not None and device.knows(self.account):
            yield "wrong_at_known_device", f"{device.name} {self.subject}"
            return
        yield "wrong_at_address_for_account", f"{address} {self.subject}"
        yield "wrong_at_address", None
        if not cache.get(_known(self.account, address)):
            yield "wrong_for_account", self.subject


def note_success(request: HttpRequest, account: int) -> None:
    """Remember the address from which somebody signed in, as one of theirs."""
    cache.set(_known(account, ratelimit.get_ip(request)), True, _ADDRESS_KNOWN_FOR)


def seconds_left(request: HttpRequest, action: str, key: str | None = None) -> int:
    """Return how long until a used-up limit lets the next one pass, at least 1."""
    left = 0.0
    for rate in ratelimit.get_rates(app=_APP, action=action):
        name = ratelimit.get_cache_key(request, app=_APP, action=action, rate=rate, key=key)
        moments = cache.get(name, [])  # the newest first
        if len(moments) >= rate.amount:
            left = max(left, moments[rate.amount - 1] + rate.duration - time.time())
    return max(1, math.ceil(left))


def _known(account: int | None, address: str) -> str:
    return f"sign-in:known-address:{account}:{address}"
