"""What is looked at when somebody deals Texas hold'em in a practical test."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from training.drills.kit.practical import Rubric, technique

RUBRICS = (
    Rubric(
        "texas-holdem",
        1,
        20,
        (
            technique(
                "turns",
                pgettext_lazy("practical test", "Turns and bets"),
                _("Keeps the order of play and knows at once whether a raise is enough."),
            ),
            technique(
                "pots",
                pgettext_lazy("practical test", "Pots and rake"),
                _("Builds side pots and takes the rake before the pot is pushed."),
            ),
            technique(
                "showdown",
                pgettext_lazy("practical test", "Showdown"),
                _("Reads the best five cards, kickers and split pots without help."),
            ),
        ),
    ),
)
