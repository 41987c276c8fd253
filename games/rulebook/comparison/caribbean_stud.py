"""The parameters of a ruleset of Caribbean stud, in words."""

from django.utils.translation import gettext

from games.poker.caribbean_stud.rules import CaribbeanStud, Pay
from games.poker.hands import Category
from games.rulebook.formats import money, number, odds
from games.rulebook.words.caribbean_stud import KINDS
from games.rulebook.words.poker import CATEGORIES

Lines = tuple[str, ...]


def parameters(rules: CaribbeanStud) -> dict[str, Lines]:
    """By its name, what each parameter is: the same names in the same order for every ruleset."""
    return {
        gettext("Boxes"): (number(rules.boxes),),
        gettext("Changing a card"): (gettext("offered") if rules.exchange else gettext("not offered"),),
        gettext("What a BET is paid"): _column(rules.pay),
        gettext("What a BET is paid after a change"): _after(rules),
        gettext("Price of the jackpot chip"): (money(rules.jackpot.chip) if rules.jackpot else gettext("no jackpot"),),
        gettext("Lowest ante"): (money(rules.minimum["ante"]) if rules.minimum else gettext("as posted"),),
        gettext("Highest ante"): (money(rules.maximum["ante"]) if rules.maximum else gettext("as posted"),),
    }


def _after(rules: CaribbeanStud) -> Lines:
    if not rules.exchange:
        return (gettext("not offered"),)
    return _column(rules.reduced_pay) if rules.reduced_pay else (gettext("as without one"),)


def _column(pay: Pay) -> Lines:
    """What each hand is paid, the highest first."""
    names = {**CATEGORIES, Category.HIGH_CARD: KINDS["ace_king"]}
    said = gettext("{hand}: {pays}")
    return tuple(said.format(hand=names[kind], pays=odds(pays)) for kind, pays in reversed(list(pay.items())))
