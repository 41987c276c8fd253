"""What is looked at when somebody deals blackjack in a practical test."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from training.drills.kit.practical import Rubric, technique

RUBRICS = (
    Rubric(
        "blackjack",
        1,
        30,
        (
            technique(
                "shuffling",
                pgettext_lazy("practical test", "Shuffle and shoe"),
                _("Shuffles, has the cards cut and burns the first one in the order of the house, all in sight."),
            ),
            technique(
                "dealing",
                pgettext_lazy("practical test", "Dealing"),
                _("Draws each card from the shoe to its box in the right order, without showing it too early."),
            ),
            technique(
                "totals",
                pgettext_lazy("practical test", "Totals"),
                _("Announces every total at once and rightly, soft hands included."),
            ),
            technique(
                "decisions",
                pgettext_lazy("practical test", "Decisions of the players"),
                _("Waits for a clear sign, and deals doubles and splits with their stakes in the right place."),
            ),
            technique(
                "insurance",
                pgettext_lazy("practical test", "Insurance"),
                _("Offers it at the right moment, closes it, and settles it correctly."),
            ),
            technique(
                "settling",
                pgettext_lazy("practical test", "Settling"),
                _("Takes and pays box by box, pays blackjack exactly on odd stakes, and leaves every tie."),
            ),
            technique(
                "cards-away",
                pgettext_lazy("practical test", "Taking up the cards"),
                _("Takes up the cards so that every hand can be shown again in case of a dispute."),
                required=False,
            ),
        ),
    ),
)
