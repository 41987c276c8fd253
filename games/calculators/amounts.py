"""Amounts as people type them, and why one is refused: each sentence says what would mend it."""

import re

from games.core.money import parse_money
from games.core.problems import Problem, Refused

_LESS_THAN_NOTHING = re.compile(r"[-\u2212]\s*\d+(\.\d+)?", re.ASCII)
_TOO_LARGE = re.compile(r"\d{13,}(\.\d{1,2})?", re.ASCII)  # more digits than `parse_money` reads


def typed_cents(text: str, field: str = "") -> int:
    """The cents that somebody typed, with a point or a comma; nothing is an amount, too. Raises Refused."""
    plain = text.strip().replace(",", ".")
    try:
        return parse_money(plain)
    except ValueError:
        raise Refused(Problem(_why(plain), field)) from None


def _why(text: str) -> str:
    """What is wrong with a text that is no amount."""
    if _LESS_THAN_NOTHING.fullmatch(text):
        return "stake_not_positive"
    return "amount_too_large" if _TOO_LARGE.fullmatch(text) else "not_an_amount"
