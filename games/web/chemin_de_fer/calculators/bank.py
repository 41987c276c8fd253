"""A table from call to call: who has the bank and how much is in it, who may call what, and what a coup brings."""

import secrets
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from random import Random
from typing import Any

from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games.chemin_de_fer import scenarios
from games.chemin_de_fer.calls import WITH_AMOUNT, Act, Call
from games.chemin_de_fer.coup import Dealt, Result
from games.chemin_de_fer.legality import offers
from games.chemin_de_fer.people import is_seated
from games.chemin_de_fer.play import Hammer
from games.chemin_de_fer.rulesets import Ruleset
from games.chemin_de_fer.session import MOST_TOKENS, Played, Session, Step, take
from games.chemin_de_fer.table import Phase, Table, hand, open_amount
from games.core.money import plain_money
from games.core.problems import Problem, Refused
from games.web.chemin_de_fer.calculators.coup import told
from games.web.chemin_de_fer.words import ACTS, CALLED, HAMMERS, HOLDS, LINES, PHASES, RESULTS, about
from games.web.kit.amounts import typed_cents
from games.web.kit.form import Form
from games.web.kit.formats import ltr, money
from games.web.kit.game import Table as Page
from games.web.kit.game import Tool
from games.web.kit.options import options

STANDING = "ab"
_RANDOM = "random"
_SHOWN = 12  # steps that are told at once


def answer(table: Page[Ruleset], form: Form) -> dict[str, Any]:
    """`play` tells what has happened; `step` adds one, `act` with `who` and `amount` too, `cards` deals a coup."""
    rules = table.rules
    session, played = _session(rules, form)
    if form.asked.get("undo"):
        session, played = session.undo(), played[:-1]
    elif not form.errors:
        session, played = _gone_on(rules, form, session, played)
    if form.asked.get("clear"):
        session, played = Session(), ()
    if session.steps:
        form.state["play"] = str(session)
    form.typed["play"] = str(session)
    here = played[-1].table if played else session.open_table(rules)
    return _shown(rules, here, played)


def _random(rules: Ruleset, table: Table) -> str:
    """Return a coup from a full shoe without a mistake, as the notation tells it."""
    made = scenarios.dealt(Random(secrets.randbits(64)), rules, by_table=table.turn in table.bound)
    return f".{replace(made, following=())}"


def _session(rules: Ruleset, form: Form) -> tuple[Session, tuple[Played, ...]]:
    """Return what the address tells, as far as it can be played."""
    try:
        session = Session.parse(form.text("play"))
        return session, session.play(rules)
    except Refused as refused:
        form.refuse("play", refused.first)
        return Session(), ()


def _gone_on(
    rules: Ruleset, form: Form, session: Session, played: tuple[Played, ...]
) -> tuple[Session, tuple[Played, ...]]:
    """Return one step further, if one was asked for and is legal."""
    here = played[-1].table if played else session.open_table(rules)
    read = _read(rules, form, here)
    if read is None:
        return session, played
    field, step = read
    if len(session.steps) >= MOST_TOKENS - 1:
        form.refuse(field, Problem("too_much", field))
        return session, played
    try:
        done = take(rules, here, step)
    except Refused as refused:
        at = "amount" if refused.first.field == "amount" and field == "who" else field
        form.refuse(at, refused.first)
        return session, played
    form.typed |= dict.fromkeys(("act", "who", "amount", "cards"), "")
    return session.then(step), (*played, done)


def _read(rules: Ruleset, form: Form, table: Table) -> tuple[str, Step] | None:
    """Return the field that asks for a step, and the step. What cannot be read is said at the field."""
    form.typed |= {name: form.text(name) for name in ("act", "who", "amount", "cards")}
    if step := form.text("step"):
        return _word(form, "step", _random(rules, table) if step == _RANDOM else step, "call_not_now")
    enter = form.text("go")  # the enter key, in whichever field it was pressed
    if form.text("cards") and (form.text("deal") or enter):
        return _word(form, "cards", "." + "".join(form.text("cards").split()), "not_cards")
    return _named(form) if form.text("say") or (enter and form.text("amount")) else None


def _word(form: Form, field: str, word: str, code: str) -> tuple[str, Step] | None:
    """Return a step in one word of the notation."""
    try:
        (step,) = Session.parse(word).steps
    except (Refused, ValueError):
        form.refuse(field, Problem(code, field))
        return None
    return field, step


def _named(form: Form) -> tuple[str, Step] | None:
    """Return a call that names an amount."""
    try:
        amount = typed_cents(form.text("amount"))
    except Refused as refused:
        form.refuse("amount", refused.first)
        return None
    return _word(form, "who", f"{plain_money(amount)}*{form.text('act')}@{form.text('who')}", "call_not_now")


def name(who: str) -> str:
    """Return a player in a list or at the head of a row."""
    # Translators: a player by the number of the seat.
    seated = gettext("Seat {place}")
    # Translators: a player who stands at the table, by a letter.
    standing = gettext("Standing player {place}")
    return (seated if is_seated(who) else standing).format(place=ltr(who.upper()))


def _shown(rules: Ruleset, table: Table, played: tuple[Played, ...]) -> dict[str, Any]:
    possible = offers(rules, table, STANDING)
    named = [call for call in possible if call.act in WITH_AMOUNT]
    state = about(PHASES[table.phase], table.turn, amount=money(table.bank))
    holder = hand(rules, table) if table.offers else None
    last = played[-1] if played else None
    return {
        "with_cards": True,
        "at": table,
        "state": state,
        "open": open_amount(rules, table) if table.phase is Phase.OFFERS else None,
        "holder": about(HOLDS, holder) if holder else "",
        "plain": [(ACTS[act], list(calls)) for act, calls in _grouped(possible)],
        "acts": options({call.act: ACTS[call.act] for call in named}),
        "people": options({call.who: name(call.who) for call in named}),
        "results": [(result, RESULTS[result]) for result in Result] if table.offers else [],
        "hammers": [hammer for hammer, phase in _HAMMER_AT.items() if phase is table.phase],
        "seats": [
            (seat, seat == table.turn, [offer for offer in table.offers if offer.who == seat]) for seat in table.seats
        ],
        "settled": _settled(last) if last else None,
        "history": [(number, *_told(step)) for number, step in list(enumerate(played, 1))[-_SHOWN:]],
        "said": state,
    }


_HAMMER_AT = {Hammer.AUCTION: Phase.STANDING, Hammer.SOLD: Phase.AUCTION}


def _grouped(possible: tuple[Call, ...]) -> Iterator[tuple[Act, list[tuple[Call, str]]]]:
    """Yield the calls that name no amount, by what is called."""
    for act, calls in groupby((call for call in possible if call.act not in WITH_AMOUNT), key=lambda call: call.act):
        yield act, [(call, name(call.who)) for call in calls]


def _told(played: Played) -> tuple[str, tuple[str, ...]]:
    """Return a step in a sentence, and its rules."""
    step = played.step
    if isinstance(step, Call):
        return about(CALLED[step.act], step.who, amount=money(step.amount)), played.because
    if isinstance(step, Hammer):
        return str(HAMMERS[step]), played.because
    return str(RESULTS[played.settlement.result]) if played.settlement else "", played.because


def _settled(played: Played) -> dict[str, Any] | None:
    """Return the coup that has just been played: its cards if they are known, and what became of every offer."""
    if played.settlement is None:
        return None
    lines = [(name(line.who), ACTS[line.act], LINES[line.result], line) for line in played.settlement.lines]
    shown = {"settlement": played.settlement, "lines": lines, "end": RESULTS[played.settlement.result]}
    if isinstance(played.step, Dealt) and played.coup:
        shown |= told(played.step, played.coup)
    return shown


TOOL = Tool(
    slug="bank",
    title=_("The bank"),
    about=_(
        "Follow a table call by call: who has the bank, how much is in it, who may call what, and what each coup pays."
    ),
    template="chemin_de_fer/calculators/_bank.html",
    answer=answer,
)
