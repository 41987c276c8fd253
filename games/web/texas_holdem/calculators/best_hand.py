"""The best five of five to seven cards, and what is made of them."""

from fractions import Fraction
from typing import Any

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext

from games.core.cards import DECK, Card
from games.ranking.clauses import HandClause
from games.ranking.frequencies import of_five_cards
from games.ranking.hands import HAND, Category, best_five, strengths
from games.ranking.hands import Hand as Best
from games.ranking.ranking import made_by
from games.texas_holdem.clauses import Clause
from games.texas_holdem.deal import BOARD, HOLE
from games.texas_holdem.rulesets import Ruleset
from games.web.kit.cards.picker import Hand, Picker, Start
from games.web.kit.cards.shown import Shown
from games.web.kit.form import Form
from games.web.kit.game import Table, Tool
from games.web.kit.poker import CATEGORIES

CARDS = Hand("cards", _("The cards"), least=HAND, most=HOLE + BOARD, hint=_("The hole cards and the board together."))


def answer(_table: Table[Ruleset], form: Form) -> dict[str, Any]:
    picker = Picker(form, [CARDS], deal=lambda rng: _dealt(rng.sample(DECK, CARDS.most)))
    shown: dict[str, Any] = {"picker": picker}
    if not picker.complete:
        return shown
    best = best_five(picker["cards"])
    counts = of_five_cards()
    return shown | {
        "best": best,
        "kind": CATEGORIES[best.category],
        "five": marked(best),
        "beside": [Shown(card, dim=True) for card in picker["cards"] if card not in best.five],
        "clauses": [made_by(best), *([HandClause.KICKERS] if best.kickers else []), Clause.BEST_FIVE],
        "place": len(strengths()) - best.strength + 1,
        "kinds": len(strengths()),
        "lower": Fraction(sum(counts[kind] for kind in _below(best.category)), sum(counts.values())),
        "said": CATEGORIES[best.category],
    }


def _dealt(cards: list[Card]) -> Start:
    return {"cards": cards}


def _below(category: Category) -> list[Category]:
    return [kind for kind in Category if kind.height < category.height]


def marked(best: Best) -> list[Shown]:
    """Return the five cards as they are read, the kickers marked."""
    kicker = pgettext("poker", "kicker")
    return [Shown(card, kicker if card in best.kickers else "") for card in best.five]


TOOL = Tool(
    slug="best-hand",
    title=_("The best hand"),
    about=_("Choose five to seven cards: see the best five, what the hand is called, and how high it ranks."),
    template="texas_holdem/calculators/_best_hand.html",
    answer=answer,
)
