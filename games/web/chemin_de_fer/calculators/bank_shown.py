"""A table of chemin de fer as its calculator shows it: the seats with their bets and calls, and how a coup ended."""

from dataclasses import dataclass
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext

from games.chemin_de_fer.calls import WITH_AMOUNT, Call
from games.chemin_de_fer.coup import Dealt, Result
from games.chemin_de_fer.legality import offers
from games.chemin_de_fer.payment import Settlement
from games.chemin_de_fer.people import from_right, is_seated
from games.chemin_de_fer.play import Hammer
from games.chemin_de_fer.rulesets import Ruleset
from games.chemin_de_fer.session import Played
from games.chemin_de_fer.table import Phase, Table, hand, open_amount
from games.core.money import plain_money
from games.web.chemin_de_fer.calculators.coup import coup_shown
from games.web.chemin_de_fer.words import ACTS, CALLED, HAMMERS, HOLDS, LINES, PHASES, RESULTS, ROLES, SAYS, about
from games.web.kit.form import Form
from games.web.kit.formats import ltr, money

STANDING = "ab"
_SHOWN = 12  # steps that are shown at once
_ASKING = (Phase.OPENING, Phase.HAUTEUR)
_HAMMER_AT = {Hammer.AUCTION: Phase.STANDING, Hammer.SOLD: Phase.AUCTION}


def name(who: str) -> str:
    """Return a player in a list or at the head of a row."""
    # Translators: a player by the number of the seat.
    seated = gettext("Seat {place}")
    # Translators: a player who stands at the table, by a letter.
    standing = gettext("Standing player {place}")
    return (seated if is_seated(who) else standing).format(place=ltr(who.upper()))


def shown(rules: Ruleset, form: Form, table: Table, played: tuple[Played, ...]) -> dict[str, Any]:
    """Return what the page shows of a table after these steps; what is left to cover stands in the field."""
    possible = offers(rules, table, STANDING)
    chosen = _chosen(form, table, possible)
    calls = [call for call in possible if call.who == chosen]
    named = [call for call in calls if call.act in WITH_AMOUNT]
    if named:
        form.typed["amount"] = form.typed.get("amount") or plain_money(named[0].amount)
    state = about(PHASES[table.phase], table.turn, amount=money(table.bank))
    holder = hand(rules, table) if table.offers else None
    settled = _settled(played[-1]) if played else None
    return {
        "with_cards": True,
        "at": table,
        "state": state,
        "open": open_amount(rules, table) if table.phase is Phase.OFFERS else None,
        "covered": table.bank - open_amount(rules, table) if table.offers else 0,
        "holder": about(HOLDS, holder) if holder else "",
        "chosen": chosen,
        "chosen_name": name(chosen),
        "plain": [(call, ACTS[call.act]) for call in calls if call.act not in WITH_AMOUNT],
        "named": [(call.act, SAYS[call.act]) for call in named],
        "results": [(result, RESULTS[result]) for result in Result] if table.offers else [],
        "hammers": [hammer for hammer, phase in _HAMMER_AT.items() if phase is table.phase],
        "seats": [_seat(table, who, chosen, holder, {call.who for call in possible}) for who in _people(table)],
        "settled": settled,
        "history": [(number, *_sentence(step)) for number, step in list(enumerate(played, 1))[-_SHOWN:]],
        "said": settled["said"] if settled else state,
    }


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat as it is drawn, or a place of somebody who stands: what the player is at the moment, and the bets."""

    who: str
    name: str
    role: Promise | str
    bets: tuple[str, ...]
    is_chosen: bool
    may_call: bool


def _seat(table: Table, who: str, chosen: str, holder: str | None, may_call: set[str]) -> Seat:
    bets = tuple(money(bet.amount) if bet.amount else str(ACTS[bet.act]) for bet in table.offers if bet.who == who)
    role: Promise | str = ROLES["banker"] if who == table.banker else ROLES["hand"] if who == holder else ""
    if table.phase in _ASKING and who == table.turn:
        role = ROLES["asked"]
    return Seat(who, name(who), role, bets, who == chosen, who in may_call)


def _people(table: Table) -> tuple[str, ...]:
    return (*table.seats, *STANDING)


def _chosen(form: Form, table: Table, possible: tuple[Call, ...]) -> str:
    """Return the player whose calls are shown: the one that was chosen, else the next who may call something."""
    asked = form.typed["seat"] = form.text("seat")
    who = form.text("who") if form.errors else asked
    if who in _people(table):
        if asked:
            form.state["seat"] = who
        return who
    may_call = {call.who for call in possible}
    betting = {bet.who for bet in table.offers}
    order = [table.turn] if table.phase in _ASKING else list(from_right(table.seats, table.seat))
    order = [*(who for who in order if who not in betting), *order, *STANDING]
    return next((who for who in order if who in may_call), order[0])


def _sentence(played: Played) -> tuple[str, tuple[str, ...]]:
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
    page: dict[str, Any] = {"settlement": played.settlement, "lines": lines}
    if isinstance(played.step, Dealt) and played.coup:
        page |= coup_shown(played.step, played.coup)
    return page | {"end": RESULTS[played.settlement.result], "said": _money(played.settlement)}


def _money(settled: Settlement) -> str:
    """Return what the bank wins or loses, in a sentence."""
    if settled.result is Result.TIE:
        return gettext("Equal scores: every bet is returned.")
    if settled.result is Result.WIN:
        # Translators: the cagnotte is the house’s share.
        said = gettext("The bank wins {won}; the cagnotte takes {cagnotte} of it, and {bank} is now in the bank.")
    elif settled.returned:
        said = gettext("The bank loses {won}; {returned} goes back to the banker.")
    else:
        said = gettext("The bank loses {won}.")
    return said.format(
        won=money(abs(settled.won)),
        cagnotte=money(settled.cagnotte),
        bank=money(settled.bank),
        returned=money(settled.returned),
    )
