"""The exact odds of the next coup: from a full shoe, from what is left of it, or from endless decks."""

from typing import Any

from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games.core.cards import DECK
from games.core.costly import Busy
from games.core.problems import Refused
from games.trente_quarante.odds import Odds, endless, odds
from games.trente_quarante.rows import TOTALS, Chance, word
from games.trente_quarante.rulesets import Ruleset
from games.trente_quarante.scenarios import shoe
from games.trente_quarante.taille import taille
from games.web.kit.cards.picker import Hand, Picker, Start
from games.web.kit.form import Form
from games.web.kit.formats import number, percent_column
from games.web.kit.game import Table, Tool
from games.web.trente_quarante.words import CHANCES

ENDLESS = "endless"


def answer(table: Table[Ruleset], form: Form) -> dict[str, Any]:
    rules = table.rules
    shoes = {str(decks): decks for decks in sorted({1, 2, 4, 6, 8, rules.decks})}

    def dealt(rng: Any) -> Start:
        """Return the cards of the first coups of a taille, burnt ones unseen."""
        coups = taille(rules, shoe(rng, rules)).coups[: rng.randint(1, 12)]
        return {"seen": [card for coup in coups for card in coup.cards]}

    offered = {name: number(decks) for name, decks in shoes.items()} | {ENDLESS: _("Endless")}
    chosen = form.choice("decks", offered, str(rules.decks))
    form.of_rules.add("decks")
    seen = Hand("seen", _("Cards already dealt"), least=0, most=shoes.get(chosen, rules.decks) * len(DECK))
    picker = Picker(form, [seen], decks=shoes.get(chosen), deal=dealt)
    shown: dict[str, Any] = {"picker": picker}
    if form.errors or not picker.complete:
        return shown
    try:
        found = odds(shoes[chosen], picker["seen"]) if chosen in shoes else endless()
    except Refused as refused:
        picker.refuse(refused.problems)
        return shown
    except Busy as busy:
        return shown | {"busy": busy}
    return shown | {
        "odds": found,
        "noted": chosen == ENDLESS and bool(picker["seen"]),
        "wins": [(CHANCES[chance], found.win(chance), found.edge(chance)) for chance in Chance],
        "totals": _totals(found),
        "insured": found.insured_edge(rules),
        "prison": rules.prison,
        "left_edge": found.leave_edge(rules),
        # Translators: three percentages. Rouge and noir are equally likely.
        "said": gettext("Rouge or noir wins {win} of coups each; {tie} are ties, {apres} 31 après.").format(
            win=percent_column(found.win(Chance.ROUGE)),
            tie=percent_column(found.tie),
            apres=percent_column(found.apres),
        ),
        "cards": round(float(found.cards_per_coup), 3),
    }


def _totals(found: Odds) -> list[tuple[int, str, object, object]]:
    return [(row, word(row), found.totals[row], found.ties[row]) for row in TOTALS]


TOOL = Tool(
    slug="odds",
    title=_("Odds"),
    about=_(
        "Exact odds of every total and chance, from a full shoe, from the cards that are left, or from endless decks."
    ),
    template="trente_quarante/calculators/_odds.html",
    answer=answer,
)
