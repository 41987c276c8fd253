"""The limits, the players, and what goes wrong."""

from django.utils.translation import gettext_lazy as _

from games.roulette.clauses import Clause
from training.drills.kit.procedures import Topic, suspended
from training.drills.roulette.procedure.fair.asked import asked
from training.drills.roulette.procedure.manners import manners, new_limits

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
        new_limits(asked),
        *manners(asked),
        suspended(Clause.SUSPENSION, _("the croupiers at the table, by agreement"), asked),
    ),
)
