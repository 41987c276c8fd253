"""What every picture of a coup has: both rows, noir's first, each with an empty place behind its last card."""

from collections.abc import Sequence

from games.core.cards import Card
from training.drills.kit.cloth import hand, lying
from training.drills.kit.common import Scene
from training.drills.trente_quarante.coups import ROWS

NAME = "tq-picture"


def row(of: str, cards: Sequence[Card]) -> Scene:
    """Return a row by the chance that it stands for."""
    return lying(ROWS[of], hand(of, cards))
