"""Amounts, counts and percentages as people type them in the language of the page, and why one is refused.

All that a page prints can be typed. Before the last one or two digits a point or a comma begins the decimals, in every
language. Before three digits stands the group mark of the language (1,000 in English, 1.000 in Italian), a space of
any kind (1 000 in French) or an apostrophe, the same one throughout. So 1,00 is one everywhere, 1,000 is a thousand in
English and refused in Italian, and 1.000 is a thousand in Italian and refused in English: no text means two amounts.
A currency sign may stand at either end.

Babel gives the marks of each language. Its own reader is of no use here: even where it is strict it takes 1e5 and NaN,
and it refuses apostrophes and, in Italian, the 12.50 of addresses.
"""

import re
import unicodedata
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from babel import Locale
from babel.numbers import get_decimal_symbol, get_group_symbol

from games.core.problems import Problem, Refused
from games.web.kit.formats import locale

_LONGEST = 100  # characters, more than anybody writes an amount with
_MOST_DIGITS = 9  # so that a thousand times an amount is one that the engines read
_MINUS = "-\u2212"
_CROSS = re.compile(r"[x×*]", re.IGNORECASE)
_PERCENT = re.compile(r"(\d{1,3})(?:([.,])(\d{1,6}))? ?%?", re.ASCII)


@dataclass(frozen=True, slots=True)
class _Typed:
    """A number: whether it has a minus, its digits before the decimals, and the decimals."""

    negative: bool
    units: str
    decimals: str


def typed_cents(text: str, field: str = "") -> int:
    """Read the cents that somebody typed; 0 is an amount, too. Raise Refused."""
    found = _read(text)
    if found is None:
        raise Refused(Problem("not_an_amount", field))
    if found.negative:
        raise Refused(Problem("amount_not_positive", field))
    if len(found.units) > _MOST_DIGITS:
        raise Refused(Problem("amount_too_large", field))
    return int(found.units) * 100 + int(found.decimals.ljust(2, "0"))


def typed_count(text: str, least: int, most: int) -> int:
    """Read a whole number between two, both included. Raise Refused."""
    found = _read(text)
    if found is None or found.decimals:
        raise Refused(Problem("not_whole"))
    if found.negative or len(found.units) > _MOST_DIGITS or not least <= int(found.units) <= most:
        raise Refused(Problem("out_of_range", "", {"least": least, "most": most}))
    return int(found.units)


def typed_percent(text: str) -> Fraction:
    """Read a share of one from a percentage up to 100, without group marks; its sign may follow. Raise Refused."""
    found = _PERCENT.fullmatch(_plain(text)) if len(text) <= _LONGEST else None
    if found is None or (found[2] == "," == _marks(locale())[1] and len(found[3]) == 3):  # a thousand, in English
        raise Refused(Problem("not_percent"))
    share = Fraction(f"{found[1]}.{found[3] or 0}") / 100
    if share > 1:
        raise Refused(Problem("not_percent"))
    return share


def crossed(text: str) -> str:
    """Return the text with a bare "x" for every cross, and no spaces around it."""
    # White space is stripped from the parts: an expression that begins with any number of spaces is quadratic.
    return "x".join(part.strip() for part in _CROSS.split(text))


def split_list(text: str) -> list[str]:
    """Split a list of amounts at semicolons or commas with a space, or at spaces where there is neither.

    Spaces that do not break a line belong to an amount, as pages print it.
    """
    words = re.split(r";|,[ \t\r\n]", text) if re.search(r";|,[ \t\r\n]", text) else re.split(r"[ \t\r\n]", text)
    return [word for word in (word.strip().rstrip(",") for word in words) if word]


def _read(text: str) -> _Typed | None:
    """Read a number as it was typed; None for a text that is none."""
    if len(text) > _LONGEST:
        return None
    plain = _plain(text)
    amount = plain.lstrip(_MINUS + " ")
    found = _number(locale()).fullmatch(_without_currency(amount))
    return _Typed(amount != plain, re.sub(r"\D", "", found[1]), found["decimals"] or "") if found else None


def _plain(text: str) -> str:
    """Return the text with digits as 0 to 9, spaces and apostrophes of one kind, and no marks of direction."""
    visible = (c for c in text if unicodedata.category(c) != "Cf")
    digits = "".join(str(unicodedata.decimal(c, c)) for c in visible)
    return " ".join(digits.split()).replace("’", "'")


def _without_currency(text: str) -> str:
    if text and unicodedata.category(text[0]) == "Sc":
        return text[1:].lstrip()
    return text[:-1].rstrip() if text and unicodedata.category(text[-1]) == "Sc" else text


@lru_cache(maxsize=64)
def _number(here: Locale) -> re.Pattern[str]:
    point, group = map(re.escape, _marks(here))
    grouped = rf"\d{{1,3}}(?P<mark>[ '{group}])\d{{3}}(?:(?P=mark)\d{{3}})*"
    return re.compile(rf"(\d+|{grouped})(?:(?!(?P=mark))[.,{point}](?P<decimals>\d{{1,2}}))?", re.ASCII)


def _marks(here: Locale) -> tuple[str, str]:
    """Return the decimal mark and the group mark of a language."""
    return get_decimal_symbol(here), _plain(get_group_symbol(here)) or " "
