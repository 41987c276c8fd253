"""Chemin de fer worked out once more, without the engine: scores, the rule table, and what a scene tells."""

from tests.training.drills.cases import make

RULES = "venice-chemin-de-fer"
POINTS = {**{str(pips): pips for pips in range(2, 10)}, "A": 1, **dict.fromkeys("TJQK", 0)}
# By the bank's score: the third cards after which it draws; all others, and what is said of one that is free.
DRAWS_AFTER = {3: "01234567", 4: "234567", 5: "567", 6: "67"}
FREE = {(3, 9), (5, 4)}
SEEDS = [f"hand-{n}" for n in range(120)]


def points(card):
    return POINTS[card[0]]


def score(cards):
    return sum(map(points, cards)) % 10


def rule_table(bank, third):
    """draw, stand or free."""
    if (bank, third) in FREE:
        return "free"
    if third is None:
        return "draw" if bank <= 5 else "stand"
    if bank in DRAWS_AFTER:
        return "draw" if str(third) in DRAWS_AFTER[bank] else "stand"
    return "draw" if bank < 3 else "stand"


def punter_rule(has):
    return "free" if has == 5 else "draw" if has < 5 else "stand"


def items(name, level):
    return [make(RULES, name, level, seed) for seed in SEEDS]


def calls_in(item):
    """What has been said: who, what, and cents, line by line."""
    lines = []
    for who, what, amount in item.scene["lines"]:
        said = what["say"].partition(".")[2]
        lines.append((who if isinstance(who, str) else "", said, amount["money"] if amount else 0))
    return lines
