"""The limits, the players, and what goes wrong."""

from django.utils.translation import gettext_lazy as _

from games.roulette.clauses import Clause
from training.drills.kit.procedures import Topic
from training.drills.roulette.procedure.fair.asked import asked
from training.drills.roulette.procedure.manners import manners

HOUSE = Topic(
    _("Limits, disputes, incidents"),
    (
        asked(
            "by-proxy",
            _("A bet through somebody else"),
            _("A player at the maximum gives chips to a friend, for the same number. Is that allowed?"),
            (Clause.THIRD_PARTIES,),
            _("no: nobody may get round the limits"),
            (
                _("yes, if the friend has a colour of their own"),
                _("yes, up to the maximum of the friend"),
                _("yes, if the chips are value chips"),
            ),
        ),
        asked(
            "new-limits",
            _("New limits"),
            _("The management changes the limits during the evening. How do the players learn of it?"),
            (Clause.LIMITS, Clause.LIMITS_CHANGED),
            _("the chef tells them, and a sign shows the new limits"),
            (
                _("the croupier tells them when a bet is too high"),
                _("they read it at the entrance the next day"),
                _("not at all: limits never change in the course of a day"),
            ),
        ),
        *manners(asked),
    ),
)
