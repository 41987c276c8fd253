"""What an answer on the felt came to: the right positions and those of the answer, by shapes and in words."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from django.utils.translation import gettext as _

from games.roulette import layout
from games.roulette.bets import LAYOUTS
from games.roulette.wheel import Wheel
from games.web.kit.formats import listed
from games.web.roulette.drawings import LaidChip
from games.web.roulette.words import bet_name

_BESIDE = 2.6  # how far up and to the left of a chip its mark lies, so that the figure on the chip is seen


class Sign(StrEnum):
    """What a position of an answer is marked with."""

    RIGHT = "right"  # right, and in the answer
    MISSED = "missed"  # right, and not in the answer
    WRONG = "wrong"  # in the answer, and not right


@dataclass(frozen=True, slots=True)
class Marked:
    """The positions with one sign: what is said of them, and where on the drawing each is marked."""

    sign: Sign
    said: str
    places: list[tuple[str, str]]


def marked(wheel: Wheel, chips: Iterable[LaidChip], right: Collection[str], given: Collection[str]) -> list[Marked]:
    """Return the positions of an answer by their signs, in the order of the layout; what is no position of it is left
    out. `chips` are those that lie on it."""
    laid = {each.chip.key: (float(each.x) - _BESIDE, float(each.y) - _BESIDE) for each in chips}
    signs = {key: _sign(key in right, key in given) for key in LAYOUTS[wheel.name] if key in right or key in given}
    centres = {key: place.centre for key, place in layout.places(wheel).items()}
    return list(_by_sign(centres | laid, signs))


def _sign(is_right: bool, is_given: bool) -> Sign:
    if not is_right:
        return Sign.WRONG
    return Sign.RIGHT if is_given else Sign.MISSED


def _by_sign(at: Mapping[str, tuple[float, float]], signs: Mapping[str, Sign]) -> Iterator[Marked]:
    for sign in Sign:
        if keys := [key for key, its in signs.items() if its is sign]:
            positions = listed(map(bet_name, keys))
            yield Marked(sign, _said(sign, positions), [(f"{x:g}", f"{y:g}") for x, y in map(at.__getitem__, keys)])


def _said(sign: Sign, positions: str) -> str:
    if sign is Sign.WRONG:
        # Translators: {positions} are positions of a layout, such as Split 8/11.
        return _("In the answer, but wrong: {positions}.").format(positions=positions)
    if sign is Sign.MISSED:
        # Translators: {positions} are positions of a layout, such as Split 8/11.
        return _("Right, but not in the answer: {positions}.").format(positions=positions)
    # Translators: {positions} are positions of a layout, such as Split 8/11.
    return _("Right: {positions}.").format(positions=positions)
