"""The calculator of one-card war: a round."""

from typing import Any

from django.utils.translation import gettext_lazy as _
from games.one_card_war.play import settle
from games.one_card_war.rulesets import Ruleset

from games.core.problems import Refused
from games.web.kit.cards.picker import Hand, Picker
from games.web.kit.form import Form
from games.web.kit.game import Table, Tool

HANDS = [Hand("player", _("Your card"), 1, 1), Hand("dealer", _("The dealer’s card"), 1, 1)]
STAKE = 1000


def answer(table: Table[Ruleset], form: Form) -> dict[str, Any]:
    """The line of a stake of ten."""
    picker = Picker(form, HANDS)
    shown: dict[str, Any] = {"picker": picker}
    if not picker.complete:
        return shown
    try:
        line = settle(table.rules, *picker["player"], *picker["dealer"], STAKE)
    except Refused as refused:
        form.refuse("dealer", refused.first)
        return shown
    return shown | {"line": line}


TOOLS = (
    Tool(
        slug="round",
        title=_("A round"),
        about=_("Choose both cards and see who wins."),
        template="one_card_war/_round.html",
        answer=answer,
    ),
)
