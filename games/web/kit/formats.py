"""Numbers, amounts and shares as the reader's language writes them."""

import datetime
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from functools import cache, lru_cache, reduce

from babel import Locale
from babel.dates import format_date
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent, get_decimal_symbol
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language, get_language_bidi, gettext, to_locale

from games.core.cards import Card
from games.core.money import plain_money

_OPEN, _CLOSE = "\u2066", "\u2069"  # a left-to-right run of its own
_MINUS = "\u2212"  # a hyphen is no sign of a number
_SHARE = "#,##0.####"
_SHOWN_DECIMALS = 6  # of a share of one: four of a per cent
_RULES_DECIMALS, _MOST_DECIMALS = 4, 12
_RANKS = {"T": "10"}
_CALL = re.compile(r"\*([^*]+)\*")
_SUITS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


def locale(language: str = "") -> Locale:
    """Return Babel's locale of the active language or another one. English is as Europe reads it: 7 April 2023."""
    return _locale(language or get_language() or "en")


@cache
def _locale(language: str) -> Locale:
    return Locale.parse("en_GB" if language == "en" else to_locale(language))


def ltr(text: str) -> str:
    """Mark a run of numbers or notation that keeps its order among right-to-left words."""
    return f"{_OPEN}{text}{_CLOSE}" if get_language_bidi() else text


def number(value: int) -> str:
    return _decimal(value, 1, None)


def run(words: Iterable[object]) -> str:
    """Write numbers of a wheel or spots of a layout one after the other, in their own order."""
    return ltr(", ".join(map(str, words)))


def day(date: datetime.date) -> str:
    """Write a day in words, such as 7 April 2023."""
    return format_date(date, format="long", locale=locale())


def listed(words: Iterable[str]) -> str:
    """Write words one after the other, with the commas and the "and" of the language."""
    return format_list(list(words), locale=locale())


def sentence_case(words: object, language: str = "") -> str:
    """Write words as they begin a sentence of the active language or another one."""
    text = str(words)
    is_dotted = (language or get_language() or "").startswith(("tr", "az"))  # where a small i has a capital with a dot
    first = "İ" if is_dotted and text[:1] == "i" else text[:1].upper()
    return first + text[1:]


def in_a_row(words: Iterable[str]) -> str:
    """Write words one after the other, with the commas of the language and no "and"."""
    patterns = locale().list_patterns
    comma = {**patterns["standard"], **patterns.get("unit", {})}["middle"]  # a locale may have a part of its own
    return reduce(comma.format, list(words) or [""])


def spot(notation: str) -> str:
    """Write the numbers of a notation as croupiers write them: split:17-20 is 17/20."""
    return ltr(notation.partition(":")[2].replace("-", "/"))


def money(cents: int) -> str:
    """Write an amount; its cents only where there are some."""
    return _decimal(cents, 100, "#,##0" if cents % 100 == 0 else "#,##0.00")


def money_column(cents: int) -> str:
    """Write an amount always with its cents, for columns that align on the figure."""
    return _decimal(cents, 100, "#,##0.00")


def money_short(cents: int) -> str:
    """Write an amount as a chip has room for it: thousands from ten on as 10k, no group mark."""
    units = cents // 100
    return f"{units // 1000}k" if units >= 10_000 else plain_money(cents).replace(".", get_decimal_symbol(locale()))


def _decimal(units: int, to_one: int, pattern: str | None) -> str:
    return ltr(_in(get_language() or "en", units, to_one, pattern))


@lru_cache(maxsize=8192)  # a page has a hundred amounts, mostly the same ones
def _in(language: str, units: int, to_one: int, pattern: str | None) -> str:
    return format_decimal(Decimal(units) / to_one, format=pattern, locale=locale(language))


@dataclass(slots=True)
class Column:
    """The decimals of a percentage in the columns of a page, and whether the page has any such column."""

    decimals: int
    is_used: bool = False


_column: ContextVar[Column | None] = ContextVar("column", default=None)


@contextmanager
def columns(decimals: int) -> Iterator[Column]:
    """Show percentages in columns with so many decimals, where rules have four."""
    own = Column(decimals)
    token = _column.set(own)
    try:
        yield own
    finally:
        _column.reset(token)


def percent(share: Fraction) -> str:
    """Write a share of one in per cent, to four decimals at most, as in the sentence of a rule."""
    return _percent(share, _SHARE, _MINUS if round(share, _SHOWN_DECIMALS) < 0 else "")


def percent_column(share: Fraction) -> str:
    """Write a share of one in per cent with the decimals of the page, always as many: columns align on the figure.

    Near nothing and near the whole there are more, so that it is rounded to neither.
    """
    return _percent(share, _figures(share), _MINUS if share < 0 else "")


def percent_signed(share: Fraction) -> str:
    """Write what a unit gains or loses in per cent, with its sign and the decimals of a column."""
    return _percent(share, _figures(share), "+" if share > 0 else _MINUS if share < 0 else "")


def _figures(share: Fraction) -> str:
    column = _column.get() or Column(_RULES_DECIMALS)
    column.is_used = True
    return f"#,##0.{'0' * _enough(share, column.decimals)}"


@lru_cache(maxsize=8192)
def _enough(share: Fraction, least: int) -> int:
    """Return the decimals of a per cent with which a share is rounded neither to nothing nor to the whole."""
    size = abs(share) * 100
    rest = min(size, abs(100 - size))
    if not rest or round(rest, least):
        return least
    return 1 + next((places for places in range(least, _MOST_DECIMALS) if round(rest, places)), _MOST_DECIMALS)


def _percent(share: Fraction, figures: str, sign: str) -> str:
    return ltr(f"{sign}{_percent_in(get_language() or 'en', abs(share), figures)}")


@lru_cache(maxsize=8192)
def _percent_in(language: str, share: Fraction, figures: str) -> str:
    here = locale(language)
    pattern = here.percent_formats[None].pattern.replace("#,##0", figures)
    return format_percent(Decimal(share.numerator) / share.denominator, format=pattern, locale=here)


def whole_percent(value: int) -> str:
    """Write a whole number of per cent."""
    return percent(Fraction(value, 100))


def fraction(value: Fraction) -> str:
    """Write a fraction as one: 1/37."""
    return ltr(f"{value.numerator}/{value.denominator}")


def odds(pays: int, to: int = 1) -> str:
    """Write what is won for one unit, or for several."""
    if to == 1:
        return gettext("{pays} to 1").format(pays=number(pays))
    return gettext("{pays} to {units}").format(pays=number(pays), units=number(to))


def cards(shown: Iterable[Card]) -> str:
    """Write cards by their ranks and the signs of their suits: 10♦ A♠."""
    return ltr(" ".join(_RANKS.get(card.rank, card.rank) + _SUITS[card.suit] for card in shown))


def with_calls(text: str) -> SafeString:
    """Write a sentence as HTML, the French calls of the table in italics: they stand between stars."""
    return mark_safe(_CALL.sub(r'<em lang="fr">\1</em>', escape(text)))


def signed(cents: int) -> str:
    """Write an amount with its sign, as a gain or a loss is written; a loss with the minus, which is no hyphen."""
    sign = "+" if cents > 0 else "\u2212" if cents < 0 else ""
    return ltr(f"{sign}{money(abs(cents))}")


def percent_short(share: Fraction) -> str:
    """Write a share from nothing to one in per cent, always with two decimals."""
    return ltr(_percent_in(get_language() or "en", share, "#,##0.00"))


def decimal(value: float) -> str:
    """Write a number with two decimals."""
    return _decimal(round(value * 100), 100, "#,##0.00")
