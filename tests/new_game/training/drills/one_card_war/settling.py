"""Who wins a round."""

from django.utils.translation import gettext_lazy as _
from games.one_card_war.play import Result, settle
from games.one_card_war.rulesets import Ruleset

from games.core.cards import DECK
from training.drills.kit.chance import Chance
from training.drills.kit.common import cards_scene, options, row
from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.kit.skill import skill


@skill(
    "war-settle",
    engine="one_card_war",
    version=1,
    title=_("Who wins"),
    about=_("What becomes of a stake."),
    levels=(_("Any two cards"),),
    texts={
        "war-settle.ask": _("The first card is yours, the second the dealer’s. What becomes of a stake?"),
        "war-settle.result": _("The stake"),
        "war-settle.win": _("wins"),
        "war-settle.lose": _("loses"),
        "war-settle.tie": _("comes back"),
    },
)
def generator(chance: Chance, _level: int, rules: Ruleset) -> Item:
    cards = chance.some(DECK, 2)
    line = settle(rules, *cards, 100)
    offered = options("war-settle", Result)
    result = Phrase("war-settle.result")
    part = Part("result", PartKind.CHOICE, result, line.result.value, line.because, offered)
    return Item(Phrase("war-settle.ask"), (part,), cards_scene(row(None, cards)))
