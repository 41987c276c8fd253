"""The answers of roulette's drills that are given in no other game."""

import re
from collections.abc import Mapping

from django.utils.translation import gettext as _

from games.roulette.wheel import DOUBLE_ZERO, pocket_name
from training.drills.kit.taught import AnswerKind
from training.drills.kit.typed import plain_digits

POCKET = "pocket"  # the kind of part that is answered with the name of a pocket, which may be 00
_DIGITS = re.compile(r"\d{1,2}")


def _read(text: str) -> str:
    """Return a pocket by its name: leading zeros mean nothing but in 00. Raise ValueError."""
    typed = plain_digits(text)
    if not _DIGITS.fullmatch(typed):
        raise ValueError(text)
    return typed if typed == pocket_name(DOUBLE_ZERO) else str(int(typed))


def _complaint() -> str:
    # Translators: {example} is 00, the name of the double zero.
    return _("Enter the number of a pocket in digits, such as {example}.").format(example=pocket_name(DOUBLE_ZERO))


ANSWERS: Mapping[str, AnswerKind] = {
    POCKET: AnswerKind(_read, _complaint, lambda: _("For double zero, enter 00."), keyboard="numeric")
}
