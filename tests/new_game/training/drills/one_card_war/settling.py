"""Who wins a round."""

from django.utils.translation import gettext_lazy as _
from games.one_card_war.play import Result, settle
from games.one_card_war.rulesets import Ruleset

from games.core.cards import DECK
from training.drills.kit.chance import Chance
from training.drills.kit.common import cards_scene, options, row
from training.drills.kit.items import Generator, Item, Part, PartKind, Phrase

NAME, VERSION = "war-settle", 1

_TEXTS = {
    "war-settle.ask": _("The first card is yours, the second the dealer’s. What becomes of a stake?"),
    "war-settle.result": _("The stake"),
    "war-settle.win": _("wins"),
    "war-settle.lose": _("loses"),
    "war-settle.tie": _("comes back"),
}


def _draw(seed: str, level: int, rules: Ruleset) -> Item:
    cards = Chance(NAME, VERSION, level, seed).some(DECK, 2)
    line = settle(rules, *cards, 100)
    offered = options(NAME, Result)
    part = Part("result", PartKind.CHOICE, Phrase(f"{NAME}.result"), line.result.value, line.because, offered)
    return Item(Phrase(f"{NAME}.ask"), (part,), cards_scene(row(None, cards)))


generator = Generator(
    name=NAME,
    engine="one_card_war",
    version=VERSION,
    title=_("Who wins"),
    about=_("What becomes of a stake."),
    levels=(_("Any two cards"),),
    texts=_TEXTS,
    draw=_draw,
)
