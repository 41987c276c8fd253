"""A payout cut into chips. Every cut that adds up and is written small chips first is right."""

from django.utils.translation import gettext_lazy as _

from games.roulette.bets import PAYS, Kind
from games.roulette.rulesets import Ruleset
from training.quiz.chance import Chance
from training.quiz.generators.picture_bet import cut_part
from training.quiz.items import Generator, Item, Phrase

NAME, VERSION = "cut", 1

_KINDS = (Kind.STRAIGHT, Kind.SPLIT, Kind.STREET, Kind.CORNER, Kind.SIX_LINE)
_TEXTS = {
    "cut.ask": _("Pay {amount}."),
    "cut.ask-with": _("Pay {amount}, with the chips that are left."),
    "cut.answer": _("How many chips of each value, small ones first"),
    "cut.value": _("{value}"),
}


def _draw(seed: str, level: int, rules: Ruleset) -> Item:
    chance = Chance(NAME, VERSION, level, seed)
    stakes = {1: chance.between(1, 20) * 500, 2: chance.between(20, 200) * 500, 3: chance.between(4, 40) * 500}
    amount = PAYS[chance.pick(_KINDS)] * stakes[level]
    values = sorted({500, *chance.some([1000, 2000, 5000, 10000, 20000, 50000], 3)}) if level == 3 else None
    ask = Phrase("cut.ask-with" if values else "cut.ask", {"amount": {"money": amount}})
    return Item(ask, (cut_part(rules, Phrase("cut.answer"), amount, values),))


generator = Generator(
    name=NAME,
    version=VERSION,
    title=_("Cut a payout"),
    about=_("The amount is known; now lay it out in chips, small ones first."),
    levels=(_("Small payouts"), _("Large payouts"), _("With few values")),
    texts=_TEXTS,
    draw=_draw,
)
