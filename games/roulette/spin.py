"""One spin: the settlement of everything that lies on the table."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from games.core.problems import Problem, Refused, check
from games.roulette.bets import Bet, Kind
from games.roulette.calls import announcement, payment_ranks
from games.roulette.clauses import Clause
from games.roulette.masses import Mass, masses, problems
from games.roulette.prison import Fate, at_zero, in_prison
from games.roulette.rulesets import Ruleset
from games.roulette.stakes import LEAVE, Held, Stake
from games.roulette.wheel import INDEX


class Line(NamedTuple):  # a tuple, since a table makes hundreds and frozen dataclasses are twice as slow
    """What became of one stake, in cents.

    `result` is win, lose, halved, imprisoned, freed or excess; `returned` is the part of the stake that goes
    back, `held` what stays in prison at face value; `because` are the clauses that decided, the first one first.
    """

    bet: Bet
    player: str | None
    stake: int
    result: str
    winnings: int
    returned: int
    held: int
    because: tuple[Clause, ...]

    @property
    def clause(self) -> Clause:
        return self.because[0]


@dataclass(frozen=True, slots=True)
class Total:
    """Sums over the lines, in cents. `net` is what the players are better off by."""

    staked: int
    winnings: int
    returned: int
    lost: int
    held: int
    net: int


@dataclass(frozen=True, slots=True)
class Settlement:
    """A spin settled: the call, the lines in the order in which the house rakes and pays, who is in prison."""

    outcome: int
    announcement: str
    lines: tuple[Line, ...]
    held: tuple[Held, ...]
    total: Total


def settle(rules: Ruleset, outcome: int, stakes: Sequence[Stake], held: Sequence[Held] = ()) -> Settlement:
    """Settles a table of new and imprisoned stakes. Raises Refused where a stake may not lie there."""
    if outcome not in INDEX:
        raise Refused(Problem("unknown_outcome", "outcome", {"outcome": outcome}))
    check(problems(rules, stakes, held))
    settled = [
        *(pair for mass in masses(rules, stakes) for pair in _mass(rules, outcome, mass)),
        *(_prisoner(rules, outcome, prisoner) for prisoner in held),
    ]
    ranks = payment_ranks(rules.order_of_payment)
    settled.sort(key=lambda pair: (ranks[pair[0].bet.key], pair[0].stake))
    lines = tuple(line for line, _ in settled)
    still_held = tuple(prisoner for _, prisoner in settled if prisoner is not None)
    return Settlement(outcome, announcement(outcome), lines, still_held, _total(lines))


def _mass(rules: Ruleset, outcome: int, mass: Mass) -> Iterator[tuple[Line, Held | None]]:
    bet, amount, player = mass.bet, mass.amount, mass.player
    if mass.excess:
        yield Line(bet, player, mass.excess, "excess", 0, mass.excess, 0, (Clause.MAXIMUM,)), None
    if not amount:
        return
    also = (Clause.MAXIMUM_VOISINS,) if mass.exempt else ()
    if outcome in bet.covers:
        yield Line(bet, player, amount, "win", amount * bet.pays, amount, 0, (bet.pays_clause, *also)), None
    elif outcome == 0 and bet.kind is Kind.EVEN_CHANCE:
        yield _line(bet, amount, player, at_zero(rules, bet, amount, 0, mass.choice))
    else:
        at_zero_too = outcome == 0 and bet.kind in (Kind.DOZEN, Kind.COLUMN)
        lost = Clause.ZERO_COLUMNS_DOZENS_LOSE if at_zero_too else Clause.LOSES
        yield Line(bet, player, amount, "lose", 0, 0, 0, (lost, *also)), None


def _prisoner(rules: Ruleset, outcome: int, held: Held) -> tuple[Line, Held | None]:
    if outcome == 0:
        fate = at_zero(rules, held.bet, held.amount, held.level, held.choice or LEAVE)
    else:
        fate = in_prison(held.bet, held.amount, held.level, outcome)
    return _line(held.bet, held.amount, held.player, fate)


def _line(bet: Bet, amount: int, player: str | None, fate: Fate) -> tuple[Line, Held | None]:
    stays = amount if fate.bet else 0
    line = Line(bet, player, amount, fate.result, 0, fate.returned, stays, fate.because)
    return line, Held(fate.bet, amount, fate.level, player) if fate.bet else None


def _total(lines: Sequence[Line]) -> Total:
    staked = winnings = returned = held = 0
    for line in lines:
        staked += line.stake
        winnings += line.winnings
        returned += line.returned
        held += line.held
    lost = staked - returned - held
    return Total(staked, winnings, returned, lost, held, winnings - lost)
