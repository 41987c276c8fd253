"""What punter and banker do with their first cards: draw, stand, or as they like."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from games.baccarat.hands import NATURALS, TENS
from games.chemin_de_fer.clauses import Clause


class Move(StrEnum):
    DRAW = "draw"
    STAND = "stand"
    FREE = "free"


THIRDS: tuple[int | None, ...] = (*range(TENS), None)  # the punter's third card, None where the punter stood
BANK_SCORES = range(min(NATURALS))
BY_THIRD = range(3, 7)  # the scores of the bank with which the third card counts
FREE_SCORE = 5

_LETTERS = {move.value[0]: move for move in Move}


@dataclass(frozen=True, slots=True)
class Tableau:
    """The rule table: for each score of the bank a row, with a letter for each of `THIRDS`: d, s or f."""

    rows: tuple[str, ...]

    def move(self, bank: int, third: int | None) -> Move:
        """Return what the table says for a score of the bank, 0-7, and a third card of the punter, 0-9 or None."""
        return _LETTERS[self.rows[bank][THIRDS.index(third)]]

    def cells(self, move: Move) -> tuple[tuple[int, int | None], ...]:
        """Return every cell that says so, as score and third card."""
        return tuple((bank, third) for bank in BANK_SCORES for third in THIRDS if self.move(bank, third) is move)


MOVE_CLAUSE = {
    Move.DRAW: Clause.TABLE_DRAWS,
    Move.STAND: Clause.TABLE_STANDS,
    Move.FREE: Clause.TABLE_FREE,
}
PUNTER_CLAUSE = {
    Move.DRAW: Clause.PUNTER_DRAWS,
    Move.STAND: Clause.PUNTER_STANDS,
    Move.FREE: Clause.PUNTER_FREE,
}


def punter_move(score: int) -> Move:
    """Return the punter's part of the rule table: what the punter does with a score of 0-7 where it binds."""
    if score == FREE_SCORE:
        return Move.FREE
    return Move.DRAW if score < FREE_SCORE else Move.STAND


def read_tableau(value: Any) -> Tableau:
    """Return the rows by the bank's score, "0" to "7". Raise ValueError or AttributeError as readers of parameters do.

    A house may decide otherwise where the third card counts; that it draws before those scores and stands after them,
    and from which score on it stands when the punter stood, is the game itself.
    """
    rows: Mapping[str, Any] = dict(value.items())
    if set(rows) != set(map(str, BANK_SCORES)):
        raise ValueError(value)
    read = tuple(rows[str(bank)].replace(" ", "") for bank in BANK_SCORES)
    if any(len(row) != len(THIRDS) or not set(row) <= set(_LETTERS) for row in read):
        raise ValueError(value)
    if not all(set(_bound(bank, read[bank])) == {_stood(bank)} for bank in BANK_SCORES):
        raise ValueError(value)
    return Tableau(read)


def _bound(bank: int, row: str) -> str:
    """Return the letters of a row that are the same in every house."""
    return row[-1] if bank in BY_THIRD else row


def _stood(bank: int) -> str:
    """Return what the bank does when the punter stood."""
    return (Move.DRAW if bank <= FREE_SCORE else Move.STAND).value[0]
