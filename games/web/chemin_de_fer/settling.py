"""A coup that a form asks about: whose bank it was and how the coup ended, and what each punter offered."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from django.utils.functional import Promise
from django.utils.translation import gettext, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from games.chemin_de_fer.calls import WITH_AMOUNT, Act, Call
from games.chemin_de_fer.coup import Result
from games.chemin_de_fer.payment import Line, Settlement
from games.chemin_de_fer.people import SEATS, STANDING, is_seated
from games.chemin_de_fer.rulesets import Ruleset
from games.chemin_de_fer.session import Session
from games.core.money import parse_money
from games.core.problems import Problem, Refused
from games.web.chemin_de_fer.words import ACTS, LINES, RESULTS
from games.web.kit.settling import Asked, Entry, Kind, Settled, Settling

_OFFERS: dict[str, Promise | str] = {act: ACTS[act] for act in (Act.STAKE, Act.LINE, Act.BANCO, Act.TABLE)}
_OF_BANK = {"who": "banker", "amount": "bank"}
_OF_OFFER = {"who": "seat", "amount": "stake"}


def came(_rules: Ruleset) -> tuple[Asked, ...]:
    return (
        Asked("banker", _("Seat of the banker"), Kind.CHOICE, {seat: seat for seat in SEATS}),
        Asked("bank", _("Amount of the bank"), Kind.AMOUNT),
        Asked("result", _("How the coup ended"), Kind.CHOICE, RESULTS),
    )


def laid(_rules: Ruleset) -> tuple[Asked, ...]:
    people: dict[str, Promise | str] = {who: who.upper() for who in (*SEATS, *STANDING[:9])}
    hint = _("A letter for a player who stands.")
    return (
        Asked("seat", pgettext_lazy("chemin de fer", "Seat"), Kind.CHOICE, people, hint),
        Asked("act", pgettext_lazy("chemin de fer", "Offer"), Kind.CHOICE, _OFFERS),
        Asked("stake", _("Stake"), Kind.AMOUNT, hint=_("Empty for a banco."), needed=False),
    )


def _spot(who: str, act: str) -> str:
    said = gettext("{offer}, seat {seat}") if is_seated(who) else gettext("{offer}, standing player {seat}")
    return said.format(offer=ACTS[act], seat=who.upper())


def settle_rows(rules: Ruleset, came: Entry, laid: Mapping[int, Entry]) -> list[Settled]:
    """Settle a coup: the offers, then the bank. Those who sit before the banker have passed. Raise Refused."""
    passed = [Call(Act.DECLINE, seat) for seat in SEATS[: SEATS.index(came["banker"])]]
    bank = Call(Act.BANK, came["banker"], parse_money(came["bank"]))
    offers = [_offer(row, entry) for row, entry in laid.items()]
    session = Session((*passed, bank, *offers, Result(came["result"])))
    try:
        done = session.play(rules)[-1].settlement
    except Refused as refused:
        raise Refused(*(_at_row(problem, len(passed), list(laid)) for problem in refused.problems)) from None
    if done is None:
        raise Refused(Problem("call_not_now", "result"))
    players = {entry["seat"]: entry.get("player", "") for entry in laid.values()}
    return [*(_settled(line, players) for line in done.lines), _bank(bank, done)]


def _offer(row: int, entry: Entry) -> Call:
    """Return an offer as it was called: a banco has no amount of its own. Raise Refused for a stake without one."""
    act = Act(entry["act"])
    if act in WITH_AMOUNT and "stake" not in entry:
        raise Refused(Problem("stake_not_positive", f"laid[{row}].stake"))
    return Call(act, entry["seat"], parse_money(entry["stake"]) if act in WITH_AMOUNT else 0)


def _at_row(problem: Problem, bank: int, rows: Sequence[int]) -> Problem:
    """Return a problem of a step, of which the bank is one, with its field or its row."""
    opening, _dot, name = problem.field.partition(".")
    place = int(opening.removeprefix("steps[").removesuffix("]")) - bank
    if 0 < place <= len(rows):
        field = f"laid[{rows[place - 1]}].{_OF_OFFER.get(name, name)}"
    else:
        field = _OF_BANK.get(name, name) if place <= 0 else "result"
    return replace(problem, field=field)


def _settled(line: Line, players: Mapping[str, str]) -> Settled:
    return Settled.of(line, players.get(line.who, ""), _spot(line.who, line.act), str(LINES[line.result]))


def _bank(bank: Call, done: Settlement) -> Settled:
    """Return what became of the bank: what it wins is paid to it without the house's share."""
    return Settled(
        player="",
        spot=gettext("Bank of seat {seat}").format(seat=bank.who),
        result=str(RESULTS[done.result]),
        stake=bank.amount,
        winnings=max(done.won, 0) - done.cagnotte,
        returned=bank.amount + min(done.won, 0),
        because=done.because,
    )


SETTLING = Settling(came, laid, settle_rows)
