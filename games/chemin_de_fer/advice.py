"""What drawing and standing are worth, exactly: to the bank in each cell, and to a punter with five.

The bank sees its own cards and the punter's third card, or that the punter stood. The punter plays as the rule table
has it, whether bound by it or not. What the bank does not see is what the punter does with five, which even the table
leaves free: the habit is the part of those hands with which the punter draws.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from games.baccarat.hands import TENS
from games.chemin_de_fer.composition import Cell, Decks, all_ways, ways
from games.chemin_de_fer.tableau import BANK_SCORES, THIRDS, Move, punter_move

CELLS: tuple[Cell, ...] = tuple((bank, third) for bank in BANK_SCORES for third in THIRDS)


@dataclass(frozen=True, slots=True)
class Tally:
    """Ways in which the bank wins and loses, and all ways."""

    wins: Fraction = Fraction(0)
    losses: Fraction = Fraction(0)
    all: Fraction = Fraction(0)

    def plus(self, other: "Tally", times: Fraction = Fraction(1)) -> "Tally":
        return Tally(
            self.wins + times * other.wins, self.losses + times * other.losses, self.all + times * other.all
        )  # fmt: skip

    def gain(self, commission: Fraction) -> Fraction:
        """Return what the bank is better off by over these ways, a unit each."""
        return self.wins * (1 - commission) - self.losses


@dataclass(frozen=True, slots=True)
class Values:
    """What drawing and standing are worth per unit of the bank's stake, or of the punter's."""

    draw: Fraction
    stand: Fraction

    @property
    def best(self) -> Move:
        """The better of them; where they are worth the same it is to stand, which needs no card."""
        return Move.DRAW if self.draw > self.stand else Move.STAND


@lru_cache(maxsize=1024)
def tally(decks: Decks, cell: Cell, move: Move, five: bool) -> Tally:
    """Return what comes of the bank's move in a cell, against the hands with which the punter is free or all others."""
    bank, third = cell
    acts = Move.STAND if third is None else Move.DRAW
    wins = losses = every = 0
    for (punter, fourth), count in ways(decks, cell).items():
        if punter not in BANK_SCORES or punter_move(punter) is not (Move.FREE if five else acts):
            continue
        own = (bank + fourth) % TENS if move is Move.DRAW else bank
        other = punter if third is None else (punter + third) % TENS
        every += count
        wins += count * (own > other)
        losses += count * (own < other)
    return Tally(Fraction(wins), Fraction(losses), Fraction(every))


def against(decks: Decks, cell: Cell, move: Move, habit: Fraction) -> Tally:
    """Return what comes of the bank's move in a cell against a punter who draws with that part of the fives."""
    share = 1 - habit if cell[1] is None else habit
    return tally(decks, cell, move, five=False).plus(tally(decks, cell, move, five=True), share)


@lru_cache(maxsize=2048)  # the 88 cells against some twenty punters
def advise(decks: Decks, cell: Cell, habit: Fraction, commission: Fraction) -> Values:
    """Return what the bank's moves in a cell are worth, averaged over all ways to its score and to what the punter
    did."""
    draw, stand = (against(decks, cell, move, habit) for move in (Move.DRAW, Move.STAND))
    return Values(draw.gain(commission) / draw.all, stand.gain(commission) / stand.all)


def with_five(decks: Decks, habit: Fraction, commission: Fraction) -> Values:
    """Return what drawing and standing with five are worth to a punter whose habit the bank knows and answers best.

    The bank's naturals are left out, since they leave no choice.
    """
    drawn, stood = Tally(), Tally()
    for cell in CELLS:
        found = tally(decks, cell, advise(decks, cell, habit, commission).best, five=True)
        drawn, stood = (drawn, stood.plus(found)) if cell[1] is None else (drawn.plus(found), stood)
    return Values(-drawn.gain(Fraction(0)) / drawn.all, -stood.gain(Fraction(0)) / stood.all)


def habit_that_decides(decks: Decks, cell: Cell, commission: Fraction) -> Fraction | None:
    """Return the habit at which drawing and standing are worth the same to the bank; None where one is always
    better."""
    never, always = (_gained_by_drawing(decks, cell, Fraction(habit), commission) for habit in (0, 1))
    return never / (never - always) if never * always < 0 else None


def _gained_by_drawing(decks: Decks, cell: Cell, habit: Fraction, commission: Fraction) -> Fraction:
    draw, stand = (against(decks, cell, move, habit) for move in (Move.DRAW, Move.STAND))
    return draw.gain(commission) - stand.gain(commission)


@lru_cache
def naturals(decks: Decks) -> Tally:
    """Return the coups that a natural ends."""
    wins = losses = every = 0
    for bank in range(TENS):
        for (punter, _fourth), count in ways(decks, (bank, None)).items():
            if max(bank, punter) not in BANK_SCORES:
                every += count
                wins += count * (bank > punter)
                losses += count * (bank < punter)
    return Tally(Fraction(wins), Fraction(losses), Fraction(every))


def share(decks: Decks, found: Tally) -> Fraction:
    """Return the part of all coups that these are."""
    return found.all / all_ways(decks)
