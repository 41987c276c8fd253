"""The table from call to call and from coup to coup."""

from dataclasses import replace
from enum import StrEnum

from games.chemin_de_fer.calls import Act, Call
from games.chemin_de_fer.clauses import Clause
from games.chemin_de_fer.coup import Result
from games.chemin_de_fer.legality import problems
from games.chemin_de_fer.payment import Settlement, settle
from games.chemin_de_fer.people import Person, from_right, is_seated
from games.chemin_de_fer.rulesets import Ruleset
from games.chemin_de_fer.table import Phase, Table, hand, open_table
from games.core.problems import Problem, Refused, check

__all__ = ["Hammer", "make_call", "open_table", "play_coup", "run_auction"]


class Hammer(StrEnum):
    """What the croupier announces when a bank is for sale."""

    AUCTION = "auction"  # nobody takes it with the same amount
    SOLD = "sold"  # nobody bids more


def make_call(rules: Ruleset, table: Table, call: Call) -> Table:
    """Return the table after a call. Raise Refused with every rule that it breaks."""
    check(problems(rules, table, call))
    if call.act is Act.BANK:
        return _banker(table, call.who, call.amount)
    if call.act is Act.HAUTEUR:
        return _banker(table, call.who, table.bank)
    if call.act is Act.DECLINE:
        return _declined(table)
    if call.act is Act.RETIRE:
        return _retired(table)
    if call.act is Act.RULES:
        return replace(table, bound=table.bound | {call.who})
    if call.act is Act.BID:
        return replace(table, bids=(*table.bids, call))
    return replace(table, offers=(*table.offers, call))


def play_coup(rules: Ruleset, table: Table, result: Result) -> tuple[Table, Settlement]:
    """Return the table after a coup, and how it is settled. Raise Refused when nobody plays against the bank."""
    if table.phase is not Phase.OFFERS:
        raise Refused(Problem("call_not_now", "result", {}, Clause.DEAL))
    if not table.offers:
        raise Refused(Problem("nobody_plays", "result", {}, Clause.DEAL))
    settled = settle(rules, table, result)
    after = replace(table, bank=settled.bank, cagnotte=table.cagnotte + settled.cagnotte, bound=frozenset())
    if result is Result.TIE:
        return replace(after, offers=()), settled
    if result is Result.LOSE:
        return _to_next_seat(after), settled
    return replace(after, offers=(), valid_coups=table.valid_coups + 1, loser=hand(rules, table)), settled


def run_auction(table: Table, hammer: Hammer) -> Table:
    """Open or close the sale of a bank, and return the table after it. Raise Refused at another moment."""
    wanted = Phase.STANDING if hammer is Hammer.AUCTION else Phase.AUCTION
    if table.phase is not wanted:
        raise Refused(Problem("call_not_now", "act", {}, Clause.AUCTION))
    if hammer is Hammer.AUCTION:
        return replace(table, phase=Phase.AUCTION)
    if not table.bids:
        return _to_next_seat(table)
    best = table.bids[-1]
    return _banker(table, best.who, best.amount)


def _banker(table: Table, who: Person, bank: int) -> Table:
    """Somebody has the bank. Who stands has it in place of the seat from which it came."""
    seat = who if is_seated(who) else table.seat
    return Table(table.seats, Phase.OFFERS, turn=who, seat=seat, bank=bank, cagnotte=table.cagnotte)


def _to_next_seat(table: Table) -> Table:
    """Free the bank, and ask the seat to the right to lay one."""
    turn = from_right(table.seats, table.seat)[0]
    return Table(table.seats, Phase.OPENING, turn=turn, seat=table.seat, cagnotte=table.cagnotte)


def _retired(table: Table) -> Table:
    """Let the banker take the money and go; the seats are asked in turn whether they put up as much."""
    asked = _asked(table.seats, table.seat, table.turn)
    return replace(table, phase=Phase.HAUTEUR, turn=asked[0], retired=table.turn, loser=None, valid_coups=0)


def _asked(seats: tuple[Person, ...], seat: Person, banker: Person) -> list[Person]:
    return [who for who in from_right(seats, seat) if who != banker]


def _declined(table: Table) -> Table:
    if table.phase is Phase.OPENING:
        return replace(table, seat=table.turn, turn=from_right(table.seats, table.turn)[0], fresh=False)
    asked = _asked(table.seats, table.seat, table.retired or "")
    place = asked.index(table.turn) + 1
    if place == len(asked):
        return replace(table, phase=Phase.STANDING)
    return replace(table, turn=asked[place])
