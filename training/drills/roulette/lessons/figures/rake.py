"""The rake on the winning number, as the croupier who rakes holds it to point the number out."""

from dataclasses import dataclass

from django.utils.translation import gettext as _

from games.roulette import layout
from games.roulette.calls import raker_and_payer
from games.roulette.layout import CELL_HEIGHT, CELL_WIDTH, Place
from games.roulette.rulesets import Ruleset
from games.roulette.wheel import SINGLE_ZERO
from games.web.kit.game import Figure
from games.web.kit.wording import sentences
from games.web.roulette.drawings import fields_drawn
from training.drills.kit.taught import Spec
from training.drills.roulette.lessons.figures.common import figure

_EDGE = 16  # what is seen of the table around the layout
_ARROW = 12
_BESIDE = 4  # how far from its middle the number is touched, so that it can be read


@dataclass(frozen=True, slots=True)
class Line:
    """A line on the drawing, from one point to another."""

    x1: float
    y1: float
    x2: float
    y2: float


@dataclass(frozen=True, slots=True)
class Held:
    """A rake on a number: its handle, the edge of its upright blade, and an arrow the way the blade is turned."""

    number: int
    handle: Line
    blade: Line
    turned: Line
    tip: str
    fields: str
    text: str


def rake(rules: Ruleset, spec: Spec) -> Figure:
    """Draw the rake on some numbers, a drawing for each."""
    box = f"{-_EDGE} {-_EDGE} {layout.WIDTH + 2 * _EDGE} {layout.HEIGHT + _EDGE + 2}"
    return figure("rake", held=[_held(rules, number) for number in spec["numbers"]], box=box, edge=-_EDGE)


def _held(rules: Ruleset, number: int) -> Held:
    """Hold it across the layout for the numbers near the wheel, along it for the others. The wheel is at the top of the
    drawing, so that the right-hand croupier, who sits to the right of the chef there, is on its left."""
    raker, _payer = raker_and_payer(number)
    is_across = number <= rules.procedure["rake_upright_last"]
    where = layout.cell(number)
    away = 1 if raker == "right" else -1
    drawn = _across(where, away) if is_across else _along(where, away)
    text = sentences([_who(raker, number), _how(is_across=is_across)])
    return Held(number, *drawn, _tip(drawn[-1]), fields_drawn(SINGLE_ZERO, [number]), text)


def _across(where: Place, away: int) -> tuple[Line, Line, Line]:
    x, y = where.centre
    low, half = y + _BESIDE, CELL_WIDTH / 2 - 1
    start = -_EDGE if away > 0 else layout.WIDTH + _EDGE
    end = x + away * (half - 1)
    return (
        Line(start, low, x - away * half, low),
        Line(x - away * half, low, x + away * half, low),
        Line(end, low, end, low - _ARROW),
    )


def _along(where: Place, away: int) -> tuple[Line, Line, Line]:
    x, y = where.centre
    side, half = x - away * _BESIDE, CELL_HEIGHT / 2 - 1
    end = y + half - 1
    return (
        Line(side, -_EDGE, side, y - half),
        Line(side, y - half, side, y + half),
        Line(side, end, side + away * _ARROW, end),
    )


def _tip(arrow: Line) -> str:
    """Return the corners of the head of an arrow along or across the drawing."""
    x, y = arrow.x2, arrow.y2
    right, down = (x > arrow.x1) - (x < arrow.x1), (y > arrow.y1) - (y < arrow.y1)
    corners = [(3 * right, 3 * down), (2 * down, 2 * right), (-2 * down, -2 * right)]
    return " ".join(f"{x + dx:g},{y + dy:g}" for dx, dy in corners)


def _who(raker: str, number: int) -> str:
    if raker == "right":
        return _("Number {number}, even: the right-hand croupier points it out.").format(number=number)
    return _("Number {number}, odd: the left-hand croupier points it out.").format(number=number)


def _how(*, is_across: bool) -> str:
    if is_across:
        return _("The handle is across the layout. The blade is upright and turned to the wheel, as the arrow shows.")
    return _(
        "The handle is along the layout. The blade is upright and turned away from the croupier, as the arrow shows."
    )
