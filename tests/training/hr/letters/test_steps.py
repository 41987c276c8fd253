"""On which days people hear of a certificate: calendars written by hand, from the calendar on the wall."""

from datetime import date, timedelta

import pytest

from training.certification.renewal import Span
from training.hr.letters.days import Period
from training.hr.letters.steps import is_said, step_on

ISSUED = date(2026, 3, 2)
ALWAYS = date.min
STANDARD = [Period(ALWAYS, (90, 60, 30, 7))]


def calendar(span, periods, issued_on=ISSUED):
    """Every day on which something new is said, over three years."""
    said, found = [], {}
    for number in range(3 * 366):
        day = ISSUED + timedelta(days=number)
        kind = step_on(span, issued_on, periods, day)
        if kind and not is_said(kind, said):
            said.append(kind)
            found[day.isoformat()] = kind
    return found


@pytest.mark.parametrize(
    ("span", "periods", "expected"),
    [
        pytest.param(
            Span(date(2027, 12, 3), date(2028, 3, 2), date(2028, 3, 2)),
            STANDARD,
            {
                "2027-12-03": "90-days",
                "2028-01-02": "60-days",
                "2028-02-01": "30-days",
                "2028-02-24": "7-days",
                "2028-03-02": "0-days",
                "2028-03-03": "expired",
            },
            id="on the terms of the site",
        ),
        pytest.param(
            Span(date(2026, 12, 15), date(2027, 1, 31), date(2027, 3, 2)),
            STANDARD,
            {
                "2026-11-02": "90-days",
                "2026-12-02": "60-days",
                "2026-12-15": "47-days",
                "2027-01-01": "30-days",
                "2027-01-24": "7-days",
                "2027-01-31": "0-days",
                "2027-02-01": "overdue",
                "2027-03-03": "expired",
            },
            id="a fixed last day, due at another time than a letter goes, and a grace of 30 days",
        ),
        pytest.param(
            Span(date(2027, 3, 2), date(2027, 3, 2), date(2027, 3, 2)),
            [Period(ALWAYS, (14, 1))],
            {"2027-02-16": "14-days", "2027-03-01": "1-days", "2027-03-02": "0-days", "2027-03-03": "expired"},
            id="no window, and days of the house",
        ),
        pytest.param(
            Span(date(2026, 4, 2), date(2026, 5, 2), date(2026, 5, 2)),
            STANDARD,
            {
                "2026-03-03": "60-days",
                "2026-04-02": "30-days",
                "2026-04-25": "7-days",
                "2026-05-02": "0-days",
                "2026-05-03": "expired",
            },
            id="two months of validity: 90 days before, it was not there",
        ),
        pytest.param(
            Span(date(2027, 12, 3), date(2028, 3, 2), date(2028, 3, 2)),
            [Period(ALWAYS, (90, 60, 30, 7)), Period(date(2028, 1, 10), (45, 20)), Period(date(2028, 2, 20), (5,))],
            {
                "2027-12-03": "90-days",
                "2028-01-02": "60-days",
                "2028-01-17": "45-days",
                "2028-02-11": "20-days",
                "2028-02-26": "5-days",
                "2028-03-02": "0-days",
                "2028-03-03": "expired",
            },
            id="days that the house changes twice hold from their day on",
        ),
    ],
)
def test_the_days_of_a_certificate(span, periods, expected):
    assert calendar(span, periods) == expected


@pytest.mark.parametrize(
    ("first_check", "expected"),
    [
        (date(2028, 2, 28), ["7-days", "0-days", "expired"]),
        (date(2028, 3, 5), ["expired"]),
        (date(2028, 4, 1), ["expired"]),
        (date(2028, 4, 2), []),
    ],
)
def test_missed_steps_are_made_up_for_by_the_last_one_alone(first_check, expected):
    span, said = Span(date(2027, 12, 3), date(2028, 3, 2), date(2028, 3, 2)), []
    for number in range(60):
        kind = step_on(span, ISSUED, STANDARD, first_check + timedelta(days=number))
        if kind and not is_said(kind, said):
            said.append(kind)
    assert said == expected
