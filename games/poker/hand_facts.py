"""The numbers in the texts on the ranking of hands."""

from games.core.facts import Fact


def hand_facts() -> dict[str, Fact]:
    """What the texts common to both games may be filled with, by name."""
    return {}
