from datetime import UTC, date, datetime

import pytest
from django.utils import timezone

from games.web.kit.days import house_day
from training.staff.days import after_months, end_of


@pytest.mark.parametrize(
    ("day", "months", "later"),
    [
        (date(2026, 3, 2), 24, date(2028, 3, 2)),
        (date(2024, 2, 29), 24, date(2026, 2, 28)),
        (date(2024, 2, 29), 48, date(2028, 2, 29)),
        (date(2027, 2, 28), 12, date(2028, 2, 28)),
        (date(2026, 8, 31), 6, date(2027, 2, 28)),
        (date(2026, 8, 31), 18, date(2028, 2, 29)),
        (date(2026, 11, 30), 1, date(2026, 12, 30)),
        (date(2026, 12, 31), 1, date(2027, 1, 31)),
        (date(2026, 1, 31), 3, date(2026, 4, 30)),
    ],
)
def test_months_lead_to_the_same_day_or_to_the_last_one(day, months, later):
    assert after_months(day, months) == later


def test_a_day_is_a_day_of_the_house_also_for_a_reader_far_away():
    late = datetime(2026, 1, 31, 23, 30, tzinfo=UTC)  # 00.30 of 1 February in Venice
    with timezone.override("America/New_York"):
        assert house_day(late) == date(2026, 2, 1)


def test_a_day_ends_at_midnight_in_venice_in_winter_and_in_summer():
    assert end_of(date(2026, 1, 31)) == datetime(2026, 1, 31, 23, 0, tzinfo=UTC)
    assert end_of(date(2026, 7, 31)) == datetime(2026, 7, 31, 22, 0, tzinfo=UTC)
    assert end_of(date(2026, 3, 28)) == datetime(2026, 3, 28, 23, 0, tzinfo=UTC)
    assert end_of(date(2026, 3, 29)) == datetime(2026, 3, 29, 22, 0, tzinfo=UTC)  # the clocks went forward
