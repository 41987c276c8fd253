"""What a hand of baccarat scores: the cards of punto banco and of chemin de fer alike."""

from django.utils.translation import gettext_lazy as _

from games.baccarat.clauses import HandClause
from games.baccarat.hands import FIRST_CARDS, MOST_CARDS, is_natural, score, value
from games.core.cards import DECK, Card
from games.punto_banco.rulesets import Ruleset
from training.drills.kit.chance import Chance
from training.drills.kit.common import cards_scene, options, row
from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.kit.skill import skill
from training.drills.kit.worked import chosen, last_digit

NAME = "baccarat-score"
_HANDS = ("first", "second")
_CARDS = {1: FIRST_CARDS, 2: MOST_CARDS}  # how many cards a hand has, by level


def _one(chance: Chance, level: int) -> Item:
    hand = chance.some(DECK, _CARDS[level])
    while is_natural(hand[:FIRST_CARDS]) and len(hand) > FIRST_CARDS:
        hand = chance.some(DECK, _CARDS[level])
    parts = [_score(hand, "score")]
    if level == 1:
        answer = "yes" if is_natural(hand) else "no"
        label, offered = Phrase(f"{NAME}.natural"), options(NAME, ("yes", "no"))
        steps = (*last_digit(*map(value, hand)), chosen(offered, answer))
        parts.append(Part("natural", PartKind.CHOICE, label, answer, (HandClause.NATURAL,), offered, steps))
    return Item(Phrase(f"{NAME}.ask"), tuple(parts), cards_scene(row(None, hand)))


def _both(chance: Chance) -> Item:
    """Return two hands of the same shoe, of two cards or three each; after a natural nobody has drawn."""
    cards = chance.shuffled(DECK)
    hands = {name: [cards.pop() for _ in range(FIRST_CARDS)] for name in _HANDS}
    if not any(map(is_natural, hands.values())):
        for name in chance.some(_HANDS, chance.between(0, len(_HANDS))):
            hands[name].append(cards.pop())
    rows = [row(Phrase(f"{NAME}.{name}"), hand) for name, hand in hands.items()]
    parts = tuple(_score(hand, name) for name, hand in hands.items())
    return Item(Phrase(f"{NAME}.ask-both"), parts, cards_scene(*rows))


def _score(hand: list[Card], slug: str) -> Part:
    clauses = (HandClause.SCORE, HandClause.CARD_VALUES)
    return Part(
        slug, PartKind.NUMBER, Phrase(f"{NAME}.{slug}"), score(hand), clauses, worked=last_digit(*map(value, hand))
    )


@skill(
    NAME,
    engine="baccarat",
    version=1,
    title=_("Scores"),
    about=_("What a hand scores, and whether it is a natural, as fast as the cards are turned."),
    levels=(_("Two cards"), _("Three cards"), _("Both hands")),
    texts={
        "baccarat-score.ask": _("What does this hand score?"),
        "baccarat-score.ask-both": _("What does each hand score?"),
        "baccarat-score.score": _("Score"),
        "baccarat-score.natural": _("Natural"),
        "baccarat-score.yes": _("it is a natural"),
        "baccarat-score.no": _("it is not a natural"),
        "baccarat-score.first": _("First hand"),
        "baccarat-score.second": _("Second hand"),
    },
)
def generator(chance: Chance, level: int, _rules: Ruleset) -> Item:
    return _both(chance) if level > max(_CARDS) else _one(chance, level)
