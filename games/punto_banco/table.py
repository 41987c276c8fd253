"""The table of play: who takes a third card, and by which clause. Nobody has a choice."""

from dataclasses import dataclass
from functools import cache

from games.baccarat.hands import NATURALS, TENS
from games.punto_banco.bets import Hand
from games.punto_banco.clauses import Clause, Rule

PUNTO_DRAWS = range(6)  # the scores on which punto draws; banco too, where punto stood
PUNTO_STANDS = range(6, NATURALS[0])
BANCO_SCORES = range(NATURALS[0])  # those that banco may have where it decides at all
THIRDS: tuple[int | None, ...] = (*range(TENS), None)  # the value of punto's third card; None: punto stood

_EVERY = frozenset(range(TENS))
# By its score: the third cards of punto on which banco draws, and the clause that says so.
_BANCO_DRAWS = {
    0: (_EVERY, Clause.BANCO_LOW),
    1: (_EVERY, Clause.BANCO_LOW),
    2: (_EVERY, Clause.BANCO_LOW),
    3: (_EVERY - {8}, Clause.BANCO_THREE),
    4: (frozenset({2, 3, 4, 5, 6, 7}), Clause.BANCO_FOUR),
    5: (frozenset({4, 5, 6, 7}), Clause.BANCO_FIVE),
    6: (frozenset({6, 7}), Clause.BANCO_SIX),
    7: (frozenset[int](), Clause.BANCO_SEVEN),
}
# On these scores banco does the same whatever punto did.
_ALWAYS = (Clause.BANCO_LOW, Clause.BANCO_SEVEN)


@dataclass(frozen=True, slots=True)
class Decision:
    """Whether a hand takes a third card, and the clause that says so."""

    hand: Hand
    draws: bool
    clause: Rule


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of the table: banco's score, the value of punto's third card (None: punto stood), what banco does."""

    score: int
    third: int | None
    draws: bool
    clause: Rule


def punto_decides(score: int) -> Decision:
    """Return what punto does with a score of 0-7 that meets no natural."""
    draws = score in PUNTO_DRAWS
    return Decision(Hand.PUNTO, draws, Clause.PUNTO_DRAWS if draws else Clause.PUNTO_STANDS)


def banco_decides(score: int, third: int | None) -> Decision:
    """Return what banco does with a score of 0-7 after a third card of that value went to punto; None: punto stood."""
    thirds, clause = _BANCO_DRAWS[score]
    if third is not None:
        return Decision(Hand.BANCO, third in thirds, clause)
    return Decision(Hand.BANCO, score in PUNTO_DRAWS, clause if clause in _ALWAYS else Clause.BANCO_ALONE)


@cache
def cells() -> tuple[Cell, ...]:
    """Return the whole table, row by row of banco's score."""
    return tuple(
        Cell(score, third, decided.draws, decided.clause)
        for score in BANCO_SCORES
        for third in THIRDS
        for decided in (banco_decides(score, third),)
    )
