"""Chances and values as the reader's language writes them, and the lengths of their bars."""

from fractions import Fraction
from typing import Any

from games.web.kit.formats import fraction, percent_column, percent_signed

_LONG = 16  # characters of a fraction that stands on the line; a longer one is opened
_FLOAT_DECIMALS = 8  # of a figure that is not exact: what is beyond is noise
_MINUS = "\u2212"

Figure = Fraction | float


def chance_shown(value: Figure) -> dict[str, Any]:
    """Return a chance in per cent, its fraction if it is exact, and its bar in hundredths."""
    return {"number": percent_column(exact(value)), **_fraction(value), "bar": _length(float(value), 1)}


def worth_shown(value: Figure, most: float) -> dict[str, Any]:
    """Return a gain or a loss in per cent of the unit, its fraction if it is exact, and its bar in hundredths of
    `most`."""
    return {
        "number": percent_signed(exact(value)),
        **_fraction(value),
        "bar": _length(abs(float(value)), most),
        "is_loss": value < 0,
    }


def exact(value: Figure) -> Fraction:
    """Return a figure as a fraction, without the noise of a float."""
    return value if isinstance(value, Fraction) else Fraction(str(round(value, _FLOAT_DECIMALS)))


def signed_fraction(value: Fraction) -> str:
    """Write a fraction; that of a loss with the minus, which is no hyphen."""
    return fraction(value).replace("-", _MINUS)


def _fraction(value: Figure) -> dict[str, Any]:
    if not isinstance(value, Fraction) or value.denominator == 1:
        return {"fraction": "", "is_long": False}
    written = signed_fraction(value)
    return {"fraction": written, "is_long": len(written) > _LONG}


def _length(value: float, most: float) -> str:
    """Return a length of at most 100 units as an attribute of a drawing has it, with a point in every language."""
    return f"{max(0.0, min(100.0, 100 * value / most)):.2f}"
