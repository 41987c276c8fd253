"""A hand against the bank's, settled: who wins, why, and what becomes of every stake."""

from collections.abc import Iterator
from random import Random
from typing import Any

from django.utils.translation import gettext, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from games.caribbean_stud.clauses import Clause
from games.caribbean_stud.deal import Change, Chip, Deal
from games.caribbean_stud.jackpot import MOST_SHARING
from games.caribbean_stud.mishaps import Mishap
from games.caribbean_stud.rulesets import BET_ANTES, Ruleset
from games.caribbean_stud.scenarios import deal as any_deal
from games.caribbean_stud.settlement import Settlement, settle
from games.core.cards import Card
from games.core.money import plain_money
from games.core.problems import Refused
from games.ranking.hands import HAND
from games.ranking.ranking import decided_by, made_by
from games.web.caribbean_stud.figures import shown
from games.web.caribbean_stud.words import CHOICES, MISHAPS
from games.web.kit.cards import picker as cards
from games.web.kit.cards.picker import Picker
from games.web.kit.cards.shown import Step
from games.web.kit.form import Form, amount, whole
from games.web.kit.formats import signed
from games.web.kit.game import Table, Tool

PLAYER = cards.Hand("player", _("The player’s cards"), least=HAND, most=HAND)
BANK = cards.Hand("bank", _("The bank’s cards"), least=HAND, most=HAND)
THROWN = cards.Hand(
    "thrown",
    _("The card discarded in a change"),
    least=0,
    most=1,
    hint=_("Only if a card was changed. The last of the player’s cards is then the new one."),
)
_ANTE = 10_00
_CHIPS = {
    "none": pgettext_lazy("jackpot chip", "None"),
    "laid": pgettext_lazy("jackpot chip", "Placed"),
    "undeclared": pgettext_lazy("jackpot chip", "Placed, but the hand was not announced"),
}
_FINE = "none"
# The fields of the page by what the engine calls them.
_FIELDS = {"hand": "player", "changed": "thrown"}


def answer(table: Table[Ruleset], form: Form) -> dict[str, Any]:
    rules = table.rules
    hands = [PLAYER, BANK, *([THROWN] if rules.exchange else [])]
    picker = Picker(form, hands, deal=lambda rng: _fields(_clean(rng, rules)), given=_example(form))
    choice = form.choice("choice", {name: CHOICES[name] for name in ("play", "fold")}, "play")
    ante = form.read_filled("ante", amount, _ANTE, plain_money)
    bet = form.read("bet", amount, None, plain_money)
    chip = form.choice("chip", _CHIPS, "none") if rules.jackpot else "none"
    sharing = form.read("sharing", whole(1, MOST_SHARING), 1) if rules.jackpot else 1
    mishap = form.choice("amiss", {_FINE: _("Nothing"), **MISHAPS}, _FINE)
    said: dict[str, Any] = {
        "picker": picker,
        "rules": rules,
        "due": BET_ANTES * ante,
    }
    if form.errors or (mishap == _FINE and not picker.complete):
        return said  # what has gone wrong may be that cards are missing
    thrown = picker["thrown"] if rules.exchange else ()
    deal = Deal(
        picker["player"],
        picker["bank"],
        ante,
        None if choice == "fold" else bet or BET_ANTES * ante,
        Change(thrown[0], picker["player"][-1]) if thrown and picker["player"] else None,
        None if chip == "none" else Chip(sharing, chip == "laid"),
        None if mishap == _FINE else Mishap(mishap),
    )
    try:
        settled = settle(rules, deal)
    except Refused as refused:
        picker.refuse(refused.problems, _FIELDS)
        return said
    return said | _page(deal, settled)


def _page(deal: Deal, settled: Settlement) -> dict[str, Any]:
    """Return what the page says of a hand that is settled, with what each square brings in all."""
    page = shown(deal, settled)
    nets = [
        (square, result, line, line.winnings + line.returned - line.stake) for square, result, line in page["lines"]
    ]
    # Translators: {end} says how the hand ends, {net} what the player gains or loses in all.
    said = gettext("{end}: {net}").format(end=page["end"], net=signed(settled.total.net))
    return page | {"settled": settled, "nets": nets, "steps": list(_steps(settled, page)), "said": said}


def _clean(rng: Random, rules: Ruleset) -> Deal:
    """Return a hand at random in which nothing has gone wrong."""
    while (deal := any_deal(rng, rules)).void:
        pass
    return deal


def _example(form: Form) -> cards.Start:
    """Return the fields that say the same as `play`, the hand in one line, with which the rules lead here."""
    return form.example(lambda text: _fields(Deal.parse(text)), PLAYER.name) or {}


def _fields(deal: Deal) -> cards.Start:
    fields: dict[str, tuple[Card, ...] | str] = {"player": deal.cards, "bank": deal.bank}
    if deal.changed:
        kept = tuple(card for card in deal.cards if card != deal.changed.drawn)
        fields |= {"player": (*kept, deal.changed.drawn), "thrown": (deal.changed.thrown,)}
    fields["ante"] = plain_money(deal.ante) if deal.ante else ""
    if deal.bet is None:
        fields["choice"] = "fold"
    elif deal.bet != BET_ANTES * deal.ante:
        fields["bet"] = plain_money(deal.bet)
    if deal.chip:
        fields |= {"chip": "laid" if deal.chip.declared else "undeclared", "sharing": str(deal.chip.sharing)}
    if deal.void:
        fields["amiss"] = deal.void.value
    return fields


def _steps(settled: Settlement, page: dict[str, Any]) -> Iterator[Step]:
    """Yield why the hand ends as it does: what both hold, whether the bank qualifies, which is better and by what."""
    own, other = settled.hand, settled.bank
    if own is None or other is None:
        return
    bank, player = gettext("Bank"), gettext("Player")
    # Translators: {kind} is a kind of hand, such as “Flush”.
    held = gettext("Hand: {kind}.")
    yield Step(None, held.format(kind=page["player_kind"]), made_by(own), player)
    yield Step(None, held.format(kind=page["bank_kind"]), made_by(other), bank)
    qualifies = gettext("The bank qualifies.") if settled.qualifies else gettext("The bank does not qualify.")
    yield Step(None, qualifies, Clause.QUALIFIES, bank)
    if not settled.qualifies or settled.lines[0].clause is Clause.FOLD:
        yield Step(None, gettext("The hands are not compared."), settled.lines[0].clause)
    elif own.strength > other.strength:
        yield Step(None, gettext("The player’s hand is better."), decided_by(own, other)[0])
    elif own.strength < other.strength:
        yield Step(None, gettext("The bank’s hand is better."), decided_by(other, own)[0])
    else:
        yield Step(None, gettext("The hands are equal."), decided_by(own, other)[0])


TOOL = Tool(
    slug="hand",
    title=_("A hand"),
    about=_(
        "Choose both hands and place the stakes: see who wins, why, and what happens to the ante, the BET, the change "
        "and the jackpot chip."
    ),
    template="caribbean_stud/calculators/_hand.html",
    stylesheet="caribbean_stud/cards.css",
    answer=answer,
)
