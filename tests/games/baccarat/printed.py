"""The numbers that the pages of both games print, beside where they come from."""

from collections.abc import Mapping

from games.core.cards import parse_cards
from games.core.facts import Cards, Fact

# house-app, The game, of both games: values, scores and naturals.
BOTH: Mapping[str, Fact] = {
    "ace_value": 1,
    "court_value": 0,
    "ten": 10,
    "lowest_score": 0,
    "highest_score": 9,
    "first_cards": 2,
    "most_cards": 3,
    "natural_low": 8,
    "natural_high": 9,
    "score_example_cards": Cards(parse_cards("7h6sAd")),
    "score_example_sum": 14,  # 7 + 6 + 1
    "score_example": 4,
}
