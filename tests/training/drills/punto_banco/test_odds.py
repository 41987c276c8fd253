"""Odds by the published figures of eight decks, and what a shoe holds by counting."""

from collections import Counter

from tests.training.drills.cases import make

RULES = "venice-punto-banco"
# Published for eight decks, in per cent; lengths and naturals from tests/vectors/punto_banco/odds.txt.
OFTEN = {
    "event-punto": 44.6247,
    "event-banco": 45.8597,
    "event-tie": 9.5156,
    "event-natural": 34.3049,
    "event-four": 37.8868,
    "event-five": 30.3444,
    "event-six": 31.7687,
}
COSTS = {"punto": 1.2351, "banco": 1.0579, "tie": 14.3596}


def offered(part):
    return [name for name, _phrase in part.options]


def test_what_comes_more_often_and_what_costs_less():
    for n in range(100):
        more, less = make(RULES, "punto-banco-odds", 1, f"odds-{n}").parts
        assert more.expected == max(offered(more), key=OFTEN.__getitem__)
        assert less.expected == min(offered(less), key=COSTS.__getitem__)


def test_what_the_house_keeps_of_an_evening():
    for n in range(60):
        item = make(RULES, "punto-banco-odds", 2, f"odds-{n}")
        (kept,) = item.parts
        staked = item.question.values["staked"]["money"]
        for name, phrase in kept.options:
            assert abs(phrase.values["amount"]["money"] - COSTS[name] * staked / 100) < 60
        amounts = [phrase.values["amount"]["money"] for _, phrase in kept.options]
        assert len(set(amounts)) == 3
        assert kept.expected == item.question.values["bet"]["say"].rpartition(".")[2]


def test_how_far_a_shoe_goes():
    answers = Counter()
    for n in range(100):
        item = make(RULES, "punto-banco-odds", 3, f"odds-{n}")
        left = item.question.values["left"]
        assert item.key == {
            "full": 416,
            "surely": left // 6,
            "at-most": left // 4,
            "counted": "yes" if left >= 6 else "no",
        }
        answers[item.key["counted"]] += 1
    assert answers["no"] > 10
