"""The whole chart of best play, and what the game costs a player who keeps to it."""

from fractions import Fraction
from typing import Any

from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games.blackjack.rulesets import Ruleset
from games.core.costly import Busy
from games.web.blackjack.calculators import houses
from games.web.blackjack.figures import chart_shown
from games.web.kit.form import Form
from games.web.kit.formats import percent
from games.web.kit.game import Table, Tool

_MILLION = 10**6


def answer(table: Table[Ruleset], form: Form) -> dict[str, Any]:
    rules, parameters = houses.read(table.rules, form)
    said: dict[str, Any] = {"parameters": parameters}
    if form.errors:
        return said
    from games.blackjack.chart import chart

    try:
        edge = Fraction(round(chart(rules).edge * _MILLION), _MILLION)
    except Busy as busy:
        return said | {"busy": busy}
    sentence = gettext("Against best play the house keeps {edge} of each first stake.").format(edge=percent(edge))
    return said | {"edge": edge, "sentence": sentence, "said": sentence, **chart_shown(rules)}


TOOL = Tool(
    slug="chart",
    title=_("Strategy chart"),
    about=_("Best play for every hand against every upcard, and the house edge, under the rules of any house."),
    template="blackjack/calculators/_chart.html",
    answer=answer,
)
