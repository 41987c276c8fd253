"""The game between the punter's five and the bank, solved: neither side can do better by itself.

In all cells but few the bank's best move is the same whatever the punter's habit. Of those few one is left in which
both moves are worth the same at the punter's best habit; there punter and bank play a game of two moves each.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from games.chemin_de_fer.advice import CELLS, Tally, advise, against, habit_that_decides, naturals
from games.chemin_de_fer.composition import Cell, Decks, all_ways
from games.chemin_de_fer.rulesets import Ruleset
from games.chemin_de_fer.tableau import Move
from games.core.costly import costly

_NEVER_ALWAYS = (Fraction(0), Fraction(1))
_MOVES = (Move.STAND, Move.DRAW)


@dataclass(frozen=True, slots=True)
class Equilibrium:
    """`punter_draws` of the fives; the bank draws with `bank_draws` of its hands in `cell`, where it is indifferent.

    `value` is what a unit of the bank then wins on average, less the commission; `wins` and `losses` are how often it
    wins and loses.
    """

    cell: Cell
    punter_draws: Fraction
    bank_draws: Fraction
    value: Fraction
    wins: Fraction
    losses: Fraction


def odds(rules: Ruleset) -> Equilibrium:
    """Return how punter and bank play at their best from a full shoe, and what a unit of the bank then wins.

    All are exact fractions, counted in about half a second and kept.

    >>> from games.chemin_de_fer.rulesets import ruleset
    >>> round(float(odds(ruleset("venice-chemin-de-fer")).value), 4)
    -0.0101
    """
    return equilibrium(rules.decks, rules.commission)


@costly
@lru_cache
def equilibrium(decks: Decks, commission: Fraction) -> Equilibrium:
    """Return how both play at their best. Raise ValueError if the bank is nowhere indifferent, or in several cells."""
    found = []
    for cell in CELLS:
        habit = habit_that_decides(decks, cell, commission)
        if habit is not None and (solved := _solve(decks, commission, cell, habit)):
            found.append(solved)
    (only,) = found
    return only


@lru_cache(maxsize=64)
def open_cells(decks: Decks, commission: Fraction) -> dict[Cell, Fraction]:
    """Return the cells in which the punter's habit decides, each with the habit at which the bank's best move
    changes."""
    found = ((cell, habit_that_decides(decks, cell, commission)) for cell in CELLS)
    return {cell: habit for cell, habit in found if habit is not None}


def _solve(decks: Decks, commission: Fraction, cell: Cell, habit: Fraction) -> Equilibrium | None:
    """Solve the game in a cell, the bank's other moves being best against that habit; None without a mixed solution.

    A row for each habit, never and always, and a column for each move of the bank.
    """
    games = [[_whole(decks, commission, cell, habit, draws, move) for move in _MOVES] for draws in _NEVER_ALWAYS]
    bank = [[coup.gain(commission) for coup in row] for row in games]
    punter = [[-coup.gain(Fraction(0)) for coup in row] for row in games]
    punter_draws = _mix(bank[0][1] - bank[0][0], bank[1][1] - bank[1][0])
    bank_draws = _mix(punter[1][0] - punter[0][0], punter[1][1] - punter[0][1])
    if punter_draws is None or bank_draws is None:
        return None
    every = Tally()
    for row, habit_share in zip(games, (1 - punter_draws, punter_draws), strict=True):
        for coup, move_share in zip(row, (1 - bank_draws, bank_draws), strict=True):
            every = every.plus(coup, habit_share * move_share)
    whole = all_ways(decks)
    value, wins, losses = (share / whole for share in (every.gain(commission), every.wins, every.losses))
    return Equilibrium(cell, punter_draws, bank_draws, value, wins, losses)


def _mix(first: Fraction, second: Fraction) -> Fraction | None:
    """Return how much of the second leaves no advantage, if the first has one and the second the opposite."""
    return first / (first - second) if first * second < 0 else None


def _whole(decks: Decks, commission: Fraction, cell: Cell, habit: Fraction, draws: Fraction, move: Move) -> Tally:
    """Return all coups of a punter who draws with that part of the fives, against a bank that makes this move in the
    cell, and in all others the best against `habit`."""
    every = naturals(decks)
    for other in CELLS:
        made = move if other == cell else advise(decks, other, habit, commission).best
        every = every.plus(against(decks, other, made, draws))
    return every
