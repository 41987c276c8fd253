"""What known hands are worth before the board is complete, exactly. `boards.py` counts the boards."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from games.core.cards import Card
from games.core.problems import Problem, check
from games.texas_holdem.clauses import Clause
from games.texas_holdem.deal import BOARD, FEWEST, MOST, board_problems, deck_problems, hand_problems, rest


@dataclass(frozen=True, slots=True)
class Chances:
    """What becomes of a hand: the probabilities that it wins alone, shares the pot and loses, and its part of it."""

    win: Fraction
    tie: Fraction
    lose: Fraction
    equity: Fraction


@dataclass(frozen=True, slots=True)
class Equity:
    """`boards` is how many ways the board can be completed; `players` are in the order of the hands."""

    boards: int
    players: tuple[Chances, ...]


Hands = Sequence[Sequence[Card]]


def problems(hands: Hands, board: Sequence[Card] = (), dead: Sequence[Card] = ()) -> list[Problem]:
    """Return what keeps these cards from being compared."""
    if not FEWEST <= len(hands) <= MOST:
        return [Problem("wrong_number_of_hands", "hands", {"fewest": FEWEST, "most": MOST}, Clause.PLAYERS)]
    places = [(f"hands[{i}]", hand) for i, hand in enumerate(hands)]
    found = [problem for field, hand in places for problem in hand_problems(hand, field)]
    found += board_problems(board)
    found += deck_problems([*places, ("board", board), ("dead", dead)])
    if not found and len(rest(*hands, board, dead)) < BOARD - len(board):
        found.append(Problem("too_many_cards", "dead"))
    return found


def equity(hands: Hands, board: Sequence[Card] = (), dead: Sequence[Card] = ()) -> Equity:
    """Return the chances of two to ten known hands as fractions, `dead` cards being out of the deck.

    Raise Refused for cards or a number of cards or hands that cannot be. Needs numpy, imported at the first call.

    >>> from games.core.cards import parse_cards
    >>> known = equity([parse_cards("AsAh"), parse_cards("KdKc")])
    >>> known.boards, round(float(known.players[0].equity), 4)
    (1712304, 0.8126)
    """
    check(problems(hands, board, dead))
    from games.texas_holdem.boards import count_wins

    left = rest(*hands, board, dead)
    boards = comb(len(left), BOARD - len(board))
    return Equity(boards, tuple(_chances(best_of, boards) for best_of in count_wins(hands, board, left)))


def _chances(best_of: Sequence[int], boards: int) -> Chances:
    win, tie = best_of[1], sum(best_of[2:])
    part = sum((Fraction(ways, number) for number, ways in enumerate(best_of) if number), Fraction(0))
    return Chances(Fraction(win, boards), Fraction(tie, boards), Fraction(boards - win - tie, boards), part / boards)
