"""Scores, counted here by hand: aces one, tens and court cards nothing, the tens of the sum left out."""

import pytest

from tests.training.drills.cases import make

POINTS = {**{str(pips): pips for pips in range(2, 10)}, "A": 1, **dict.fromkeys("TJQK", 0)}


def scores(scene):
    return [sum(POINTS[card[0]] for card in row["cards"]) % 10 for row in scene["rows"]]


@pytest.mark.parametrize("rules", ["venice-punto-banco", "venice-chemin-de-fer"])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_hand_scores_what_its_cards_count(rules, level):
    for n in range(80):
        item = make(rules, "baccarat-score", level, f"hand-{n}")
        asked = [part.expected for part in item.parts if part.slug != "natural"]
        assert asked == scores(item.scene)


def test_eight_and_nine_in_two_cards_are_naturals():
    seen = set()
    for n in range(80):
        item = make("venice-punto-banco", "baccarat-score", 1, f"hand-{n}")
        (score,) = scores(item.scene)
        assert item.key["natural"] == ("yes" if score >= 8 else "no")
        seen.add(item.key["natural"])
    assert seen == {"yes", "no"}


def test_nobody_has_a_third_card_after_a_natural():
    for level in (2, 3):
        for n in range(80):
            rows = make("venice-punto-banco", "baccarat-score", level, f"hand-{n}").scene["rows"]
            natural = any(sum(POINTS[card[0]] for card in row["cards"][:2]) % 10 >= 8 for row in rows)
            assert not (natural and any(len(row["cards"]) == 3 for row in rows))
