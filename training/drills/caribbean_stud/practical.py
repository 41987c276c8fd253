"""What is looked at when somebody deals Caribbean stud in a practical test."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from training.drills.kit.practical import Rubric, technique

RUBRICS = (
    Rubric(
        "caribbean-stud",
        1,
        20,
        (
            technique(
                "five-cards",
                pgettext_lazy("practical test", "Dealing five cards"),
                _("Deals the right number to every box and shows one card."),
            ),
            technique(
                "ranking",
                pgettext_lazy("practical test", "Reading hands"),
                _("Ranks every hand at sight and says whether the dealer qualifies."),
            ),
            technique(
                "bonus",
                pgettext_lazy("practical test", "Payments and jackpot"),
                _("Pays ante, bet and jackpot by the table of payouts."),
            ),
        ),
    ),
)
