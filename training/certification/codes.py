"""The code of a certificate: hard to guess, easy to read over the telephone.

Twelve letters and figures in groups of four. The alphabet has 31 characters, a prime, and leaves out 0 O 1 I L.
The last character is a check: the sum of value times place is a multiple of 31. So one wrong character, or any two
that are swapped, is always noticed.
"""

import secrets
import string
import unicodedata
from collections.abc import Callable, Sequence

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
MISSING = tuple(sign for sign in string.digits + string.ascii_uppercase if sign not in ALPHABET)
LENGTH = 12
_GROUP = 4
_SEPARATORS = " -‐‑‒–—_.·"


class NotACode(ValueError):
    """The text cannot be the code of a certificate; `reason` is "letters", "length" or "check"."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def new_code(choice: Callable[[Sequence[str]], str] = secrets.choice) -> str:
    """Return a fresh code, in its stored form `XXXX-XXXX-XXXX`; `choice` draws one sign."""
    body = "".join(choice(ALPHABET) for _ in range(LENGTH - 1))
    return _grouped(body + _check_sign(body))


def read_code(text: str) -> str:
    """Return the stored form of a code as somebody typed it: case, spaces and dashes do not matter.

    Raise NotACode when no certificate can carry it.
    """
    signs = unicodedata.normalize("NFKC", text).upper().strip()
    signs = "".join(sign for sign in signs if sign not in _SEPARATORS)
    if any(sign not in ALPHABET for sign in signs):
        raise NotACode("letters")
    if len(signs) != LENGTH:
        raise NotACode("length")
    if _check_sign(signs[:-1]) != signs[-1]:
        raise NotACode("check")
    return _grouped(signs)


def _check_sign(body: str) -> str:
    weighted = sum(place * ALPHABET.index(sign) for place, sign in enumerate(body, start=1))
    # The check sign is in place 12, and 12 has an inverse because 31 is a prime.
    return ALPHABET[-weighted * pow(LENGTH, -1, len(ALPHABET)) % len(ALPHABET)]


def _grouped(signs: str) -> str:
    return "-".join(signs[start : start + _GROUP] for start in range(0, LENGTH, _GROUP))


# What a code looks like, for messages.
FORM = _grouped("X" * LENGTH)
