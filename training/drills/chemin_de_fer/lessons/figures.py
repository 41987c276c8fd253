"""The drawing that only the lessons of chemin de fer have: the table from above."""

from math import cos, pi, sin

from django.utils.translation import gettext_lazy as _

from games.chemin_de_fer.people import SEATS
from games.chemin_de_fer.rulesets import Ruleset
from games.web.kit.game import Figure
from training.drills.kit.taught import Spec

_KEY = (_("The croupier"), _("The sibyl"), _("The slots for tips"), _("The slot of the cagnotte"))
_CENTRE, _ROUND, _DEEP = (160, 96), 138, 80  # where the seats are: the middle of the table, and how far from it


def _table(rules: Ruleset, _spec: Spec) -> Figure:
    """Draw the seats, the first on the croupier’s right, so that the next is on each player’s right."""
    seats = [(seat, *_at(place / (rules.seats - 1))) for place, seat in enumerate(SEATS[: rules.seats])]
    return Figure("chemin_de_fer/lessons/_table.html", {"seats": seats, "key": _KEY})


def _at(part: float) -> tuple[int, int]:
    """Return a point of the outer edge, from one side of the hollow to the other."""
    angle = pi * (0.19 - 1.38 * part)
    return round(_CENTRE[0] + _ROUND * cos(angle)), round(_CENTRE[1] + _DEEP * sin(angle))


FIGURES = {"table": _table}
