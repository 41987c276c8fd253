"""A winning called bet played again out of its win."""

from dataclasses import dataclass
from enum import StrEnum

from games.core.problems import Problem, Refused
from games.roulette.called import CalledBet
from games.roulette.clauses import Clause
from games.roulette.stakes import Stake


class How(StrEnum):
    """`replay`: the same chips again, the winning ones stay. `complete`: the winning chips come off and count
    toward them. `all`: win and winning chips all go on."""

    REPLAY = "replay"
    COMPLETE = "complete"
    ALL = "all"


CLAUSES = {How.REPLAY: Clause.REPLAY, How.COMPLETE: Clause.COMPLETE, How.ALL: Clause.PLAY_ALL}


@dataclass(frozen=True, slots=True)
class Replay:
    """What happens to the chips, each of the old unit. `new_unit` and `new_total` are cents.

    `kept_chips` of the win go back on the layout, `handed_chips` go to the player, `taken_off_chips` are winning
    chips that leave their place. `new_total` is the new announcement alone: with `replay` the old winning chips
    lie on top of it, so that a second hit wins with more.
    """

    how: How
    win_chips: int
    kept_chips: int
    handed_chips: int
    taken_off_chips: int
    new_unit: int
    new_total: int
    handed: int

    @property
    def clause(self) -> Clause:
        return CLAUSES[self.how]


def replay(bet: CalledBet, unit: int, outcome: int, how: How) -> Replay:
    """Play a winning announcement again. Raise Refused when it did not win, or won too little for that."""
    if unit <= 0:
        raise Refused(Problem("stake_not_positive", "unit", {}, Clause.STAKE))
    winning = bet.winning(outcome)
    if not winning:
        raise Refused(Problem("nothing_to_replay", "outcome", {"bet": bet.key, "outcome": outcome}, CLAUSES[how]))
    won = sum(placement.chips * placement.bet.pays for placement in winning)
    on_layout = sum(placement.chips for placement in winning)
    taken_off = 0 if how is How.REPLAY else on_layout
    times = max(1, (won + on_layout) // bet.chips) if how is How.ALL else 1
    kept = times * bet.chips - taken_off
    if kept > won:
        raise Refused(Problem("win_too_small", "how", {"bet": bet.key, "chips": kept, "won": won}, CLAUSES[how]))
    new_unit = unit * times
    return Replay(
        how, won, kept, won - kept, taken_off, new_unit, new_unit * bet.chips, (won - kept) * unit
    )  # fmt: skip


def stakes_after(bet: CalledBet, unit: int, outcome: int, played: Replay) -> tuple[Stake, ...]:
    """Return what lies for the next spin: the announcement, and with `replay` the winning chips of the old unit as
    well."""
    stays = bet.winning(outcome) if played.how is How.REPLAY else ()
    return Stake(bet, played.new_unit), *(Stake(placement.bet, placement.chips * unit) for placement in stays)
