"""The parameters of a ruleset of chemin de fer, each in a line or a few of the reader's language."""

from django.utils.translation import gettext, ngettext, pgettext

from games.chemin_de_fer.rulesets import FREE, Ruleset
from games.web.kit.formats import money, number, percent

Lines = tuple[str, ...]


def parameters(rules: Ruleset) -> dict[str, Lines]:
    """Return what each parameter is, by its name: the same names in the same order for every ruleset.

    The smallest bank is not among them, since the rulesets have it as an example only.
    """
    decks = ngettext("{count} deck", "{count} decks", rules.decks)
    free = gettext("free until the rule table is asked for")
    return {
        gettext("The punter"): (free if rules.punter == FREE else gettext("bound by the rule table"),),
        pgettext("of the table", "Seats"): (gettext("Up to {most}").format(most=number(rules.seats)),),
        gettext("Players needed to begin"): (gettext("At least {least}").format(least=number(rules.fewest_players)),),
        gettext("Cards"): (decks.format(count=number(rules.decks)),),
        gettext("Cagnotte"): (percent(rules.commission),),
        gettext("Unit of amounts"): (money(rules.chip),),
    }
