"""Counting the float: what is off is found in the table, not read from the fields."""

import pytest

from tests.training.drills.roulette.hand import drawn


def differences(item):
    """What is off by the table that is shown: value, side and number of chips, the smallest value first."""
    rows = [(row["value"], row["counted"] - row["float"]) for row in item.scene["rows"]]
    return [(str(value), "over" if more > 0 else "short", abs(more)) for value, more in sorted(rows) if more]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_value_side_and_number_of_each_difference_are_asked(level):
    for item in drawn("venice-french", "float", level, 30):
        asked = [
            tuple(item.key[f"{what}-{number}"] for what in ("chips", "side", "count")) for number in range(1, level + 2)
        ]
        assert asked == differences(item)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_no_field_names_the_chips_that_are_off(level):
    for item in drawn("venice-french", "float", level, 30):
        values = [row["value"] for row in item.scene["rows"]]
        for part in item.parts:
            assert "value" not in part.label.values
            if part.slug.startswith("chips-"):
                assert [int(name) for name, _text in part.options] == values


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_cage_brings_what_is_missing_in_all(level):
    for item in drawn("venice-french", "float", level, 30):
        missing = sum(row["value"] * (row["float"] - row["counted"]) for row in item.scene["rows"])
        way = "brings" if missing > 0 else "takes" if missing < 0 else "nothing"
        assert (item.key["way"], item.key["amount"]) == (way, abs(missing))
