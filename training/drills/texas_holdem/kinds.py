"""What a hand of five cards is, and which of two is better: the ranking, for both games of poker."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.ranking.hands import Category, best_five
from games.ranking.ranking import decided_by, made_by
from games.texas_holdem.rulesets import Ruleset
from games.web.kit.poker import CATEGORIES
from training.drills.kit.chance import Chance
from training.drills.kit.common import cards_scene, options, row
from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.kit.poker import dealt, made, ranks_of
from training.drills.kit.skill import skill
from training.drills.kit.worked import chosen
from training.drills.texas_holdem.dealing import two_hands

NAME = "poker-hand"


def _one(chance: Chance) -> Item:
    kind = chance.pick(list(Category))
    cards = dealt(chance, kind, chance.pick(ranks_of(kind)))
    offered = options(NAME, reversed(Category))
    clause = made_by(best_five(cards))
    part = Part("kind", PartKind.CHOICE, Phrase(f"{NAME}.kind"), kind.value, (clause,), offered, (made(NAME, cards),))
    return Item(Phrase(f"{NAME}.ask"), (part,), cards_scene(row(None, cards)))


def _both(chance: Chance) -> Item:
    hands = two_hands(chance)
    first, second = map(best_five, hands)
    right = "equal" if first.strength == second.strength else "first" if first.strength > second.strength else "second"
    clauses = decided_by(second, first) if right == "second" else decided_by(first, second)
    rows = [row(Phrase(f"{NAME}.{place}-hand"), cards) for place, cards in zip(("first", "second"), hands, strict=True)]
    offered = options(NAME, ("first", "second", "equal"))
    places = zip(("first", "second"), hands, strict=True)
    steps = [made(NAME, cards, Phrase(f"{NAME}.{place}-hand")) for place, cards in places]
    part = Part(
        "better", PartKind.CHOICE, Phrase(f"{NAME}.better"), right, clauses, offered, (*steps, chosen(offered, right))
    )
    return Item(Phrase(f"{NAME}.ask-both"), (part,), cards_scene(*rows))


@skill(
    NAME,
    engine="ranking",
    version=1,
    title=_("Hands of poker"),
    about=_("What a hand is, from royal flush to high card, and which of two hands is better."),
    levels=(_("What a hand is"), _("Which of the two is better")),
    texts={
        "poker-hand.ask": _("What is this hand?"),
        "poker-hand.kind": _("The hand"),
        "poker-hand.ask-both": _("Which hand is better?"),
        "poker-hand.better": _("The better hand"),
        "poker-hand.first": pgettext_lazy("hand of cards", "the first"),
        "poker-hand.second": pgettext_lazy("hand of cards", "the second"),
        "poker-hand.equal": pgettext_lazy("hand of cards", "they are equal"),
        "poker-hand.first-hand": _("First hand"),
        "poker-hand.second-hand": _("Second hand"),
        **{f"poker-hand.{kind}": title for kind, title in CATEGORIES.items()},
    },
)
def generator(chance: Chance, level: int, _rules: Ruleset) -> Item:
    return _one(chance) if level == 1 else _both(chance)
