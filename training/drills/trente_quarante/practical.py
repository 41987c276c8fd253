"""What is looked at when somebody deals trente et quarante in a practical test."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from training.drills.kit.practical import Rubric, technique

RUBRICS = (
    Rubric(
        "trente-et-quarante",
        1,
        20,
        (
            technique(
                "rows",
                pgettext_lazy("practical test", "Rows"),
                _("Deals both rows in straight lines, counts aloud and stops at the right card."),
            ),
            technique(
                "calling",
                pgettext_lazy("practical test", "Calling the coup"),
                _("Calls the points, then what wins, in the words of the house."),
            ),
            technique(
                "settling-coup",
                pgettext_lazy("practical test", "Settling the coup"),
                _("Takes, then pays; at a refait treats stakes and insurance as the rules of the table say."),
            ),
        ),
    ),
)
