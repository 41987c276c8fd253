"""Fold, play or change a card: what each choice is worth against the bank's open card, exactly."""

from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, Any

from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games.caribbean_stud.clauses import Clause
from games.caribbean_stud.deal import Change, Choice
from games.caribbean_stud.rulesets import BET_ANTES, Ruleset
from games.core.problems import Refused
from games.core.shoe import shuffled
from games.ranking.hands import HAND
from games.web.caribbean_stud.words import CHANCES, CHANGE_CARD, CHOICES, antes
from games.web.kit.cards import picker as cards
from games.web.kit.cards.names import card_name
from games.web.kit.cards.picker import Picker
from games.web.kit.form import Form
from games.web.kit.formats import in_a_row
from games.web.kit.game import Table, Tool

if TYPE_CHECKING:
    from games.caribbean_stud.advice import Advice

PLAYER = cards.Hand("player", _("Your cards"), least=HAND, most=HAND)
BANK = cards.Hand("bank", _("The bank’s upcard"), least=1, most=1)
THROWN = cards.Hand(
    "thrown",
    _("A card you have already discarded"),
    least=0,
    most=1,
    hint=_("Only after a change. The last of your cards is then the new one."),
)
_SCALE = 1 + BET_ANTES  # what can be lost; a bar that gains more is full
_CLAUSES = {"fold": Clause.FOLD, "play": Clause.PLAY, "change": Clause.CHANGE}
# The fields of the page by what the engine calls them.
_FIELDS = {"hand": "player", "bank_card": "bank", "changed": "thrown"}


def answer(table: Table[Ruleset], form: Form) -> dict[str, Any]:
    from games.caribbean_stud.advice import advise  # numpy only where it is needed

    rules = table.rules
    hands = [PLAYER, BANK, *([THROWN] if rules.exchange else [])]
    picker = Picker(form, hands, deal=_dealt)
    shown: dict[str, Any] = {"picker": picker, "scale": _SCALE}
    if not picker.complete or form.errors:
        return shown
    thrown = picker["thrown"] if rules.exchange else ()
    changed = Change(thrown[0], picker["player"][-1]) if thrown else None
    try:
        advice = advise(rules, picker["player"], picker["bank"][0], changed)
    except Refused as refused:
        picker.refuse(refused.problems, _FIELDS)
        return shown
    changed_card = advice.card if advice.best is Choice.CHANGE else None
    values = {Choice.PLAY: advice.play, Choice.FOLD: advice.fold}
    if advice.card:
        values[Choice.CHANGE] = advice.change[advice.card]
    ranked = sorted(values.items(), key=lambda value: -value[1])
    changes = [(card, value, card == advice.card) for card, value in advice.change.items()]
    counts = advice.chances
    chances = [(name, count := getattr(counts, key), Fraction(count, counts.hands)) for key, name in CHANCES.items()]
    return shown | {
        "advice": advice,
        "change_best": (changed_card,) if changed_card else (),
        "values": [(CHOICES[choice], value) for choice, value in ranked],
        "changes": changes,
        "chances": chances,
        "hands": counts.hands,
        "clauses": (_CLAUSES[advice.best], Clause.ODDS_CHOICE),
        "said": _said(advice, ranked),
    }


def _said(advice: "Advice", ranked: list[tuple[Choice, Fraction]]) -> str:
    """Return the best choice and what each is worth, in a line."""
    best = str(CHOICES[advice.best])
    if advice.best is Choice.CHANGE:
        best = str(CHANGE_CARD).format(card=card_name(advice.card))
    (_choice, worth), *others = ranked
    # Translators: {choice} is a choice such as “Play”, {worth} what it brings, such as +0.35.
    named = [gettext("{choice} {worth}").format(choice=CHOICES[choice], worth=antes(value)) for choice, value in others]
    # Translators: {choice} is the best choice, {worth} what it brings; {others} are the others with theirs.
    return gettext("{choice}: {worth} per ante. {others}").format(
        choice=best, worth=antes(worth), others=in_a_row(named)
    )


def _dealt(rng: Random) -> cards.Start:
    deck = shuffled(rng)
    return {"player": deck[:HAND], "bank": deck[HAND : HAND + 1]}


TOOL = Tool(
    slug="advice",
    title=_("Fold, play or change"),
    about=_("Choose your cards and the bank’s upcard: see exactly what each choice is worth, and which is best."),
    template="caribbean_stud/calculators/_advice.html",
    stylesheet="caribbean_stud/cards.css",
    answer=answer,
)
