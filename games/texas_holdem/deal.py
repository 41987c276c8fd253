"""What is on a table of hold'em: the cards of each player, the board, and how many there may be."""

from collections.abc import Iterable, Sequence

from games.core.cards import DECK, Card
from games.core.cards import deck_problems as shoe_problems
from games.core.problems import Problem
from games.texas_holdem.clauses import Clause

HOLE = 2
BOARD = 5
STREETS = {"preflop": 0, "flop": 3, "turn": 4, "river": BOARD}  # cards of the board in each
FEWEST, MOST = 2, 10

Cards = Sequence[Card]


def hand_problems(hand: Cards, field: str) -> list[Problem]:
    """Return what is wrong with a player's own cards."""
    if len(hand) == HOLE:
        return []
    return [Problem("too_few_cards" if len(hand) < HOLE else "too_many_cards", field, {}, Clause.HOLE_CARDS)]


def board_problems(board: Cards, field: str = "board") -> list[Problem]:
    """Return what is wrong with the number of cards in common."""
    if len(board) in STREETS.values():
        return []
    return [Problem("no_such_board", field, {"cards": len(board)}, Clause.BOARD)]


def deck_problems(places: Iterable[tuple[str, Cards]]) -> list[Problem]:
    """Return cards that appear more than once; `places` are all cards by their fields."""
    return shoe_problems(1, places)


def rest(*seen: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards of the deck that are none of these."""
    out = {card for cards in seen for card in cards}
    return tuple(card for card in DECK if card not in out)
