"""A whole round: the bank, the boxes, every decision, and what becomes of the stakes."""

from collections.abc import Iterator
from typing import Any

from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games.blackjack.clauses import Clause
from games.blackjack.hands import count, is_blackjack, value
from games.blackjack.legality import stands_by
from games.blackjack.notation import parse
from games.blackjack.parameters import EvenMoney, Insurance, Surrender
from games.blackjack.rulesets import Ruleset
from games.blackjack.settlement import Settlement, settle
from games.calculators.cards.picker import Picker, Start
from games.calculators.cards.shown import Step
from games.calculators.table import Table
from games.calculators.templatetags.table import signed
from games.calculators.tools.blackjack import fields
from games.calculators.tools.form import Form
from games.calculators.tools.tool import Tool
from games.core.problems import Refused
from games.rulebook.figures.blackjack import round_shown
from games.rulebook.words.blackjack import place, total


def answer(table: Table[Ruleset], form: Form) -> dict[str, Any]:
    rules = table.rules
    picker = Picker(
        form,
        fields.hands(),
        decks=rules.decks,
        suits=False,
        deal=lambda rng: fields.dealt(rng, rules),
        given=_example(form),
    )
    played, places = fields.read(form, picker)
    said: dict[str, Any] = {
        "picker": picker,
        "rows": fields.shown(form, picker),
        "along": rules.bettors > 1,
        "insures": rules.insurance is not Insurance.NONE,
        "evens": rules.even_money is not EvenMoney.NONE,
        "gives_up": rules.surrender is not Surrender.NONE,
    }
    if not picker.complete or form.errors:
        return said
    try:
        settled = settle(rules, played)
    except Refused as refused:
        fields.refuse(form, places, refused)
        return said
    net = gettext("Gain or loss over all stakes: {amount}.").format(amount=signed(settled.total.net))
    return said | round_shown(settled) | {"steps": list(_steps(rules, settled)), "said": net, "sentence": net}


def _example(form: Form) -> Start:
    """The fields that say the same as `play`, the round in one line, with which the rules lead here."""
    return form.example(lambda text: fields.start(parse(text)), fields.BANK) or {}


def _steps(rules: Ruleset, settled: Settlement) -> Iterator[Step]:
    """The round card by card, the boxes first."""
    played = settled.played
    for number, box in enumerate(played.boxes, 1):
        for hand, lying in enumerate(box.hands, 1):
            to = place(played, number, hand)
            for at, card in enumerate(lying.cards, 1):
                said = gettext("The hand has {total}.").format(total=total(lying.cards[:at], split=box.was_split))
                yield Step(card, said, _because(lying.cards[:at], split=box.was_split), to)
    bank = gettext("Bank")
    for at, card in enumerate(played.bank, 1):
        so_far = count(played.bank[:at])
        said = gettext("The bank has {total}.").format(total=total(played.bank[:at]))
        last = at == len(played.bank) and at > 1 and not so_far.over
        yield Step(card, said, stands_by(rules, so_far.soft) if last else Clause.BANK_DRAWS, bank)


def _because(cards: Any, *, split: bool) -> Clause:
    """The rule that says what these cards count."""
    so_far = count(cards)
    if so_far.over:
        return Clause.OVER
    if is_blackjack(cards):
        return Clause.SPLIT_TWENTY_ONE if split else Clause.BLACKJACK
    return Clause.SOFT if 1 in map(value, cards) else Clause.CARD_VALUES


TOOL = Tool(
    slug="round",
    title=_("A round"),
    about=_(
        "Bank and boxes with their stakes, doubles, splits and insurances: every payment, in its order, with its rule."
    ),
    template="calculators/tools/blackjack/_round.html",
    answer=answer,
)
