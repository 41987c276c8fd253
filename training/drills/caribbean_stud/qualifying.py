"""Does the bank qualify?"""

from django.utils.translation import gettext_lazy as _

from games.caribbean_stud.clauses import Clause
from games.caribbean_stud.rulesets import Ruleset
from games.caribbean_stud.settlement import qualifies
from games.core.cards import DECK, Card
from games.ranking.hands import HAND, best_five
from training.drills.caribbean_stud.dealing import KINDS, bank_hand
from training.drills.kit.chance import Chance
from training.drills.kit.common import cards_scene, options, row
from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.kit.poker import made
from training.drills.kit.skill import skill
from training.drills.kit.worked import chosen

NAME = "stud-qualify"


@skill(
    NAME,
    engine="caribbean_stud",
    version=1,
    title=_("Does the bank qualify?"),
    about=_("Ace-king or better: see it at a glance, as the bank’s cards are turned."),
    levels=(_("Any hand"), _("With an ace or a king")),
    texts={
        "stud-qualify.ask": _("The bank has turned its cards. Does it qualify?"),
        "stud-qualify.answer": _("The bank"),
        # Translators: the subject is the bank.
        "stud-qualify.yes": _("qualifies"),
        # Translators: the subject is the bank.
        "stud-qualify.no": _("does not qualify"),
    },
)
def generator(chance: Chance, level: int, _rules: Ruleset) -> Item:
    cards = bank_hand(chance) if level == 1 else _near(chance)
    answer = "yes" if qualifies(best_five(cards)) else "no"
    offered = options(NAME, ("yes", "no"))
    steps = made(KINDS, cards), chosen(offered, answer)
    part = Part("answer", PartKind.CHOICE, Phrase(f"{NAME}.answer"), answer, (Clause.QUALIFIES,), offered, steps)
    return Item(Phrase(f"{NAME}.ask"), (part,), cards_scene(row(None, cards)))


def _near(chance: Chance) -> list[Card]:
    """Return a hand in which an ace or a king at least looks as if it qualified."""
    while True:
        cards = chance.some(DECK, HAND)
        if {card.rank for card in cards} & {"A", "K"}:
            return cards
