"""Fifty histories with their states on given days, which were written by hand."""

import tomllib
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from tests.training.certification.acts.doing import Doer, on_terms

HISTORIES = tomllib.loads(Path(__file__).with_name("histories.toml").read_text())["history"]


def lines(text):
    return [line.split() for line in text.split("\n") if line]


def test_there_are_fifty():
    assert len({history["what"] for history in HISTORIES}) == len(HISTORIES) >= 50


@pytest.mark.parametrize("history", HISTORIES, ids=lambda history: history["what"])
def test_a_history_has_the_states_that_it_should(history, trainee, instructor, hr):
    doer = Doer(trainee, instructor, hr)
    terms = history.get("terms", {})
    with on_terms(**(terms | ({"ends": tuple(terms["ends"])} if "ends" in terms else {}))):
        for minute, (day, act, *more) in enumerate(lines(history["acts"])):
            now = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC).replace(hour=11, minute=minute)
            number = int(more[0]) - 1 if more else 0
            assert doer.act(now, act, number, date.fromisoformat(more[1]) if more[1:] else None), (day, act)
    for day, *expected in lines(history["states"]):
        assert doer.states(date.fromisoformat(day)) == expected, day
