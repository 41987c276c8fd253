"""What a hand of blackjack counts."""

from collections.abc import Iterator, Sequence

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.blackjack.clauses import Clause
from games.blackjack.hands import ACE, TEN, hand_total, is_blackjack, value
from games.blackjack.rulesets import Ruleset
from games.core.cards import DECK, Card
from training.drills.blackjack.mistakes import ACE_ELEVEN, ACE_ONE
from training.drills.blackjack.rounds import points_added
from training.drills.kit.chance import Chance
from training.drills.kit.common import cards_scene, options, row
from training.drills.kit.items import Given, Item, Part, PartKind, Phrase
from training.drills.kit.mistakes import Mistake, told_apart
from training.drills.kit.skill import skill
from training.drills.kit.worked import chosen

NAME = "bj-count"
_KINDS = ("hard", "soft", "blackjack", "over")
ACES = [card for card in DECK if value(card) == ACE]
TENS = [card for card in DECK if value(card) == value(Card("T", "c"))]


@skill(
    NAME,
    engine="blackjack",
    version=1,
    title=_("Totals"),
    about=_("The total of a hand, hard or soft, bust or a blackjack, at the pace of the deal."),
    levels=(_("Two cards"), _("Several cards")),
    texts={
        "bj-count.ask": _("What is the total of this hand, and what kind of hand is it?"),
        "bj-count.total": _("Total"),
        "bj-count.kind": _("Kind of hand"),
        "bj-count.hard": pgettext_lazy("blackjack hand", "hard total"),
        "bj-count.soft": pgettext_lazy("blackjack hand", "soft total"),
        "bj-count.blackjack": pgettext_lazy("blackjack hand", "blackjack"),
        "bj-count.over": pgettext_lazy("blackjack hand", "bust hand"),
    },
)
def generator(chance: Chance, level: int, _rules: Ruleset) -> Item:
    hand = _hand(chance, level)
    parts = totalled(hand)
    scene = cards_scene(row(None, hand))
    return Item(Phrase(f"{NAME}.ask"), parts, scene, mistakes=lambda: told_apart(parts, miscounted(hand)))


def miscounted(hand: Sequence[Card]) -> Iterator[tuple[Mistake, Given]]:
    """Yield what a hand with an ace counts if the ace is always eleven, or always one."""
    least, has_ace = sum(map(value, hand)), any(value(card) == ACE for card in hand)
    if has_ace and hand_total(hand).soft:
        yield ACE_ONE, {"total": least, "kind": "hard"}
    elif has_ace:
        yield ACE_ELEVEN, {"total": least + TEN, "kind": "over"}


def totalled(hand: Sequence[Card]) -> tuple[Part, Part]:
    """Return what is asked of a hand that was not split: its total and its kind."""
    found = hand_total(hand)
    kind = "blackjack" if is_blackjack(hand) else "over" if found.is_bust else "soft" if found.soft else "hard"
    aces = any(value(card) == ACE for card in hand)
    by = {"blackjack": Clause.BLACKJACK, "over": Clause.OVER}.get(kind, Clause.SOFT if aces else Clause.CARD_VALUES)
    total, offered = points_added(hand), options(NAME, _KINDS)
    return (
        Part("total", PartKind.NUMBER, Phrase(f"{NAME}.total"), found.total, (Clause.CARD_VALUES, by), worked=(total,)),
        Part("kind", PartKind.CHOICE, Phrase(f"{NAME}.kind"), kind, (by,), offered, (total, chosen(offered, kind))),
    )


def _hand(chance: Chance, level: int) -> list[Card]:
    """Return two cards, a blackjack now and then; or several, often with an ace."""
    if level == 1:
        if chance.between(1, 5) == 1:
            return chance.shuffled([chance.pick(ACES), chance.pick(TENS)])
        return chance.some(DECK, 2)
    hand = [chance.pick(ACES)] if chance.between(1, 2) == 1 else []
    hand += chance.some([card for card in DECK if card not in hand], chance.between(3, 5) - len(hand))
    # Nobody draws to a hand that is over already: the cards that are too many stay away.
    over = next((n for n in range(2, len(hand) + 1) if hand_total(hand[:n]).is_bust), len(hand))
    return hand[:over]
