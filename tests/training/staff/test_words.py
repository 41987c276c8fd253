"""Days and moments in the reader's language."""

from datetime import UTC, date, datetime

import pytest
from django.utils import translation

from games.web.kit.templatetags.days import clock, day, moment, seconds, short_day

LATE = datetime(2026, 11, 21, 23, 52, tzinfo=UTC)  # 0.52 of the 22nd in Venice


@pytest.mark.parametrize(
    ("language", "long", "short", "at"),
    [
        ("en", "22 November 2026", "22 Nov 2026", "00:52"),
        ("it", "22 novembre 2026", "22 nov 2026", "00:52"),
        ("fr", "22 novembre 2026", "22 nov. 2026", "00:52"),
    ],
)
def test_a_day_reads_as_the_language_writes_it(language, long, short, at):
    with translation.override(language):
        assert (day(date(2026, 11, 22)), short_day(date(2026, 11, 22)), clock(LATE)) == (long, short, at)


def test_a_moment_belongs_to_its_day_in_the_house():
    assert day(LATE) == "22 November 2026"
    assert moment(LATE) == "22 Nov 2026, 00:52"


def test_french_writes_the_first_of_a_month_as_an_ordinal():
    with translation.override("fr"):
        assert day(date(2026, 11, 1)) == "1er novembre 2026"
        assert short_day(date(2026, 11, 1)) == "1er nov. 2026"
        assert day(date(2026, 11, 11)) == "11 novembre 2026"


@pytest.mark.parametrize(
    ("language", "one", "more"),
    [("en", "1 second", "45 seconds"), ("it", "1 secondo", "45 secondi"), ("fr", "1\xa0seconde", "45\xa0secondes")],
)
def test_seconds_have_their_unit_in_the_right_number(language, one, more):
    with translation.override(language):
        assert (seconds(1.2), seconds(45)) == (one, more)
