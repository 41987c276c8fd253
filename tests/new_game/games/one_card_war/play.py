"""A round: who wins, and what a stake becomes."""

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from games.one_card_war.clauses import Clause
from games.one_card_war.rulesets import Ruleset

from games.core.cards import RANKS, SUITS, Card
from games.core.problems import Problem, Refused
from games.core.rulings import Ruling


class Result(StrEnum):
    WIN = "win"
    LOSE = "lose"
    TIE = "tie"


_CLAUSES = {Result.WIN: Clause.WINS, Result.LOSE: Clause.LOSES, Result.TIE: Clause.TIE}


@dataclass(frozen=True, slots=True)
class Line(Ruling[Clause]):
    """What became of a stake, in cents."""

    stake: int
    result: Result
    winnings: int
    because: tuple[Clause, ...]


def settle(rules: Ruleset, player: Card, dealer: Card, stake: int) -> Line:
    """Settle a stake in cents. Raises Refused for a card that is there more often than the decks have it."""
    if player == dealer and rules.decks == 1:
        raise Refused(Problem("same_card_twice", "dealer", {"card": str(dealer)}))
    high, low = RANKS.index(player.rank), RANKS.index(dealer.rank)
    result = Result.WIN if high > low else Result.LOSE if high < low else Result.TIE
    return Line(stake, result, stake if result is Result.WIN else 0, (_CLAUSES[result], Clause.RANKS))


def tie(rules: Ruleset) -> Fraction:
    """Return the chance of a tie, exactly."""
    return Fraction(len(SUITS) * rules.decks - 1, len(RANKS) * len(SUITS) * rules.decks - 1)
