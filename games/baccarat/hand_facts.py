"""The numbers in the texts on cards and scores: for each `{placeholder}` the engine's own value."""

from games.baccarat import hands
from games.core.cards import parse_cards
from games.core.facts import Cards, Fact

_EXAMPLE = parse_cards("7h6sAd")


def hand_facts() -> dict[str, Fact]:
    """Return what the texts common to both games may be filled with, by name."""
    low, high = hands.NATURALS
    return {
        "ace_value": hands.VALUES["A"],
        "court_value": hands.VALUES["K"],
        "ten": hands.TENS,
        "lowest_score": 0,
        "highest_score": hands.TENS - 1,
        "first_cards": hands.FIRST_CARDS,
        "most_cards": hands.MOST_CARDS,
        "natural_low": low,
        "natural_high": high,
        "score_example_cards": Cards(_EXAMPLE),
        "score_example_sum": sum(map(hands.value, _EXAMPLE)),
        "score_example": hands.score(_EXAMPLE),
    }
