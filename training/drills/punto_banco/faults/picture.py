"""What every picture of a coup has: both hands, each with an empty place where a third card can still lie."""

from collections.abc import Mapping, Sequence

from games.baccarat.hands import MOST_CARDS
from games.core.cards import Card
from games.punto_banco.bets import Hand
from training.drills.kit.cloth import hand, lying
from training.drills.kit.common import Scene
from training.drills.kit.items import Phrase

NAME = "punto-banco-picture"


def both(cards: Mapping[Hand, Sequence[Card]]) -> list[Scene]:
    """Return the rows of both hands."""
    return [lying(Phrase(f"{NAME}.{of}"), hand(of, cards[of], most=MOST_CARDS)) for of in Hand]
