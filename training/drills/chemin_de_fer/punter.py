"""What the punter does with the first cards."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.baccarat.clauses import HandClause
from games.baccarat.hands import FIRST_CARDS, is_natural, score, value
from games.chemin_de_fer.clauses import Clause, Rule
from games.chemin_de_fer.rulesets import BOUND, Ruleset
from games.chemin_de_fer.tableau import PUNTER_CLAUSE, Move, punter_move
from games.core.cards import DECK
from training.drills.kit.chance import Chance
from training.drills.kit.common import cards_scene, options, row
from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.kit.skill import skill
from training.drills.kit.worked import chosen, last_digit

NAME = "cdf-punter"
_SHOWS = "shows"


@skill(
    NAME,
    engine="chemin_de_fer",
    version=2,
    title=_("The punter’s turn"),
    about=_("Whether the punter draws, stands, is free or shows a natural."),
    levels=(_("The first cards"),),
    texts={
        "cdf-punter.ask": _("You hold the punter’s cards. What do you do?"),
        "cdf-punter.asked": _("You hold the punter’s cards and have asked for the rule table. What do you do?"),
        "cdf-punter.unasked": _("You hold the punter’s cards. Nobody has asked for the rule table. What do you do?"),
        "cdf-punter.does": _("Your move"),
        # Translators: answers to “What do you do?”
        "cdf-punter.draw": pgettext_lazy("punter", "draw"),
        "cdf-punter.stand": pgettext_lazy("punter", "stand"),
        "cdf-punter.free": pgettext_lazy("punter", "draw or stand, as you choose"),
        "cdf-punter.shows": pgettext_lazy("punter", "show the natural"),
    },
)
def generator(chance: Chance, _level: int, rules: Ruleset) -> Item:
    clauses: tuple[Rule, ...]
    question = _question(chance, rules)
    hand = chance.some(DECK, FIRST_CARDS)
    if is_natural(hand):
        does, clauses = _SHOWS, (HandClause.NATURAL,)
    elif question == "unasked":
        does, clauses = Move.FREE.value, (Clause.PUNTER_CHOOSES,)
    else:
        move = punter_move(score(hand))
        binding = (Clause.PUNTER_BOUND,) if rules.punter == BOUND else ()
        does, clauses = move.value, (PUNTER_CLAUSE[move], *binding)
    offered = options(NAME, (*map(str, Move), _SHOWS))
    part = Part(
        "does",
        PartKind.CHOICE,
        Phrase(f"{NAME}.does"),
        does,
        clauses,
        offered,
        (*last_digit(*map(value, hand)), chosen(offered, does)),
    )
    return Item(Phrase(f"{NAME}.{question}"), (part,), cards_scene(row(None, hand)))


def _question(chance: Chance, rules: Ruleset) -> str:
    """Return the question: where the punter is free until the rule table is asked for, it mostly has been."""
    if rules.punter == BOUND:
        return "ask"
    return chance.pick(("asked", "asked", "unasked"))
