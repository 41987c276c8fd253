"""The wheel and the layout as SVG; the engine gives the geometry.

Both are as on a real table in every language: they do not turn round for languages written from the right.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import groupby
from math import cos, pi, sin

from django.template.loader import render_to_string
from django.utils.safestring import SafeString, mark_safe

from games.roulette import layout
from games.roulette.bets import EVERY_POSITION
from games.roulette.called import CalledBet
from games.roulette.layout import Place
from games.roulette.wheel import POCKET_NAMES, SINGLE_ZERO, Wheel, colour, pocket_name

_CENTRE, _RIM, _HUB, _FIGURE, _MARK = 100, 90, 64, 77, 96
LAYOUT_BOX = f"-1 -1 {layout.WIDTH + 2} {layout.HEIGHT + 2}"

# What is printed on the felt, in French on every table; red and black are printed as a shape.
_PRINTED = {
    **{"red": "Rouge", "black": "Noir", "odd": "Impair", "even": "Pair", "low": "Manque", "high": "Passe"},
    **{"dozen:1": "P", "dozen:2": "M", "dozen:3": "D"},
}


@dataclass(frozen=True, slots=True)
class Pocket:
    """A pocket of the wheel: the outline of its field, where its name stands, and its mark when it is lit."""

    number: int
    name: str
    shade: str
    path: str
    x: str
    y: str
    turn: str
    mark_x: str
    mark_y: str


@dataclass(frozen=True, slots=True)
class Field:
    """A printed field of the felt or the racetrack."""

    key: str
    shade: str
    text: str
    place: Place
    covers: frozenset[int]


@dataclass(frozen=True, slots=True)
class Chip:
    """A chip on the layout: the spot where it lies, what is written on it, and whose or which colour it is.

    `tone` is what `data-chip` in `static/css/chips.css` knows, such as "10".
    """

    key: str
    label: str
    tone: str = ""


@dataclass(frozen=True, slots=True)
class LaidChip:
    """A chip with its centre on the drawing."""

    chip: Chip
    x: str
    y: str


def _shade(number: int) -> str:
    return colour(number) or "zero"


def _at(radius: float, angle: float) -> tuple[str, str]:
    """Return the point at an angle clockwise from the top."""
    return f"{_CENTRE + radius * sin(angle):.1f}", f"{_CENTRE - radius * cos(angle):.1f}"


@cache
def pockets(wheel: Wheel = SINGLE_ZERO) -> tuple[Pocket, ...]:
    """Return a wheel clockwise from zero, which is on top, on a square of 200 units."""
    step = 2 * pi / len(wheel.pockets)
    return tuple(_pocket(number, index * step, step) for index, number in enumerate(wheel.pockets))


def _pocket(number: int, angle: float, step: float) -> Pocket:
    start, end = angle - step / 2, angle + step / 2
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = _at(_RIM, start), _at(_RIM, end), _at(_HUB, end), _at(_HUB, start)
    path = f"M{ax} {ay}A{_RIM} {_RIM} 0 0 1 {bx} {by}L{cx} {cy}A{_HUB} {_HUB} 0 0 0 {dx} {dy}Z"
    turn = f"{angle * 180 / pi:.1f}"
    figure, mark = _at(_FIGURE, angle), _at(_MARK, angle)
    return Pocket(number, pocket_name(number), _shade(number), path, *figure, turn, *mark)


@cache
def fields(wheel: Wheel = SINGLE_ZERO) -> tuple[Field, ...]:
    """Return the printed fields of a wheel's felt: the numbers and the outside bets."""
    return tuple(_field(key, place) for key, place in layout.fields(wheel).items())


def _field(key: str, place: Place) -> Field:
    kind, _colon, name = key.partition(":")
    covers = EVERY_POSITION[key].covers
    if kind == "straight":
        return Field(key, _shade(POCKET_NAMES[name]), name, place, covers)
    return Field(key, "outside", _PRINTED.get(key, name), place, covers)


def lay(chips: Iterable[Chip], wheel: Wheel = SINGLE_ZERO) -> list[LaidChip]:
    """Return chips in the middle of their spots; several on one spot stand a little beside each other."""
    laid, places = [], layout.places(wheel)
    for key, same in groupby(sorted(chips, key=lambda chip: chip.key), key=lambda chip: chip.key):
        x, y = places[key].centre
        pile = list(same)
        for index, chip in enumerate(pile):
            aside = 3 * (index - (len(pile) - 1) / 2)
            laid.append(LaidChip(chip, f"{x + aside:g}", f"{y:g}"))
    return laid


def called_chips(bet: CalledBet) -> list[Chip]:
    """Return the chips of an announcement, each spot with their count."""
    return [Chip(placement.bet.key, str(placement.chips)) for placement in bet.placements]


def lit(field: Field, highlight: Collection[int]) -> bool:
    """Return whether a number field is among those to show."""
    return field.shade != "outside" and not field.covers.isdisjoint(highlight)


def pockets_drawn(wheel: Wheel, highlight: Collection[int], marks: Mapping[int, str]) -> SafeString:
    """Return the pockets of a wheel, the lit ones with their marks on the rim, the others dim where some are lit."""
    shown = [(pocket, pocket.number in highlight) for pocket in pockets(wheel)]
    some = any(is_lit for _pocket, is_lit in shown)
    return _joined(
        _pocket_drawn(pocket, is_lit, some and not is_lit, marks.get(pocket.number, "")) for pocket, is_lit in shown
    )


def fields_drawn(wheel: Wheel, highlight: Collection[int]) -> SafeString:
    """Return the fields of a layout, the others dim where some are lit; the outlines of the lit ones lie on top."""
    shown = sorted(((field, lit(field, highlight)) for field in fields(wheel)), key=lambda pair: pair[1])
    return _joined(_field_drawn(field, is_lit, bool(highlight) and not is_lit) for field, is_lit in shown)


def _joined(drawn: Iterable[SafeString]) -> SafeString:
    return mark_safe("".join(drawn))


@lru_cache(maxsize=2048)  # 1 MB; two wheels have 75 pockets, and letters stand at few of them
def _pocket_drawn(pocket: Pocket, is_lit: bool, is_dim: bool, mark: str) -> SafeString:
    return render_to_string(
        "roulette/_printed_pocket.html", {"pocket": pocket, "is_lit": is_lit, "is_dim": is_dim, "mark": mark}
    )


@lru_cache(maxsize=512)
def _field_drawn(field: Field, is_lit: bool, is_dim: bool) -> SafeString:
    return render_to_string("roulette/_printed_field.html", {"field": field, "is_lit": is_lit, "is_dim": is_dim})
