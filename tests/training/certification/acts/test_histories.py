"""Sixty histories with their states on given days, which were written by hand."""

import tomllib
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from tests.training.certification.acts.doing import Doer, on_terms

HISTORIES = tomllib.loads(Path(__file__).with_name("histories.toml").read_text())["history"]


def lines(text):
    return [line.split() for line in text.split("\n") if line]


def done(doer, day, act, more, minute):
    """Do what a line says: the number of a certificate and a day may follow the act, or three lengths."""
    now = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC).replace(hour=11, minute=minute)
    if act == "terms":
        return doer.terms(now, *more)
    days = [date.fromisoformat(each) for each in more if "-" in each]
    numbers = [int(each) - 1 for each in more if "-" not in each]
    return doer.act(now, act, *(numbers or [0]), *days)


def test_there_are_sixty():
    assert len({history["what"] for history in HISTORIES}) == len(HISTORIES) >= 60


@pytest.mark.parametrize("history", HISTORIES, ids=lambda history: history["what"])
def test_a_history_has_the_states_that_it_should(history, trainee, instructor, hr):
    doer = Doer(trainee, instructor, hr)
    terms = history.get("terms", {})
    with on_terms(**(terms | ({"ends": tuple(terms["ends"])} if "ends" in terms else {}))):
        for minute, (day, act, *more) in enumerate(lines(history["acts"])):
            assert done(doer, day, act, more, minute), (day, act)
    for day, *expected in lines(history["states"]):
        assert doer.states(date.fromisoformat(day)) == expected, day
