"""A coup from the cards of both hands: who had to draw, who was free, and what it is when a rule was broken."""

from collections.abc import Iterator
from random import Random
from typing import Any

from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games.baccarat.clauses import HandClause
from games.baccarat.hands import FIRST_CARDS, MOST_CARDS, score
from games.chemin_de_fer import coup as sides
from games.chemin_de_fer import scenarios
from games.chemin_de_fer.clauses import Clause
from games.chemin_de_fer.coup import Coup, Dealt, Drawing, judge
from games.chemin_de_fer.rulesets import FREE, Ruleset
from games.chemin_de_fer.tableau import Move
from games.core.cards import Card
from games.core.problems import Refused
from games.web.chemin_de_fer.words import RESULTS, SIDES
from games.web.kit.cards.picker import Hand, Picker, Start
from games.web.kit.cards.shown import Shown, Step
from games.web.kit.form import Form
from games.web.kit.formats import number
from games.web.kit.game import Table, Tool

_ASKED = {"no": False, "yes": True}
_FOLLOWING = 4
PUNTER = Hand("punter", _("The punter’s cards"), least=FIRST_CARDS, most=MOST_CARDS)
BANK = Hand("bank", _("The bank’s cards"), least=FIRST_CARDS, most=MOST_CARDS)
FOLLOWING = Hand(
    "following",
    _("The next cards in the shoe"),
    least=0,
    most=_FOLLOWING,
    hint=_("Needed only if the coup is rebuilt and a side should have drawn."),
)


def answer(table: Table[Ruleset], form: Form) -> dict[str, Any]:
    rules = table.rules
    hands = [PUNTER, BANK, FOLLOWING]
    picker = Picker(form, hands, decks=rules.decks, suits=False, deal=lambda rng: _dealt(rng, rules))
    asked = {side for side, field in _fields(rules).items() if _ASKED[form.choice(field, _ASKED, "no")]}
    shown: dict[str, Any] = {"picker": picker, "punter_free": rules.punter == FREE}
    if not picker.complete or form.errors:
        return shown
    dealt = Dealt(picker["punter"], picker["bank"], picker["following"])
    try:
        coup = judge(rules, dealt, asked)
    except Refused as refused:
        if refused.first.code == "too_few_cards":
            return shown | {"wanting": refused.first.clause}
        picker.refuse(refused.problems)
        return shown
    return shown | coup_shown(dealt, coup)


def _fields(rules: Ruleset) -> dict[str, str]:
    """Return the field that says of a side whether it has asked for the rule table; a bound punter need not ask."""
    return {sides.BANK: "asked"} | ({sides.PUNTER: "punter_asked"} if rules.punter == FREE else {})


def coup_shown(dealt: Dealt, coup: Coup) -> dict[str, Any]:
    """Return a coup as pages show it."""
    return {
        "coup": coup,
        "hands": [(SIDES["punter"], coup.punter, score(coup.punter)), (SIDES["bank"], coup.bank, score(coup.bank))],
        "void": [Shown(card, clause=Clause.CARD_LEFT, dim=True) for card in coup.void],
        "end": RESULTS[coup.result],
        "steps": list(_steps(dealt, coup)),
        # Translators: {end} is such as “The bank wins”, {high} and {low} are the scores.
        "said": gettext("{end}, {high} to {low}").format(
            end=RESULTS[coup.result],
            high=number(max(score(coup.bank), score(coup.punter))),
            low=number(min(score(coup.bank), score(coup.punter))),
        ),
    }


def _dealt(rng: Random, rules: Ruleset) -> Start:
    made = scenarios.played(rng, rules)
    return {
        "punter": made.punter,
        "bank": made.bank,
        "following": made.following,
        **{field: rng.choice(list(_ASKED)) for field in _fields(rules).values()},
    }


def _steps(dealt: Dealt, coup: Coup) -> Iterator[Step]:
    """Yield what each side did, what it had to do, and by which rule."""
    hands: dict[str, tuple[Card, ...]] = {"punter": dealt.punter, "bank": dealt.bank}
    for drawing in coup.drawings:
        first = score(hands[drawing.side][:FIRST_CARDS])
        yield Step(drawing.card, _said(drawing, first), drawing.clause, str(SIDES[drawing.side]))
    if coup.rebuilt:
        yield Step(
            None,
            gettext("A rule was broken, so the coup is rebuilt as it should have been played."),
            Clause.REBUILT,
        )


def _said(drawing: Drawing, first: int) -> str:
    drew = drawing.card is not None if drawing.kept else drawing.card is None
    if drawing.clause is HandClause.NATURAL:
        kept = gettext("There is a natural, so no card is drawn.")
        return kept if drawing.kept else gettext("A card was drawn although there was a natural.")
    if drawing.rule is Move.FREE:
        text = gettext("Free on {score}: a card is drawn.") if drew else gettext("Free on {score}: no card is drawn.")
    elif drawing.kept:
        text = gettext("On {score} the hand draws.") if drew else gettext("On {score} the hand stands.")
    elif drew:
        text = gettext("On {score} the hand drew, but it should have stood.")
    else:
        text = gettext("On {score} the hand stood, but it should have drawn.")
    return text.format(score=number(first))


TOOL = Tool(
    slug="coup",
    title=_("A coup"),
    about=_(
        "Choose the cards of punter and bank: see who had to draw, who was free, and what counts if a rule was broken."
    ),
    template="chemin_de_fer/calculators/_coup.html",
    answer=answer,
)
