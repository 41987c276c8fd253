"""What is looked at when somebody deals punto banco in a practical test."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from training.drills.kit.practical import Rubric, technique

RUBRICS = (
    Rubric(
        "punto-banco",
        1,
        30,
        (
            technique(
                "third-card",
                pgettext_lazy("practical test", "Third card"),
                _("Knows at once who draws, and never draws a card too many."),
            ),
            technique(
                "announcing",
                pgettext_lazy("practical test", "Announcing points"),
                _("Announces the points of both hands and the result."),
            ),
            technique(
                "commission",
                pgettext_lazy("practical test", "Payments and commission"),
                _("Pays in order, with the commission exact to the chip."),
            ),
        ),
    ),
)
