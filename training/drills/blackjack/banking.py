"""What the bank does: whether it draws, and where it ends."""

from collections.abc import Sequence

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.blackjack.clauses import Clause
from games.blackjack.hands import DEALER_STANDS, dealer_hits, hand_total
from games.blackjack.legality import stands_by
from games.blackjack.rulesets import Ruleset
from games.core.cards import DECK, Card
from training.drills.blackjack.counting import ACES
from training.drills.blackjack.rounds import points_added
from training.drills.kit.chance import Chance
from training.drills.kit.common import cards_scene, options, row
from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.kit.skill import skill
from training.drills.kit.worked import chosen

NAME = "bj-bank"


@skill(
    NAME,
    engine="blackjack",
    version=1,
    title=_("The dealer’s rule"),
    about=_("Whether the dealer hits or stands, with an ace too."),
    levels=(_("Any hand"), _("With an ace")),
    texts={
        "bj-bank.ask": _("A stake still depends on the dealer. What does the dealer do with these cards?"),
        "bj-bank.does": pgettext_lazy("blackjack bank", "The dealer"),
        "bj-bank.draws": pgettext_lazy("blackjack bank", "hits"),
        "bj-bank.stands": pgettext_lazy("blackjack bank", "stands"),
        "bj-bank.over": pgettext_lazy("blackjack bank", "busts"),
    },
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    hand = _hand(chance, level, rules)
    return Item(Phrase(f"{NAME}.ask"), (what_next(hand, rules),), cards_scene(row(Phrase("bj.bank"), hand)))


def what_next(hand: Sequence[Card], rules: Ruleset) -> Part:
    """Return what is asked of the dealer's cards while a stake depends on their total."""
    does, clause = _does(hand, rules)
    offered = options(NAME, ("draws", "stands", "over"))
    steps = (points_added(hand), chosen(offered, does))
    return Part("does", PartKind.CHOICE, Phrase(f"{NAME}.does"), does, (clause,), offered, steps)


def _does(hand: Sequence[Card], rules: Ruleset) -> tuple[str, Clause]:
    found = hand_total(hand)
    if found.is_bust:
        return "over", Clause.BANK_OVER
    if dealer_hits(found, rules.hits_soft17):
        return "draws", Clause.BANK_HITS_SOFT if found.total == DEALER_STANDS else Clause.BANK_DRAWS
    if rules.hits_soft17 and found.soft:
        return "stands", Clause.BANK_HITS_SOFT
    return "stands", stands_by(rules, found.soft)


def _hand(chance: Chance, level: int, rules: Ruleset) -> list[Card]:
    """Return some cards as the bank can have drawn them, at the second level with an ace."""
    while True:
        first = [chance.pick(ACES)] if level == 2 else []
        cards = chance.shuffled(
            first + chance.some([c for c in DECK if c not in first], chance.between(2, 4) - len(first))
        )
        rightly = all(dealer_hits(hand_total(cards[:n]), rules.hits_soft17) for n in range(2, len(cards)))
        if rightly and hand_total(cards).total >= DEALER_STANDS - 4:
            return cards
