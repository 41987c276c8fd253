"""The parameters of a ruleset of punto banco, each in a line or a few of the reader's language."""

from django.utils.translation import gettext, ngettext, pgettext

from games.punto_banco.rulesets import Ruleset
from games.web.kit.formats import money, number, odds, percent
from games.web.punto_banco.words import TABLES

Lines = tuple[str, ...]


def parameters(rules: Ruleset) -> dict[str, Lines]:
    """Return what each parameter is, by its name: the same names in the same order for every ruleset."""
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
    }
