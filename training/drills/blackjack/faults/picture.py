"""What every picture of a round has: the dealer's cards and the hands of the boxes, row by row."""

from collections.abc import Iterator

from games.blackjack.table import Hand, Round
from training.drills.blackjack.rounds import place
from training.drills.kit.items import Phrase

NAME = "bj-picture"
BANK = "bank"  # the key of the dealer's cards


def hands(played: Round) -> Iterator[tuple[int, int, Hand, Phrase]]:
    """Yield each hand of the boxes with its box and its place there, counted from 1, and its name."""
    for box, one in enumerate(played.boxes, 1):
        for number, hand in enumerate(one.hands, 1):
            yield box, number, hand, place(played, box, number)


def key(box: int, number: int) -> str:
    """Return the key of a hand."""
    return f"box:{box}:{number}"
