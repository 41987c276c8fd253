"""One spin: the settlement of everything that lies on the table."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from games.core import totals
from games.core.problems import Problem, Refused, check
from games.core.rulings import ruling_text
from games.core.totals import Total
from games.roulette.bets import OUTSIDE, Bet
from games.roulette.calls import Rank, announcement, payment_ranks
from games.roulette.clauses import Clause
from games.roulette.masses import Mass, masses, problems
from games.roulette.rulesets import Ruleset
from games.roulette.stakes import LEAVE, Held, Result, Stake
from games.roulette.wheel import pocket_name
from games.roulette.zero import ZeroOutcome, at_zero, in_prison, protected_kinds


class Line(NamedTuple):  # a tuple, since a table makes hundreds and frozen dataclasses are twice as slow
    """What became of one stake, in cents.

    `result` is win, lose, halved, imprisoned, freed or excess; `returned` is the part of the stake that goes
    back, `held` what stays in prison at face value; `because` are the clauses that decided, the first one first.
    """

    bet: Bet
    player: str | None
    stake: int
    result: Result
    winnings: int
    returned: int
    held: int
    because: tuple[Clause, ...]

    @property
    def clause(self) -> Clause:
        return self.because[0]

    def __str__(self) -> str:
        """Say in one line what became of the stake and why."""
        spot = f"{self.bet} by player {self.player}" if self.player else str(self.bet)
        money = {"winnings": self.winnings, "returned": self.returned, "held": self.held}
        return ruling_text(spot, self.stake, self.result, self.because, **money)


@dataclass(frozen=True, slots=True)
class Settlement:
    """A spin settled: the call, the lines in the order in which the house rakes and pays, who is in prison."""

    outcome: int
    announcement: str
    lines: tuple[Line, ...]
    held: tuple[Held, ...]
    total: Total


def settle(rules: Ruleset, outcome: int, stakes: Sequence[Stake], held: Sequence[Held] = ()) -> Settlement:
    """Settle new and imprisoned stakes for a pocket; 37 is the double zero. Amounts are cents.

    The lines are in the order in which the house rakes and pays. Raise Refused for a pocket that the wheel does not
    have and for every stake that may not lie there, with the clause that it breaks.

    >>> from games.roulette.rulesets import ruleset
    >>> print(settle(ruleset("venice-french"), 17, [Stake(Bet.parse("straight:17"), 1000)]).lines[0])
    10 on straight:17: win, 350 paid, 10 returned (roulette-pays-straight)
    """
    if outcome not in rules.wheel.pockets:
        raise Refused(Problem("unknown_outcome", "outcome", {"outcome": pocket_name(outcome)}))
    check(problems(rules, stakes, held))
    return _settled(rules, outcome, masses(rules, stakes), held)


def settle_every(rules: Ruleset, stakes: Sequence[Stake]) -> tuple[Settlement, ...]:
    """Settle the same stakes for each pocket of the wheel, by number. Raise Refused as `settle` does."""
    check(problems(rules, stakes))
    on_layout = masses(rules, stakes)
    return tuple(_settled(rules, outcome, on_layout, ()) for outcome in sorted(rules.wheel.pockets))


def _settled(rules: Ruleset, outcome: int, on_layout: Sequence[Mass], held: Sequence[Held]) -> Settlement:
    settled = [
        *((*pair, bool(mass.colour)) for mass in on_layout for pair in _mass(rules, outcome, mass)),
        *((*pair, False) for prisoner in held for pair in _prisoner(rules, outcome, prisoner)),
    ]
    if ranks := payment_ranks(rules.order_of_payment):
        settled.sort(key=lambda one: _place(ranks, one[0], is_colour=one[2]))
    lines = tuple(line for line, *_ in settled)
    still_held = tuple(prisoner for _, prisoner, _ in settled if prisoner is not None)
    return Settlement(outcome, announcement(outcome), lines, still_held, total_of(lines))


def _place(ranks: Mapping[str, Rank], line: Line, *, is_colour: bool) -> tuple[Rank, bool, int]:
    """Return where a line stands in the order of payment: on one place colours come first, then the smallest stake."""
    return ranks[line.bet.key], not is_colour, line.stake


def _mass(rules: Ruleset, outcome: int, mass: Mass) -> Iterator[tuple[Line, Held | None]]:
    bet, amount, player = mass.bet, mass.amount, mass.player
    if mass.excess:
        yield Line(bet, player, mass.excess, Result.EXCESS, 0, mass.excess, 0, (Clause.MAXIMUM,)), None
    if not amount:
        return
    also = (Clause.MAXIMUM_VOISINS,) if mass.exempt else ()
    if outcome in bet.covers:
        because = (bet.pays_clause, *also, *((Clause.PAID_TO_BE_PLACED,) if mass.beside else ()))
        yield Line(bet, player, amount, Result.WIN, amount * bet.pays, amount, 0, because), None
    elif outcome in rules.wheel.zeros and bet.kind in protected_kinds(rules):
        for part in at_zero(rules, bet, amount, 0, mass.choice, mass.colour):
            yield _line(bet, player, part)
    else:
        at_zero_too = outcome in rules.wheel.zeros and bet.kind in OUTSIDE
        lost = Clause.ZERO_COLUMNS_DOZENS_LOSE if at_zero_too else Clause.LOSES
        yield Line(bet, player, amount, Result.LOSE, 0, 0, 0, (lost, *also)), None


def _prisoner(rules: Ruleset, outcome: int, held: Held) -> Iterator[tuple[Line, Held | None]]:
    if outcome in rules.wheel.zeros:
        parts = at_zero(rules, held.bet, held.amount, held.level, held.choice or LEAVE)
    else:
        parts = (in_prison(rules, held.bet, held.amount, held.level, outcome),)
    for part in parts:
        yield _line(held.bet, held.player, part)


def _line(bet: Bet, player: str | None, part: ZeroOutcome) -> tuple[Line, Held | None]:
    stays = part.amount if part.bet else 0
    line = Line(bet, player, part.amount, part.result, 0, part.returned, stays, part.because)
    return line, Held(part.bet, part.amount, part.level, player) if part.bet else None


def total_of(lines: Sequence[Line]) -> Total:
    """Return the sums over these lines, of the whole table or of one player, with what stays in prison."""
    return totals.total_of(lines, held=sum(line.held for line in lines))
