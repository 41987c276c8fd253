"""The French table from above: who sits where, where the float goes, where a rake rests. The wheel is at the top."""

from dataclasses import dataclass

from django.utils.translation import gettext as _

from games.core.money import parse_money
from games.roulette import layout
from games.roulette.rulesets import Ruleset
from games.web.kit.formats import listed, money
from games.web.kit.game import Figure
from games.web.roulette.drawings import fields_drawn
from training.drills.kit.taught import Spec
from training.drills.roulette.lessons.figures.common import figure

_MIDDLE = layout.WIDTH // 2
_WHEEL_Y, _TRAY_Y, _CHEF_Y = -39, -70, -82
_RACK = 34  # the sides of a rack
_BAR_Y = -10
_BESIDE = 34  # from the layout to who sits beside it
_STACKS = 3  # in a row of a rack


@dataclass(frozen=True, slots=True)
class Mark:
    """A number on the drawing, and what the list beside it says of it."""

    label: str
    x: float
    y: float
    says: str


def plan(rules: Ruleset, spec: Spec) -> Figure:
    """Draw the table with its `crew`, at the `opening`, or with rakes at `rest`."""
    view = spec["view"]
    title, places = {"crew": _crew, "opening": _opening, "rest": _rest}[view](rules)
    return figure(
        "plan",
        title=title,
        box=f"{-_BESIDE - 12} {_CHEF_Y - 10} {layout.WIDTH + 2 * _BESIDE + 24} {layout.HEIGHT + 26 - _CHEF_Y + 10}",
        fields=fields_drawn(rules.wheel, ()),
        marks=[Mark(str(number), *place) for number, place in enumerate(places, 1)],
        is_opening=view == "opening",
        is_rest=view == "rest",
        stacks=[
            (rack + 6 + 11 * column, _WHEEL_Y - 11 + 11 * line)
            for rack in (-18, layout.WIDTH + 18 - _RACK)
            for column in range(_STACKS)
            for line in range(_STACKS)
        ],
    )


_Place = tuple[float, float, str]  # where a mark is, and what is said of it
_Said = tuple[str, list[_Place]]


def _crew(_rules: Ruleset) -> _Said:
    """Seat the crew. The right of the chef, who looks from the wheel down the table, is on the left of the drawing."""
    return _("The French table and its crew from above, the wheel at the top"), [
        (_MIDDLE, _CHEF_Y, _("The chef de table, behind the wheel")),
        (-_BESIDE, _WHEEL_Y, _("The right-hand croupier, at the wheel on the side of passe")),
        (layout.WIDTH + _BESIDE, _WHEEL_Y, _("The left-hand croupier, at the wheel on the side of manque")),
        (_MIDDLE, layout.HEIGHT + 16, _("The bout de table, at the other end, opposite the chef")),
    ]


def _opening(rules: Ruleset) -> _Said:
    most = parse_money(rules.procedure["opening_chips"])
    plaques = listed([money(value) for value in sorted(rules.float, reverse=True) if value > most])
    stacked = _("The racks at the wheel: chips stacked by value, up to {value}").format(value=money(most))
    tray = _(
        "The clear tray between the wheel and the chef: plaques of {values}, a spare ball and the keys of the tip box"
    )
    return _("The French table when the bank opens, from above, the wheel at the top"), [
        (-_BESIDE, _WHEEL_Y, stacked),
        (_MIDDLE + 26, _TRAY_Y, tray.format(values=plaques)),
        (-_BESIDE, _TRAY_Y, _("The wooden box, shown empty to the chef and to the inspector")),
        (_MIDDLE, _WHEEL_Y, _("The ball, on the number of the day of the month")),
    ]


def _rest(_rules: Ruleset) -> _Said:
    at_rest = _("At rest: the blade is on the triangular bar between the bets on zero and the plaques of the bank")
    got_up = _("When the croupier has got up: the rake is along the edge of the table")
    return _("Two rakes at rest on the French table, from above, the wheel at the top"), [
        (-_BESIDE, _BAR_Y, at_rest),
        (layout.WIDTH + _BESIDE, layout.HEIGHT / 3, got_up),
    ]
