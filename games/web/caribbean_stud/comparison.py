"""The parameters of a ruleset of Caribbean stud, in words."""

from django.utils.translation import gettext, pgettext

from games.caribbean_stud.rulesets import Pay, Ruleset
from games.ranking.hands import Category
from games.web.caribbean_stud.words import KINDS
from games.web.kit.formats import money, number, odds
from games.web.kit.poker import CATEGORIES

Lines = tuple[str, ...]


def parameters(rules: Ruleset) -> dict[str, Lines]:
    """Return what each parameter is, by its name: the same names in the same order for every ruleset."""
    return {
        gettext("Boxes"): (number(rules.boxes),),
        gettext("Changing a card"): (
            pgettext("change of a card", "offered") if rules.exchange else pgettext("change of a card", "not offered"),
        ),
        gettext("What a BET pays"): _shown(rules, "pay", _column(rules.pay)),
        gettext("What a BET pays after a change"): _after(rules),
        gettext("Price of the jackpot chip"): _chip(rules),
        gettext("Minimum ante"): (
            money(rules.minimum["ante"]) if rules.minimum else pgettext("limit of the ante", "as posted"),
        ),
        gettext("Maximum ante"): (
            money(rules.maximum["ante"]) if rules.maximum else pgettext("limit of the ante", "as posted"),
        ),
    }


def _after(rules: Ruleset) -> Lines:
    if not rules.exchange:
        return (pgettext("change of a card", "not offered"),)
    if not rules.reduced_pay:
        return (gettext("the same as without a change"),)
    return _shown(rules, "reduced_pay", _column(rules.reduced_pay))


def _chip(rules: Ruleset) -> Lines:
    if not rules.jackpot:
        return (gettext("no jackpot"),)
    return _shown(rules, "jackpot", (money(rules.jackpot.chip),))


def _shown(rules: Ruleset, name: str, lines: Lines) -> Lines:
    """Return the lines of a parameter, which say so where its figures are only an example."""
    return (*lines, pgettext("figures", "an example")) if name in rules.examples else lines


def _column(pay: Pay) -> Lines:
    """Return what each hand is paid, the highest first."""
    names = {**CATEGORIES, Category.HIGH_CARD: KINDS["ace_king"]}
    # Translators: {hand} is a kind of hand such as “Flush”, {pays} the odds that it pays.
    said = gettext("{hand}: {pays}")
    return tuple(said.format(hand=names[kind], pays=odds(pays)) for kind, pays in reversed(list(pay.items())))
