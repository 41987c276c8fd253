"""One bank after the other when the whole of it is played for in every coup."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from games.chemin_de_fer.calls import Act, Call
from games.chemin_de_fer.clauses import Clause
from games.chemin_de_fer.coup import Result
from games.chemin_de_fer.people import Person, from_right
from games.chemin_de_fer.play import make_call, open_table, play_coup
from games.chemin_de_fer.rulesets import Ruleset
from games.chemin_de_fer.table import Table
from games.core.problems import Refused

RETIRE = "retire"


@dataclass(frozen=True, slots=True)
class Kept:
    """After a coup or a retirement: the bank that lies now and whose it is, what was taken for the cagnotte in this
    step, and what the banker before took away. Amounts are cents."""

    what: str
    seat: Person
    bank: int
    cagnotte: int
    taken_away: int
    because: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class Track:
    """The steps, and how it stands: whose bank it is, its amount, and all that the house has taken."""

    steps: tuple[Kept, ...]
    seat: Person
    bank: int
    cagnotte: int


def track(rules: Ruleset, start: int, coups: Sequence[str]) -> Track:
    """Return how the bank goes on when it is played for as a whole in every coup: win, lose or tie.

    Each banker begins with `start` cents. After `retire` the next seat takes the bank with the same amount. Raise
    Refused, at `start` or `coups[2]`.

    >>> from games.chemin_de_fer.rulesets import ruleset
    >>> end = track(ruleset(), 100_00, ["win", "win"])
    >>> end.bank, end.cagnotte
    (38025, 1475)
    """
    table = _begun(rules, open_table(rules), start)
    steps: list[Kept] = []
    for place, what in enumerate(coups):
        try:
            table, kept = _retired(rules, table) if what == RETIRE else _played(rules, table, start, Result(what))
        except Refused as refused:
            raise _at_field(refused, f"coups[{place}]") from None
        steps.append(kept)
    return Track(tuple(steps), table.turn, table.bank, table.cagnotte)


def _begun(rules: Ruleset, table: Table, start: int) -> Table:
    try:
        return make_call(rules, table, Call(Act.BANK, table.turn, start))
    except Refused as refused:
        raise _at_field(refused, "start") from None


def _at_field(refused: Refused, field: str) -> Refused:
    """Return the same refusal at a field of what was asked here, where nobody named a call."""
    return Refused(*(replace(problem, field=field) for problem in refused.problems))


def _played(rules: Ruleset, table: Table, start: int, result: Result) -> tuple[Table, Kept]:
    punter = from_right(table.seats, table.seat)[0]
    table, settled = play_coup(rules, make_call(rules, table, Call(Act.BANCO, punter)), result)
    if result is Result.LOSE:
        table = _begun(rules, table, start)
    return table, Kept(result, table.turn, table.bank, settled.cagnotte, settled.returned, settled.because)


def _retired(rules: Ruleset, table: Table) -> tuple[Table, Kept]:
    taken_away, banker = table.bank, table.turn
    table = make_call(rules, table, Call(Act.RETIRE, banker))
    table = make_call(rules, table, Call(Act.HAUTEUR, table.turn))
    return table, Kept(RETIRE, table.turn, table.bank, 0, taken_away, (Clause.RETIRE, Clause.HAUTEUR))
