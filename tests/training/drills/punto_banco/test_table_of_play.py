"""Banco's third card: each of the eighty-eight cells, held against a table typed here and not taken from the engine."""

import pytest

from tests.training.drills.cases import make, rulesets
from tests.training.drills.punto_banco.test_score import scores
from training.drills.registry import GENERATORS

# By banco's score the values of punto's third card on which banco draws; s: punto stood.
DRAWS = {
    0: "0123456789s",
    1: "0123456789s",
    2: "0123456789s",
    3: "012345679s",
    4: "234567s",
    5: "4567s",
    6: "67",
    7: "",
}
NAME, RULES = "banco-draws", "venice-punto-banco"
CELLS = GENERATORS[NAME].grid(rulesets()[RULES], 1).cells


def test_there_are_eighty_eight_cells():
    assert len(CELLS) == len(set(CELLS)) == 88


@pytest.mark.parametrize("cell", CELLS)
def test_banco_does_in_each_cell_what_the_table_says(cell):
    score, third = cell.split("-")
    draws = third.replace("none", "s") in DRAWS[int(score)]
    for n in range(5):
        item = make(RULES, NAME, 1, f"cell-{n}", cell)
        assert item.key == {"does": "draws" if draws else "stands"}


@pytest.mark.parametrize("cell", CELLS)
def test_the_cards_that_are_shown_are_of_the_cell_and_could_lie_there(cell):
    score, third = cell.split("-")
    for n in range(5):
        scene = make(RULES, NAME, 1, f"cell-{n}", cell).scene
        punto, banco = scene["rows"]
        first, counts = scores({"rows": [{"cards": punto["cards"][:2]}, {"cards": punto["cards"][2:]}]})
        assert scores({"rows": [banco]}) == [int(score)]
        assert len({*punto["cards"], *banco["cards"]}) == len(punto["cards"]) + len(banco["cards"])
        if third == "none":
            assert (len(punto["cards"]), first in (6, 7)) == (2, True)
        else:
            assert (len(punto["cards"]), first <= 5, counts) == (3, True, int(third))
