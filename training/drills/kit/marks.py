"""What an answer that was touched came to: its places and the right ones, by signs and in words."""

from collections.abc import Collection, Iterable, Iterator
from enum import StrEnum

from django.utils.translation import gettext as _


class Sign(StrEnum):
    """What a place of an answer is marked with."""

    RIGHT = "right"  # right, and in the answer
    MISSED = "missed"  # right, and not in the answer
    WRONG = "wrong"  # in the answer, and not right


def signed(keys: Iterable[str], right: Collection[str], given: Collection[str]) -> Iterator[tuple[Sign, list[str]]]:
    """Yield each sign that an answer has, with its places in the order of `keys`; what is none of them is left out."""
    signs = {key: _sign(key in right, key in given) for key in keys if key in right or key in given}
    for sign in Sign:
        if its := [key for key, each in signs.items() if each is sign]:
            yield sign, its


def _sign(is_right: bool, is_given: bool) -> Sign:
    if not is_right:
        return Sign.WRONG
    return Sign.RIGHT if is_given else Sign.MISSED


def said(sign: Sign, positions: str) -> str:
    """Say what places, by their names in a row, are marked with."""
    if sign is Sign.WRONG:
        # Translators: {positions} are positions of a layout, such as Split 8/11.
        return _("In the answer, but wrong: {positions}.").format(positions=positions)
    if sign is Sign.MISSED:
        # Translators: {positions} are positions of a layout, such as Split 8/11.
        return _("Right, but not in the answer: {positions}.").format(positions=positions)
    # Translators: {positions} are positions of a layout, such as Split 8/11.
    return _("Right: {positions}.").format(positions=positions)
