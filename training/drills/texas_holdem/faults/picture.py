"""What pictures of hold'em have: the players by their letters."""

from training.drills.kit.items import Phrase

NAME = "holdem-picture"


def player(name: str) -> Phrase:
    """Return a player by a letter."""
    return Phrase(f"{NAME}.player", {"player": name})
