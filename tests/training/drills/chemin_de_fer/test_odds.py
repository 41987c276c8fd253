"""The odds that are asked, against values that were not made by the engine."""

from fractions import Fraction

from tests.games.chemin_de_fer.reading import rows
from tests.training.drills.chemin_de_fer.by_hand import items

# Six decks and a cagnotte of a twentieth, from the vectors.
BETTER = {
    (int(bank), third, habit): "draw" if Fraction(draw) > Fraction(stand) else "stand"
    for decks, bank, third, habit, commission, draw, stand, _clause in rows("advice")
    if decks == "6" and commission == "1/20"
}


def test_the_better_move_is_the_one_of_the_vectors():
    compared = 0
    for item in items("cdf-odds", 1):
        values, code = item.question.values, item.question.code
        habit = "0" if code.endswith("never") else "1"
        cell = values["bank"], str(values.get("third", "stood")), habit
        if cell in BETTER:
            assert item.key == {"better": BETTER[cell]}
            compared += 1
    assert compared > 40


def test_what_is_known_of_the_whole_game():
    """The punter draws with eighty-three of a hundred, and loses thirteen of a thousand."""
    seen = set()
    for item in items("cdf-odds", 2):
        values, code = item.question.values, item.question.code
        seen.add(code)
        if code == "cdf-odds.five-never":
            assert item.key == {"better": "draw"}
        elif code == "cdf-odds.five-always":
            assert item.key == {"better": "stand"}
        elif code == "cdf-odds.share":
            assert abs(int(item.key["about"]) / values["count"] - 0.829) < 0.006
        else:
            assert abs(int(item.key["about"]) * 100 / values["amount"]["money"] - 0.0129) < 0.0005
    assert len(seen) == 4
