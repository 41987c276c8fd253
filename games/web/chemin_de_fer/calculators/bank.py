"""A table from call to call: who has the bank and how much is in it, who may call what, and what a coup brings."""

import secrets
from dataclasses import replace
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from games.chemin_de_fer import scenarios
from games.chemin_de_fer.legality import offers
from games.chemin_de_fer.rulesets import Ruleset
from games.chemin_de_fer.session import MOST_TOKENS, Played, Session, Step, take
from games.chemin_de_fer.table import Table
from games.core.money import plain_money
from games.core.problems import Problem, Refused
from games.web.chemin_de_fer.calculators.bank_shown import STANDING, shown
from games.web.kit.amounts import typed_cents
from games.web.kit.form import Form
from games.web.kit.game import Table as Page
from games.web.kit.game import Tool

_RANDOM = "random"


def answer(table: Page[Ruleset], form: Form) -> dict[str, Any]:
    """`play` says what has happened; `step` adds one, `say` with `who` and `amount` too, `cards` deals a coup.
    `seat` is whose calls are shown."""
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
    return shown(rules, form, here, played)


def _random(rules: Ruleset, table: Table) -> str:
    """Return a coup from a full shoe without a mistake, in the notation."""
    made = scenarios.dealt(Random(secrets.randbits(64)), rules, by_table=table.turn in table.bound)
    return f".{replace(made, following=())}"


def _session(rules: Ruleset, form: Form) -> tuple[Session, tuple[Played, ...]]:
    """Return the session of the address, as far as it can be played."""
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
    form.typed |= dict.fromkeys(("who", "amount", "cards"), "")
    return session.then(step), (*played, done)


def _read(rules: Ruleset, form: Form, table: Table) -> tuple[str, Step] | None:
    """Return the field that asks for a step, and the step. What cannot be read is said at the field."""
    form.typed |= {name: form.text(name) for name in ("who", "amount", "cards")}
    if step := form.text("step"):
        return _word(form, "step", _random(rules, table) if step == _RANDOM else step, "call_not_now")
    enter = form.text("go")  # the enter key, in whichever field it was pressed
    if form.text("cards") and (form.text("deal") or enter):
        return _word(form, "cards", "." + "".join(form.text("cards").split()), "not_cards")
    act = form.text("say") or (enter if form.text("amount") != _written(rules, form, table, enter) else "")
    return _named(form, act) if act else None


def _written(rules: Ruleset, form: Form, table: Table, act: str) -> str:
    """Return the amount of a call that stands in the field before anything is typed; nothing where there is none."""
    asked = act, form.text("who")
    written = (plain_money(call.amount) for call in offers(rules, table, STANDING) if (call.act, call.who) == asked)
    return next(written, "")


def _word(form: Form, field: str, word: str, code: str) -> tuple[str, Step] | None:
    """Return a step in one word of the notation."""
    try:
        (step,) = Session.parse(word).steps
    except (Refused, ValueError):
        form.refuse(field, Problem(code, field))
        return None
    return field, step


def _named(form: Form, act: str) -> tuple[str, Step] | None:
    """Return a call that names an amount."""
    try:
        amount = typed_cents(form.text("amount"))
    except Refused as refused:
        form.refuse("amount", refused.first)
        return None
    return _word(form, "who", f"{plain_money(amount)}*{act}@{form.text('who')}", "call_not_now")


TOOL = Tool(
    slug="bank",
    title=_("The bank"),
    about=_(
        "A table call by call: who has the bank, what is left to cover, who may call what, and what each coup pays."
    ),
    template="chemin_de_fer/calculators/_bank.html",
    stylesheet="chemin_de_fer/bank.css",
    answer=answer,
)
