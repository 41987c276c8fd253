"""The parameters of a ruleset of trente et quarante, each in a line or two of the reader's language."""

from django.utils.translation import gettext, ngettext, pgettext

from games.trente_quarante.rulesets import Ruleset
from games.web.kit.formats import money, number, percent

Lines = tuple[str, ...]


def parameters(rules: Ruleset) -> dict[str, Lines]:
    """Return what each parameter is, by its name: the same names in the same order for every ruleset."""
    decks = ngettext("{count} deck", "{count} decks", rules.decks).format(count=number(rules.decks))
    burnt = ngettext("{count} card", "{count} cards", rules.burnt).format(count=number(rules.burnt))
    return {
        gettext("Decks"): (decks,),
        gettext("Dealt from"): (_dealt_from(rules),),
        gettext("Cards burnt before a taille"): (burnt,),
        gettext("At 31 après"): _apres(rules),
        gettext("Insurance"): (_insurance(rules),),
        gettext("Smallest chip"): (money(rules.smallest_chip),),
        gettext("Limits"): (gettext("Shown at each table"),),
        gettext("Staff"): (_staff(rules),),
    }


def _dealt_from(rules: Ruleset) -> str:
    if rules.dealt_from == "shuffler":
        return gettext("An automatic shuffler")
    return gettext("A shoe, shuffled by hand")


def _apres(rules: Ruleset) -> Lines:
    if not rules.prison:
        return (gettext("Half of a stake is lost at once"),)
    levels = ngettext("{levels} level of prison", "{levels} levels of prison", rules.prison_levels)
    return (gettext("Stakes go to prison"), levels.format(levels=number(rules.prison_levels)))


def _insurance(rules: Ruleset) -> str:
    if rules.insurance is None:
        return pgettext("parameter", "None")
    return gettext("{premium} of the stake").format(premium=percent(rules.insurance))


def _staff(rules: Ruleset) -> str:
    croupiers = rules.procedure["croupiers"]
    said = ngettext("A chef de table and {count} croupier", "A chef de table and {count} croupiers", croupiers)
    return said.format(count=number(croupiers))
