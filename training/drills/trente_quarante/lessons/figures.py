"""The drawing that only the lessons of trente et quarante have: the table as the chef sees it."""

from django.utils.translation import gettext_lazy as _

from games.trente_quarante.rulesets import Ruleset
from games.web.kit.game import Figure
from training.drills.kit.taught import Spec

_KEY = (_("The chef de table"), _("The tailleur"), _("The payeur"), _("The basket"))


def _table(_rules: Ruleset, _spec: Spec) -> Figure:
    return Figure("trente_quarante/lessons/_table.html", {"key": _KEY})


FIGURES = {"table": _table}
