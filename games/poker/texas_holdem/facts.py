"""The numbers in the texts of Texas hold'em."""

from games.core.facts import Fact
from games.poker.texas_holdem.rules import TexasHoldem


def texas_holdem_facts(rules: TexasHoldem) -> dict[str, Fact]:
    """What the texts of Texas hold'em may be filled with, by name."""
    return {}
