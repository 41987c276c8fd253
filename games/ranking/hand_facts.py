"""The numbers in the texts on the ranking of hands."""

from math import comb

from games.core.cards import DECK, RANKS, SUITS, parse_cards
from games.core.facts import Cards, Fact
from games.ranking.hands import HAND, Category, best_five, strengths

# A hand of each kind, as the rules and the drawings show it.
SHOWN = {
    Category.ROYAL_FLUSH: parse_cards("AsKsQsJsTs"),
    Category.STRAIGHT_FLUSH: parse_cards("9h8h7h6h5h"),
    Category.FOUR_OF_A_KIND: parse_cards("QcQdQhQs4d"),
    Category.FULL_HOUSE: parse_cards("TcThTsKdKs"),
    Category.FLUSH: parse_cards("AdJd9d6d3d"),
    Category.STRAIGHT: parse_cards("8s7d6h5c4c"),
    Category.THREE_OF_A_KIND: parse_cards("7c7d7sKh2s"),
    Category.TWO_PAIRS: parse_cards("JhJc5s5dAc"),
    Category.PAIR: parse_cards("9d9sAhTc4h"),
    Category.HIGH_CARD: parse_cards("AhQd9c5s2c"),
}
_COMPARED = {
    "lowest_straight": "5d4s3h2cAc",
    "highest_straight": "AdKcQhJsTd",
    "no_straight": "AsKd4c3h2d",
    "full_house_better": "8c8d8h2s2c",
    "full_house_worse": "7c7d7hAsAc",
    "kicker_better": "KhKdQs7c2d",
    "kicker_worse": "KcKsJdTh9s",
    "alike_first": "AhKd9c6s3h",
    "alike_second": "AsKc9d6h3d",
}


def hand_facts() -> dict[str, Fact]:
    """Return what the texts common to both games may be filled with, by name."""
    return {
        "deck_cards": len(DECK),
        "suits": len(SUITS),
        "suit_cards": len(RANKS),
        "hand_cards": HAND,
        "categories": len(Category),
        "distinct_hands": len(strengths()),
        "all_hands": comb(len(DECK), HAND),
        **{f"{category}_cards": Cards(best_five(cards).five) for category, cards in SHOWN.items()},
        **{f"{name}_cards": Cards(parse_cards(cards)) for name, cards in _COMPARED.items()},
    }
