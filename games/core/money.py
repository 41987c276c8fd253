"""Money is an integer of cents; in the API it is a decimal string such as "12.50"."""

import re
from functools import lru_cache

_DECIMAL = re.compile(r"(\d{1,12})(?:\.(\d{1,2}))?", re.ASCII)


def parse_money(text: str) -> int:
    """Return the cents that a decimal string means, at most two places. Raise ValueError for anything else."""
    found = _DECIMAL.fullmatch(text)
    if found is None:
        raise ValueError(f"{text!r} is not an amount such as 12.50")
    units, cents = found.groups()
    return int(units) * 100 + int((cents or "").ljust(2, "0"))


@lru_cache(maxsize=4096)  # a table has few amounts, many times each
def show_money(cents: int) -> str:
    """Return the decimal string of an amount of cents; a debt has a minus."""
    if cents < 0:
        return "-" + show_money(-cents)
    return f"{cents // 100}.{cents % 100:02d}"


def plain_money(cents: int) -> str:
    """Return the decimal string as notations, forms and addresses have it: with cents only where there are some."""
    return show_money(cents).removesuffix(".00")


def divide_up(cents: int, parts: int, chip: int) -> int:
    """Return an equal part of an amount, rounded up to whole chips of `chip` cents, but never above the amount."""
    return min(cents, -(-cents // (parts * chip)) * chip)
