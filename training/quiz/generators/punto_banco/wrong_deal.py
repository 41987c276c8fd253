"""A coup as it was dealt, with one card wrong or none: which broke the table of play."""

from collections.abc import Iterator

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.baccarat.clauses import Clause
from games.baccarat.punto_banco.bets import Hand
from games.baccarat.punto_banco.coup import FIRST, MOST_USED, deal
from games.baccarat.punto_banco.play import Play
from games.baccarat.punto_banco.rebuild import Laid, rebuild
from games.baccarat.punto_banco.rules import PuntoBanco
from games.core.cards import DECK, Card
from training.quiz import spotting
from training.quiz.chance import Chance
from training.quiz.common import Options, Scene, cards_scene, row
from training.quiz.items import Generator, Item, Phrase, of_game

NAME, VERSION = "punto-banco-deal", 1

_TEXTS = {
    "punto-banco-deal.ask": _("The letters tell in which order the cards were dealt. Was a mistake made, and where?"),
    "punto-banco-deal.punto": _("Punto"),
    "punto-banco-deal.banco": _("Banco"),
    "punto-banco-deal.card": pgettext_lazy("mistake", "{letter}: {card}"),
    "punto-banco-deal.missing": pgettext_lazy("mistake", "a card is missing"),
}
_LETTERS = "ABCDEFGH"
_MISSING = "missing"


def _right(cards: list[Card]) -> Laid:
    """The coup that these cards make, and the cards that would come next."""
    coup = deal(cards)
    return Laid(tuple((dealt.hand, dealt.card) for dealt in coup.dealt), tuple(cards[coup.used :]))


def _spoilt(right: Laid) -> Iterator[Laid]:
    """The last card forgotten or given to the other hand, or a card more on either hand."""
    first, (hand, card) = right.cards[:-1], right.cards[-1]
    if len(right.cards) > len(FIRST):
        yield Laid(first, (card, *right.next))
    yield Laid((*first, (Hand.BANCO if hand is Hand.PUNTO else Hand.PUNTO, card)), right.next)
    for more in Hand:
        yield Laid((*right.cards, (more, right.next[0])), right.next[1:])


def _draw(seed: str, level: int, rules: PuntoBanco) -> Item:
    chance = Chance(NAME, VERSION, level, seed)

    def find(laid: Laid) -> list[spotting.Error]:
        dealt = len(laid.cards)
        return [
            spotting.Error(_LETTERS[fault.place] if fault.place < dealt else _MISSING, tuple(map(str, fault.because)))
            for fault in rebuild(rules, laid).faults
        ]

    right = _right(chance.some(DECK, MOST_USED + 2))
    spotted = spotting.draw(chance, right, _spoilt(right), find)
    laid = spotted.shown
    part = spotting.part(spotted, _places(laid), _sound(laid))
    return Item(Phrase(f"{NAME}.ask"), (part,), _scene(laid), str(Play(cards=_cards(laid))))


def _sound(laid: Laid) -> tuple[Clause, ...]:
    """By what a coup that is right was dealt."""
    coup = deal(_cards(laid))
    return tuple(dict.fromkeys((Clause.PB_DEAL, *(decision.clause for decision in coup.decisions))))


def _cards(laid: Laid) -> tuple[Card, ...]:
    """The cards as they left the shoe."""
    return (*(card for _hand, card in laid.cards), *laid.next)


def _places(laid: Laid) -> Options:
    cards = tuple(
        (letter, Phrase(f"{NAME}.card", {"letter": letter, "card": {"card": str(card)}}))
        for letter, (_hand, card) in zip(_LETTERS, laid.cards, strict=False)
    )
    return (*cards, (_MISSING, Phrase(f"{NAME}.missing")))


def _scene(laid: Laid) -> Scene:
    rows = []
    for hand in Hand:
        own = [(card, letter) for letter, (to, card) in zip(_LETTERS, laid.cards, strict=False) if to is hand]
        rows.append(row(Phrase(f"{NAME}.{hand.value}"), [card for card, _ in own], marks=[letter for _, letter in own]))
    return cards_scene(*rows)


generator = Generator(
    name=NAME,
    engine="baccarat",
    version=VERSION,
    title=_("Spot the wrong card"),
    about=_("A coup as it was dealt: find the card that the table of play did not want, or see that all is right."),
    levels=(_("A coup"),),
    texts=_TEXTS,
    draw=_draw,
    fits=of_game("punto-banco"),
)
