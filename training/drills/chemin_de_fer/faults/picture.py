"""What every picture of a coup has: both hands, each with an empty place where a third card can still lie."""

from games.baccarat.hands import MOST_CARDS
from games.chemin_de_fer.coup import BANK, PUNTER, Dealt
from games.core.cards import Card
from training.drills.kit.cloth import hand, lying
from training.drills.kit.common import Scene
from training.drills.kit.items import Phrase

NAME = "cdf-picture"
SIDES = (PUNTER, BANK)


def of(dealt: Dealt, side: str) -> tuple[Card, ...]:
    """Return the cards of a side."""
    return dealt.punter if side == PUNTER else dealt.bank


def both(dealt: Dealt) -> list[Scene]:
    """Return the rows of both hands."""
    return [lying(Phrase(f"{NAME}.{side}"), hand(side, of(dealt, side), most=MOST_CARDS)) for side in SIDES]
