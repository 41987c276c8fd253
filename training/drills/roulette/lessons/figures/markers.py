"""Markers on the rim of the wheel, and what a chip of each colour is worth by them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import cos, radians, sin

from django.utils.translation import gettext as _

from games.core.money import parse_money
from games.roulette.bets import Kind
from games.roulette.colours import chip_value
from games.roulette.rulesets import Ruleset
from games.web.kit.formats import money
from games.web.kit.game import Figure
from training.drills.kit.taught import Spec
from training.drills.roulette.lessons.figures.common import figure
from training.drills.roulette.scenes import player_name

_CENTRE, _RIM, _ABOVE = (75, 126), 96, 17  # of the wheel; how far above its rim a marker is drawn
_BETWEEN = 28  # degrees from one colour to the next


@dataclass(frozen=True, slots=True)
class Colour:
    """A chip on the rim with its marker, if it has one, and what the list says of it."""

    player: str
    chip: tuple[float, float]
    marker: tuple[float, float, str] | None
    says: str


def markers(rules: Ruleset, spec: Spec) -> Figure:
    """Draw the colours of some players on the rim, each with its marker; one without plays at the minimum."""
    house = replace(rules, minimum={Kind.STRAIGHT: parse_money(spec["minimum"])})
    return figure(
        "markers",
        title=_("Part of the rim of the wheel, with the colours and their markers"),
        centre=_CENTRE,
        radius=_RIM,
        colours=list(_colours(house, spec["colours"])),
    )


def _colours(house: Ruleset, colours: dict[str, str]) -> Iterator[Colour]:
    first = -_BETWEEN * (len(colours) - 1) / 2
    for place, (player, shown) in enumerate(colours.items()):
        angle = radians(first + _BETWEEN * place)
        marker = parse_money(shown) if shown else None
        worth = money(chip_value(house, marker))
        says = _("{player}: the marker shows {value}, and a chip is worth {value}.")
        if marker is None:
            says = _("{player}: no marker, and a chip is worth the minimum of the table, {value}.")
        where = (*_at(angle, _RIM + _ABOVE), worth) if marker is not None else None
        yield Colour(player, _at(angle, _RIM), where, says.format(player=player_name(player), value=worth))


def _at(angle: float, away: float) -> tuple[float, float]:
    x, y = _CENTRE
    return round(x + away * sin(angle), 1), round(y - away * cos(angle), 1)
