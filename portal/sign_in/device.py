"""Devices that know an account: where its owner has signed in before, a stranger's guesses do not count.

A signed cookie holds a random name of the device and the accounts that signed in on it. It opens nothing: a thief
gets a few guesses of their own.
"""

from dataclasses import dataclass, replace
from typing import Self

from django.http import HttpRequest, HttpResponseBase
from django.utils.crypto import get_random_string

COOKIE = "device"
_SALT = "portal.sign_in.device"
_DAYS = 180
_ACCOUNTS = 30  # a computer of a training room is used by many; the oldest is forgotten first


@dataclass(frozen=True)
class Device:
    name: str
    accounts: tuple[int, ...] = ()

    @classmethod
    def of(cls, request: HttpRequest) -> Self:
        """Return the device that a request came from; a new one where the cookie is missing, forged or too old."""
        kept = request.get_signed_cookie(COOKIE, default="", salt=_SALT, max_age=_DAYS * 24 * 3600)
        if not kept:
            return cls(get_random_string(16))
        name, *accounts = kept.split(".")
        return cls(name, tuple(int(account) for account in accounts))

    def knows(self, account: int) -> bool:
        return account in self.accounts

    def with_account(self, account: int) -> Self:
        others = tuple(known for known in self.accounts if known != account)
        return replace(self, accounts=(account, *others)[:_ACCOUNTS])

    def keep(self, request: HttpRequest, response: HttpResponseBase) -> None:
        """Write the cookie."""
        response.set_signed_cookie(
            COOKIE,
            ".".join((self.name, *map(str, self.accounts))),
            salt=_SALT,
            max_age=_DAYS * 24 * 3600,
            secure=request.is_secure(),
            httponly=True,
            samesite="Lax",
        )
