"""Figures worked out without the engine, from the shared facts: payouts, wheels, sectors, and items to hold to them."""

from training.drills.registry import GENERATORS
from training.quiz.dealt import DEALT

ROULETTE = [name for name, dealt in DEALT.items() if dealt.game.engine == "roulette"]
PAYS = {
    **{"straight": 35, "split": 17, "street": 11, "zero_street": 11, "corner": 8, "first_four": 8},
    **{"six_line": 5, "dozen": 2, "column": 2},
    **dict.fromkeys(("red", "black", "odd", "even", "low", "high"), 1),
}
SIZES = {
    **{"straight": 1, "split": 2, "street": 3, "zero_street": 3, "corner": 4, "first_four": 4},
    **{"six_line": 6, "dozen": 12, "column": 12},
    **dict.fromkeys(("red", "black", "odd", "even", "low", "high"), 18),
}
WHEEL = [
    *(0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10),
    *(5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26),
]
DOUBLE_ZERO_WHEEL = [
    *("0", "28", "9", "26", "30", "11", "7", "20", "32", "17", "5", "22", "34", "15", "3", "24", "36", "13", "1"),
    *("00", "27", "10", "25", "29", "12", "8", "19", "31", "18", "6", "21", "33", "16", "4", "23", "35", "14", "2"),
]
SECTORS = {
    "voisins": {22, 18, 29, 7, 28, 12, 35, 3, 26, 0, 32, 15, 19, 4, 21, 2, 25},
    "tiers": {27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33},
    "orphelins": {17, 34, 6, 1, 20, 14, 31, 9},
}
RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}
CHANCES = {
    "red": RED,
    "black": set(range(1, 37)) - RED,
    "odd": set(range(1, 37, 2)),
    "even": set(range(2, 37, 2)),
    "low": set(range(1, 19)),
    "high": set(range(19, 37)),
}


def kind_of(key):
    return key.partition(":")[0]


def covers(key):
    """What an outside bet covers."""
    word, _colon, which = key.partition(":")
    if word == "dozen":
        return set(range(12 * int(which) - 11, 12 * int(which) + 1))
    return set(range(int(which) - 33, 37, 3)) if word == "column" else CHANCES[word]


def pays(stakes, number_hit):
    """Chips won by stakes of which `number_hit` tells whether they win."""
    return sum(chips * PAYS[kind_of(key)] for key, chips in stakes if number_hit(key))


def drawn(rules, name, level, count=80):
    return [GENERATORS[name].make(f"hand-{n}", level, DEALT[rules].rules) for n in range(count)]


def asked(item, slug):
    """The part of that name."""
    return next(part for part in item.parts if part.slug == slug)
