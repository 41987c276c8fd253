"""A coup that was dealt wrongly: which card broke which rule, and the coup that the same cards make."""

from random import Random
from typing import Any

from django.utils.translation import gettext, ngettext
from django.utils.translation import gettext_lazy as _

from games.core.problems import Refused
from games.punto_banco.bets import Hand
from games.punto_banco.rebuild import Fault, Kind, Laid, Rebuilt, rebuild
from games.punto_banco.rulesets import Ruleset
from games.punto_banco.scenarios import misdealt
from games.web.kit.cards import picker as cards
from games.web.kit.cards.picker import Picker
from games.web.kit.cards.shown import Step
from games.web.kit.form import Form
from games.web.kit.formats import number
from games.web.kit.game import Audience, Table, Tool
from games.web.punto_banco.calculators.coup import hands, steps
from games.web.punto_banco.words import ENDS, HANDS

_MOST = 5
PUNTO = cards.Hand(Hand.PUNTO.value, _("Punto, as dealt"), least=1, most=_MOST, hint=_("In the order of the deal."))
BANCO = cards.Hand(Hand.BANCO.value, _("Banco, as dealt"), least=1, most=_MOST, hint=_("In the order of the deal."))
NEXT = cards.Hand("next", _("Next in the shoe"), least=0, most=_MOST, hint=_("Needed only if a card is missing."))


def answer(table: Table[Ruleset], form: Form) -> dict[str, Any]:
    rules = table.rules
    picker = Picker(form, [PUNTO, BANCO, NEXT], decks=rules.decks, suits=False, deal=lambda rng: _dealt(rng, rules))
    shown: dict[str, Any] = {"picker": picker}
    if not picker.complete:
        return shown
    laid = Laid.by_hand(picker[PUNTO.name], picker[BANCO.name], picker[NEXT.name])
    try:
        rebuilt = rebuild(rules, laid)
    except Refused as refused:
        if refused.first.code == "too_few_cards":  # the coup goes on
            return shown | {"wanting": refused.first.clause}
        picker.refuse(refused.problems)
        return shown
    return shown | {
        "rebuilt": rebuilt,
        "surplus": [card for _hand, card in laid.cards][rebuilt.coup.used :],
        "faults": [_fault_step(fault) for fault in rebuilt.faults],
        "hands": hands(rebuilt.coup),
        "end": ENDS[rebuilt.coup.result],
        "steps": list(steps(rebuilt.coup)),
        "said": _said(rebuilt),
    }


def _dealt(rng: Random, rules: Ruleset) -> cards.Start:
    """Return a mistake that can be read from the hands alone, without knowing which card was dealt when."""
    while True:
        laid = misdealt(rng, rules, rng.choice(list(Kind)))
        by_hand = {hand.value: [card for to, card in laid.cards if to is hand] for hand in Hand}
        if Laid.by_hand(by_hand[PUNTO.name], by_hand[BANCO.name], laid.next) == laid:
            return {**by_hand, NEXT.name: laid.next}


def _fault_step(fault: Fault) -> Step:
    """Return what is wrong with a card, and the rule that was broken."""
    if fault.laid and fault.right:
        to_banco = gettext("It went to punto but belongs to banco.")
        to_punto = gettext("It went to banco but belongs to punto.")
        sentence = to_banco if fault.right is Hand.BANCO else to_punto
        return Step(fault.card, sentence, fault.clause, str(HANDS[fault.laid]))
    if fault.laid:
        return Step(fault.card, gettext("It should not have been dealt."), fault.clause, str(HANDS[fault.laid]))
    hand = str(HANDS[fault.right or Hand.PUNTO])
    return Step(fault.card, gettext("It was not dealt and is still to come."), fault.clause, hand)


def _said(rebuilt: Rebuilt) -> str:
    wrong = len(rebuilt.faults)
    if not wrong:
        return gettext("Every card was dealt by the table of play.")
    # Translators: a heading above the cards that were dealt wrongly.
    said = ngettext("{count} card was dealt wrongly.", "{count} cards were dealt wrongly.", wrong)
    return said.format(count=number(wrong))


TOOL = Tool(
    slug="rebuild",
    title=_("Rebuild a coup"),
    about=_("Enter a coup that was dealt wrongly: see which card broke which rule, and the corrected coup."),
    template="punto_banco/calculators/_rebuild.html",
    answer=answer,
    audience=Audience.CROUPIERS,
)
