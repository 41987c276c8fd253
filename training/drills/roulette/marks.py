"""What an answer on the felt came to: the right positions and those of the answer, by shapes and in words."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from games.roulette import layout
from games.roulette.bets import LAYOUTS
from games.roulette.wheel import Wheel
from games.web.kit.formats import listed
from games.web.roulette.drawings import LaidChip
from games.web.roulette.words import bet_name
from training.drills.kit.marks import Sign, said, signed

_BESIDE = 2.6  # how far up and to the left of a chip its mark lies, so that the figure on the chip is seen


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
    at = {key: place.centre for key, place in layout.places(wheel).items()} | laid
    return [
        Marked(
            sign, said(sign, listed(map(bet_name, keys))), [(f"{x:g}", f"{y:g}") for x, y in map(at.__getitem__, keys)]
        )
        for sign, keys in signed(LAYOUTS[wheel.name], right, given)
    ]
