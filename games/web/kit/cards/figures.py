"""Chances and values as the reader's language writes them, and the lengths of their bars."""

from fractions import Fraction
from typing import Any

from babel.numbers import format_decimal

from games.web.kit.formats import fraction, locale, ltr, percent

_LONG = 16  # characters of a fraction that stands on the line; a longer one is opened
_DECIMALS = "0.######"
_MINUS = "\u2212"

Figure = Fraction | float


def chance_shown(value: Figure) -> dict[str, Any]:
    """Return a chance in per cent, its fraction if it is exact, and its bar in hundredths."""
    return {"number": percent(Fraction(value)), **_fraction(value), "bar": _length(float(value), 1)}


def worth_shown(value: Figure, most: float) -> dict[str, Any]:
    """Return a gain or a loss with its sign, its fraction if it is exact, and its bar in hundredths of `most`."""
    return {
        "number": signed(value),
        **_fraction(value),
        "bar": _length(abs(float(value)), most),
        "is_loss": value < 0,
    }


def signed(value: Figure) -> str:
    """Return a number with its sign; that of a loss is a minus and no hyphen."""
    size = format_decimal(abs(float(value)), format=_DECIMALS, locale=locale())
    return ltr(f"{'+' if value > 0 else _MINUS if value < 0 else ''}{size}")


def _fraction(value: Figure) -> dict[str, Any]:
    if not isinstance(value, Fraction) or value.denominator == 1:
        return {"fraction": "", "is_long": False}
    written = fraction(value).replace("-", _MINUS)
    return {"fraction": written, "is_long": len(written) > _LONG}


def _length(value: float, most: float) -> str:
    """Return a length of at most 100 units as an attribute of a drawing has it, with a point in every language."""
    return f"{max(0.0, min(100.0, 100 * value / most)):.2f}"
