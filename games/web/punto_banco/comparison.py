"""The parameters of a ruleset of punto banco, each in a line or a few of the reader's language."""

from django.utils.translation import gettext, ngettext, pgettext

from games.punto_banco.odds import chances, full
from games.punto_banco.rulesets import Ruleset
from games.web.kit.formats import fraction, money, number, odds, percent
from games.web.punto_banco.words import BETS, TABLES

Lines = tuple[str, ...]


def parameters(rules: Ruleset) -> dict[str, Lines]:
    """Return what each parameter is, by its name: the same names in the same order for every ruleset."""
    edges = chances(full(rules.decks)).edges(rules)
    # Translators: the head of a row; {bet} is Punto, Banco or Tie.
    said = gettext("House edge: {bet}")
    dealers = ngettext("{count} dealer", "{count} dealers", rules.dealers)
    decks = ngettext("{count} deck", "{count} decks", rules.decks)
    return {
        gettext("Table"): (str(TABLES[rules.table]),),
        gettext("Staff"): (dealers.format(count=number(rules.dealers)),),
        pgettext("of the table", "Seats"): (gettext("Up to {most}").format(most=number(rules.seats)),),
        gettext("Cards"): (decks.format(count=number(rules.decks)),),
        gettext("Commission on banco"): (percent(rules.commission),),
        gettext("Unit of the commission"): (money(rules.commission_chip),),
        gettext("The tie pays"): (odds(rules.tie_pays),),
        **{said.format(bet=BETS[bet]): (f"{percent(edge)} ({fraction(edge)})",) for bet, edge in edges.items()},
    }
