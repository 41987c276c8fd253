"""A coup with exactly one card wrong, or none: read back from the scene and given to the engine."""

from collections import Counter

from games.punto_banco.play import Play
from games.punto_banco.rebuild import Laid, rebuild
from tests.training.drills.cases import make, rulesets

RULES = "venice-punto-banco"


def as_shown(item):
    """What lies in the scene, in the order of its letters, and the cards that come next."""
    laid = sorted(
        (mark, hand, card)
        for hand, row in zip("pb", item.scene["rows"], strict=True)
        for card, mark in zip(row["cards"], row["marks"], strict=True)
    )
    coming = Play.parse(item.play).cards[len(laid) :]
    return Laid.parse(" ".join([*(f"{hand}{card}" for _mark, hand, card in laid), f".{''.join(map(str, coming))}"]))


def test_the_engine_finds_the_one_error_that_is_the_answer_or_none():
    answers = Counter()
    for n in range(200):
        item = make(RULES, "punto-banco-deal", 1, f"deal-{n}")
        laid, answer = as_shown(item), item.key["where"]
        faults = rebuild(rulesets()[RULES], laid).faults
        assert len(faults) == (answer != "nothing")
        if answer not in ("nothing", "missing"):
            assert "ABCDEFGH"[faults[0].place] == answer
        if answer == "missing":
            assert faults[0].place == len(laid.cards)
        answers[answer] += 1
    assert 30 < answers["nothing"] < 70
    assert {"E", "F", "missing"} <= set(answers)
