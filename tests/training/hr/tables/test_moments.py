"""Days and times of day as people write them."""

from datetime import date, time

import pytest

from training.hr.imports.plan import day
from training.hr.tables.moments import read_day, read_moment, read_time


@pytest.mark.parametrize("text", ["2026-01-31", "31/1/2026", "31.01.2026", "31-1-2026"])
def test_a_day_is_read_alike_in_rosters_and_in_files_to_import(text):
    assert read_day(text) == date(2026, 1, 31)
    assert day(text) == day(f"{text} 10:30") == "2026-01-31"


def test_a_time_may_follow_a_day():
    assert read_moment("1/2/2026T4h30") == (date(2026, 2, 1), time(4, 30))
    assert read_moment("1/2/2026 late") == (None, None)
    assert day("1/2/2026 late") == "1/2/2026 late"


@pytest.mark.parametrize("text", ["2026-13-01", "1/13/2026", "1/2/26", "tomorrow", "0001-01-01", "9999-01-01", ""])
def test_what_is_no_day_is_none(text):
    assert read_day(text) is None


@pytest.mark.parametrize("text", ["24:01", "7:60", "noon", "-1", "123", ""])
def test_what_is_no_time_is_none(text):
    assert read_time(text) is None
