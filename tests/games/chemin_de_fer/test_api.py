"""Chemin de fer through its API: the engine's answers as JSON."""

import json

from games.web.api.registry import answer

ADVISE = {"bank": 6, "punter_third": None, "draws_on_five": 1, "decks": "infinite", "commission": "0"}


def asked(verb, **body):
    said = answer("chemin-de-fer", verb, body)
    json.dumps(said, allow_nan=False)
    return said


def test_advice_has_both_values_the_better_one_and_what_the_rule_table_says():
    assert asked("advise", **ADVISE) == {
        "best": "draw",
        "values": {
            "draw": {"exact": "-11/26", "float": -11 / 26},
            "stand": {"exact": "-1/2", "float": -0.5},
        },
        "table": "stand",
        "clause": "baccarat-cdf-table-stands",
    }


def test_a_habit_is_the_decimal_that_was_written():
    """A tenth, and not the binary number next to it. Five, six and seven are equally likely: of 29 parts the bank wins
    nine against five, and loses ten against seven."""
    tenth = asked("advise", **{**ADVISE, "draws_on_five": 0.1})
    assert tenth["values"]["stand"]["exact"] == "-1/29"


def test_a_bank_is_kept_step_by_step():
    said = asked("bank", start="50.00", coups=["win", "tie", "win", "lose", "win", "retire"])
    assert (said["seat"], said["bank"], said["cagnotte"]) == (3, "97.50", "9.87")
    assert [(step["seat"], step["bank"], step["cagnotte"], step["taken_away"]) for step in said["steps"]] == [
        (1, "97.50", "2.50", "0.00"),
        (1, "97.50", "0.00", "0.00"),
        (1, "190.13", "4.87", "0.00"),
        (2, "50.00", "0.00", "0.00"),
        (2, "97.50", "2.50", "0.00"),
        (3, "97.50", "0.00", "97.50"),
    ]
    assert said["steps"][-1]["clause"] == "baccarat-cdf-retire"


def test_a_bank_that_nobody_has_played_against_lies_as_it_was_laid():
    assert asked("bank", start="10", coups=[]) == {"seat": 1, "bank": "10.00", "cagnotte": "0.00", "steps": []}


def test_a_house_may_take_less():
    said = asked("bank", start="10", coups=["win"], overrides={"commission": "0.025", "minimum": "5"})
    assert (said["bank"], said["cagnotte"]) == ("19.75", "0.25")
