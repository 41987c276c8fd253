"""The best five of seven cards, and who wins with them."""

from itertools import combinations

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.core.cards import DECK, Card, show_cards
from games.ranking.hands import HAND, Category, best_five
from games.ranking.ranking import decided_by, made_by
from games.texas_holdem.clauses import Clause
from games.texas_holdem.deal import BOARD, HOLE
from games.texas_holdem.rulesets import Ruleset
from games.web.kit.poker import CATEGORIES
from training.drills.kit.chance import Chance
from training.drills.kit.common import cards_scene, options, row
from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.kit.poker import made
from training.drills.kit.skill import skill
from training.drills.kit.worked import chosen, leading_to

NAME = "holdem-best"


def _is_the_only_best(cards: list[Card]) -> bool:
    """Return whether no other five cards are worth as much, so that there is one right answer."""
    best = best_five(cards).strength
    return sum(best_five(five).strength == best for five in combinations(cards, HAND)) == 1


def _five(chance: Chance) -> Item:
    cards = chance.some(DECK, HOLE + BOARD)
    while not _is_the_only_best(cards) or best_five(cards).category is Category.HIGH_CARD:
        cards = chance.some(DECK, HOLE + BOARD)
    best = best_five(cards)
    clauses = (Clause.BEST_FIVE, made_by(best))
    step, five = made(NAME, cards), show_cards(best.five)
    picked = tuple((str(card), Phrase("card", {"card": str(card)})) for card in cards)
    parts = (
        Part("kind", PartKind.CHOICE, Phrase(f"{NAME}.kind"), best.category.value, clauses, _kinds(), (step,)),
        Part("five", PartKind.CARDS, Phrase(f"{NAME}.five"), five, clauses, picked, leading_to(five, step)),
    )
    rows = row(Phrase(f"{NAME}.player"), cards[:HOLE]), row(Phrase(f"{NAME}.board"), cards[HOLE:])
    return Item(Phrase(f"{NAME}.ask"), parts, cards_scene(*rows))


def _kinds() -> tuple[tuple[str, Phrase], ...]:
    return options(NAME, reversed(Category))


def _winner(chance: Chance) -> Item:
    """Return two players; one hand in four is drawn until they share, since that is the rarest and the hardest to
    see."""
    shared = chance.between(1, 4) == 1
    while True:
        cards = chance.some(DECK, 2 * HOLE + BOARD)
        one, other, board = cards[:HOLE], cards[HOLE : 2 * HOLE], cards[2 * HOLE :]
        first, second = best_five([*one, *board]), best_five([*other, *board])
        if (first.strength == second.strength) == shared:
            break
    better, worse = (first, second) if first.strength >= second.strength else (second, first)
    decided = Clause.TIE if shared else Clause.WINS
    right = "share" if shared else "a" if better is first else "b"
    clauses = (decided, *decided_by(better, worse), Clause.BEST_FIVE)
    offered = options(NAME, ("a", "b", "share"))
    hands = [made(NAME, [*hand, *board], Phrase(f"{NAME}.{name}")) for name, hand in (("a", one), ("b", other))]
    part = Part(
        "winner", PartKind.CHOICE, Phrase(f"{NAME}.winner"), right, clauses, offered, (*hands, chosen(offered, right))
    )
    rows = [row(Phrase(f"{NAME}.{name}"), hand) for name, hand in (("a", one), ("b", other), ("board", board))]
    return Item(Phrase(f"{NAME}.ask-winner"), (part,), cards_scene(*rows))


@skill(
    NAME,
    engine="texas_holdem",
    version=1,
    title=_("The best hand"),
    about=_("The best five of seven cards, kickers and split pots: who wins at the showdown."),
    levels=(_("The best five"), _("Who wins")),
    texts={
        "holdem-best.ask": _("What is the player’s hand, and which five cards make it?"),
        "holdem-best.kind": _("The hand"),
        "holdem-best.five": _("The five cards"),
        "holdem-best.ask-winner": _("Who wins the pot?"),
        "holdem-best.winner": _("The winner"),
        "holdem-best.board": _("Board"),
        "holdem-best.player": _("Player"),
        "holdem-best.a": pgettext_lazy("player", "player A"),
        "holdem-best.b": pgettext_lazy("player", "player B"),
        "holdem-best.share": pgettext_lazy("player", "both split it"),
        **{f"holdem-best.{kind}": title for kind, title in CATEGORIES.items()},
    },
)
def generator(chance: Chance, level: int, _rules: Ruleset) -> Item:
    return _five(chance) if level == 1 else _winner(chance)
