"""What is looked at when somebody deals roulette in a practical test."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from training.drills.kit.practical import Rubric, technique

_SPIN = technique(
    "spin",
    pgettext_lazy("practical test", "Spin and call"),
    _("Spins against the wheel with enough turns, closes the bets in time, calls number, colour and even chances."),
)
_PAYING = technique(
    "paying",
    pgettext_lazy("practical test", "Picture bets and payments"),
    _("Counts the chips on a number, knows what they pay, and pays in the order of the house."),
)
_CUTTING = technique(
    "cutting",
    pgettext_lazy("practical test", "Cutting and pushing chips"),
    _("Cuts stacks of twenty and payouts so that everybody can count them, and pushes them without knocking any over."),
)
_CLEARING = technique(
    "clearing",
    pgettext_lazy("practical test", "Clearing the layout"),
    _("Marks the number, takes only what has lost, and leaves every other stake."),
)
_CALLED = technique(
    "called-bets",
    pgettext_lazy("practical test", "Called bets"),
    _("Repeats the bet, places its chips correctly and knows its price and its change."),
)
_ZERO = technique(
    "zero",
    pgettext_lazy("practical test", "Zero"),
    _("Handles the stakes on the even chances as the rules of the table say, also at the next spin."),
)
_CHANGE = technique(
    "change",
    pgettext_lazy("practical test", "Change"),
    _("Spreads notes and chips, says the amount aloud, and changes only between two spins."),
)
_RAKE = technique(
    "rake",
    pgettext_lazy("practical test", "Rake"),
    _("Reaches every part of the layout with the rake and uses it without disturbing a stake."),
)
_OPENING = technique(
    "opening",
    pgettext_lazy("practical test", "Opening and closing"),
    _("Checks the float at opening and closing, announces the last spins, and keeps silent and orderly meanwhile."),
    required=False,
)
_END_OF_TABLE = technique(
    "end-of-table",
    pgettext_lazy("practical test", "End of the table"),
    _("Follows the bets, checks the winning columns and dozens at once, and removes late stakes, which are announced."),
    required=False,
)
_HANDOVER = technique(
    "handover",
    pgettext_lazy("practical test", "Handover"),
    _("Gets up only when everything is paid and placed, and says whose called bets are still to be placed, and where."),
    required=False,
)

_FRENCH = (_SPIN, _CLEARING, _PAYING, _CUTTING, _CALLED, _ZERO, _CHANGE, _RAKE, _OPENING, _END_OF_TABLE, _HANDOVER)
RUBRICS = (
    Rubric("french-roulette", 2, 20, _FRENCH),
    Rubric("fair-roulette", 1, 20, (_SPIN, _CLEARING, _PAYING, _CUTTING, _ZERO, _CHANGE)),
    Rubric("english-roulette", 1, 20, (_SPIN, _CLEARING, _PAYING, _CUTTING, _ZERO, _CHANGE)),
)
