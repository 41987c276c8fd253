"""A coup as it was dealt, with one card wrong or none: which broke the table of play."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.core.cards import DECK
from games.punto_banco.clauses import Clause, Rule
from games.punto_banco.coup import MOST_USED, deal
from games.punto_banco.play import Play
from games.punto_banco.rebuild import Laid, rebuild
from games.punto_banco.rulesets import Ruleset
from training.drills.kit import spotting
from training.drills.kit.chance import Chance
from training.drills.kit.common import LETTERS, Options, lettered
from training.drills.kit.items import Item, Phrase
from training.drills.kit.skill import skill
from training.drills.punto_banco.laid import all_cards, laid_scene, right_deal, spoilt

NAME = "punto-banco-deal"
_MISSING = "missing"


@skill(
    NAME,
    engine="punto_banco",
    version=1,
    title=_("Spot the wrong card"),
    about=_("A coup as it was dealt: find the card that breaks the table of play, or see that nothing is wrong."),
    levels=(_("A coup"),),
    texts={
        "punto-banco-deal.ask": _(
            "The letters show the order in which the cards were dealt. Was there a mistake, and where?"
        ),
        "punto-banco-deal.punto": _("Punto"),
        "punto-banco-deal.banco": _("Banco"),
        "punto-banco-deal.card": pgettext_lazy("mistake", "{letter}: {card}"),
        "punto-banco-deal.missing": pgettext_lazy("mistake", "a card is missing"),
    },
)
def generator(chance: Chance, _level: int, rules: Ruleset) -> Item:
    def find(laid: Laid) -> list[spotting.Error]:
        dealt = len(laid.cards)
        return [
            spotting.Error(LETTERS[fault.place] if fault.place < dealt else _MISSING, tuple(map(str, fault.because)))
            for fault in rebuild(rules, laid).faults
        ]

    right = right_deal(chance.some(DECK, MOST_USED + 2))
    spotted = spotting.draw(chance, right, spoilt(right), find)
    laid = spotted.shown
    part = spotting.part(spotted, _places(laid), _sound(laid))
    return Item(Phrase(f"{NAME}.ask"), (part,), laid_scene(NAME, laid), str(Play(cards=all_cards(laid))))


def _sound(laid: Laid) -> tuple[Rule, ...]:
    """Return the clauses by which a coup that is right was dealt."""
    coup = deal(all_cards(laid))
    return tuple(dict.fromkeys((Clause.DEAL, *(decision.clause for decision in coup.decisions))))


def _places(laid: Laid) -> Options:
    cards = (card for _hand, card in laid.cards)
    return (*lettered(f"{NAME}.card", cards), (_MISSING, Phrase(f"{NAME}.missing")))
