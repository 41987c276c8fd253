"""What is looked at when somebody deals chemin de fer in a practical test."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from training.drills.kit.practical import Rubric, technique

RUBRICS = (
    Rubric(
        "chemin-de-fer",
        1,
        20,
        (
            technique(
                "bank",
                pgettext_lazy("practical test", "Bank and banco"),
                _("Offers the bank, counts what is covered, and settles who plays."),
            ),
            technique(
                "rule-table",
                pgettext_lazy("practical test", "Table of play"),
                _("Guides banker and punter by the table of play."),
            ),
            technique(
                "cagnotte",
                pgettext_lazy("practical test", "Cagnotte"),
                _("Takes the share of the house exactly and passes the shoe on in time."),
            ),
        ),
    ),
)
