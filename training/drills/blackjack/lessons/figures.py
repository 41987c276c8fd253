"""The drawing that only the lessons of blackjack have: the table as the dealer sees it."""

from math import cos, radians, sin
from typing import NamedTuple

from django.utils.translation import gettext_lazy as _

from games.blackjack.rulesets import Ruleset
from games.web.kit.game import Figure
from training.drills.kit.taught import Spec

_CENTRE = (160, 172)
_FIRST_CIRCLE, _NEXT_CIRCLE, _LINE = 88, 20, 70  # how far from the dealer: the holder's circle, the others, insurance
_EDGE = 14  # degrees between the straight side and the first box
_KEY = (
    _("The chip float"),
    _("The shoe"),
    _("The discard rack"),
    _("The insurance line of a box"),
    _("The circle of the holder"),
    _("The circles of those who bet along"),
)


class Place(NamedTuple):
    """A point of the drawing."""

    x: int
    y: int


class Box(NamedTuple):
    """A box along the curve: its circles, the holder's first, and the ends of its insurance line."""

    circles: list[Place]
    line: tuple[Place, Place]


def _at(angle: float, distance: float) -> Place:
    x, y = _CENTRE
    return Place(round(x - distance * cos(radians(angle))), round(y - distance * sin(radians(angle))))


def _table(rules: Ruleset, _spec: Spec) -> Figure:
    step = (180 - 2 * _EDGE) / max(rules.boxes - 1, 1)
    boxes = [
        Box(
            [_at(angle, _FIRST_CIRCLE + number * _NEXT_CIRCLE) for number in range(rules.bettors)],
            (_at(angle - step / 3, _LINE), _at(angle + step / 3, _LINE)),
        )
        for angle in (_EDGE + step * number for number in range(rules.boxes))
    ]
    return Figure("blackjack/lessons/_table.html", {"boxes": boxes, "marked": boxes[len(boxes) // 2], "key": _KEY})


FIGURES = {"table": _table}
