"""Why a quiz on changed rules cannot be sat."""

from django.utils.translation import gettext_lazy as _

REFUSALS = {
    "no-quiz": _("There is no quiz on changed rules for you at the moment."),
    "not-asked": _("At the moment there are no questions on these rules. Tell your HR office."),
}
