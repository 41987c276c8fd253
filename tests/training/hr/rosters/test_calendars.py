"""Rosters as calendars."""

from datetime import date, time
from zoneinfo import ZoneInfo

import pytest

from training.hr.rosters.calendars import read_roster
from training.hr.rosters.reading import MOST_SHIFTS, Fault, Shift

VENICE = ZoneInfo("Europe/Rome")
DAY = date(2026, 12, 1)


def calendar(*events):
    lines = [line for event in events for line in ("BEGIN:VEVENT", "UID:1@x", *event, "END:VEVENT")]
    return "\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//y//EN", *lines, "END:VCALENDAR", ""])


def read(*events):
    return read_roster(calendar(*events), VENICE)


ADA = ("ATTENDEE;CN=Ada:mailto:ada@example.org", "SUMMARY:Blackjack")


@pytest.mark.parametrize(
    "times",
    [
        ("DTSTART:20261201T200000", "DTEND:20261202T040000"),
        ("DTSTART:20261201T190000Z", "DTEND:20261202T030000Z"),  # Venice is an hour ahead in winter
        ("DTSTART;TZID=America/New_York:20261201T140000", "DURATION:PT8H"),
    ],
)
def test_an_event_is_a_shift_by_the_clock_of_the_house(times):
    reading = read((*times, *ADA))
    assert reading.faults == ()
    assert reading.shifts == (Shift(4, DAY, "ada@example.org", "Blackjack", time(20), time(4)),)


def test_each_attendee_and_each_day_without_times_is_a_shift():
    event = ("DTSTART;VALUE=DATE:20261201", "DTEND;VALUE=DATE:20261203", "SUMMARY:Punto\\, banco")
    reading = read((*event, "ATTENDEE:MAILTO:ada@example.org", "ATTENDEE;CN=Bruno Grimani:urn:uuid:17"))
    assert [(shift.day.day, shift.person, shift.start) for shift in reading.shifts] == [
        *((1, "ada@example.org", None), (1, "Bruno Grimani", None)),
        *((2, "ada@example.org", None), (2, "Bruno Grimani", None)),
    ]
    assert {shift.place for shift in reading.shifts} == {"Punto, banco"}


def test_what_is_cancelled_is_left_out():
    start = "DTSTART;VALUE=DATE:20261201"
    assert len(read((start, *ADA, "STATUS:CANCELLED"), (start, *ADA)).shifts) == 1


def test_what_cannot_be_read_is_named_by_its_line():
    start = "DTSTART;VALUE=DATE:20261201"
    reading = read(
        (start, "SUMMARY:Blackjack"),
        (start, ADA[0]),
        (start, *ADA, "RRULE:FREQ=DAILY"),
        ADA,
        ("DTSTART:20261201T200000", "DTEND:20261203T200000", *ADA),
        ("DTSTART:20261201T200000", "DTEND:20261201T200000", *ADA),
    )
    assert reading.shifts == ()
    assert [(fault.line, fault.column, fault.code) for fault in reading.faults] == [
        (4, "person", "missing"),
        (9, "place", "missing"),
        (14, "day", "repeats"),
        (21, "day", "event"),
        (26, "day", "event"),
        (33, "day", "event"),
    ]


@pytest.mark.parametrize(
    "times",
    [
        ("DTSTART;VALUE=DATE:99991231",),
        ("DTSTART:99991231T235900Z", "DTEND:99991231T235959Z"),
        ("DTSTART;TZID=America/New_York:99991231T200000", "DURATION:PT2H"),
        ("DTSTART;VALUE=DATE:00010101",),
        ("DTSTART:00010101T000000", "DURATION:PT2H"),
        ("DTSTART;VALUE=DATE:21991231", "DTEND;VALUE=DATE:22000102"),
        ("DTSTART;VALUE=DATE:18991231",),
    ],
)
def test_days_that_no_roster_has_are_faults(times):
    reading = read((*times, *ADA))
    assert (reading.shifts, [fault.code for fault in reading.faults]) == ((), ["event"])


@pytest.mark.parametrize(
    ("times", "day"),
    [
        (("DTSTART;VALUE=DATE:21991231",), date(2199, 12, 31)),
        (("DTSTART:21991231T200000", "DTEND:22000101T040000"), date(2199, 12, 31)),
        (("DTSTART;VALUE=DATE:19000101",), date(1900, 1, 1)),
    ],
)
def test_the_first_and_the_last_day_of_tables_are_read(times, day):
    assert [shift.day for shift in read((*times, *ADA)).shifts] == [day]


def test_an_event_of_many_people_and_days_is_not_read_without_end():
    people = [f"ATTENDEE:mailto:p{number}@x" for number in range(MOST_SHIFTS // 366 + 1)]
    reading = read(("DTSTART;VALUE=DATE:20260101", "DTEND;VALUE=DATE:20270102", "SUMMARY:Blackjack", *people))
    assert len(reading.shifts) == MOST_SHIFTS
    assert reading.faults == (Fault(4, "", "", "too-many"),)


def test_what_is_no_calendar_is_refused_and_tables_are_read_as_before():
    assert read_roster("BEGIN:VCALENDAR\nEND:VCALENDAR\nnonsense\n", VENICE).faults == (Fault(1, "", "", "calendar"),)
    assert [fault.code for fault in read().faults] == ["empty"]
    assert read_roster("day,person,table\n2026-12-01,ada,Blackjack", VENICE).shifts == (
        Shift(2, DAY, "ada", "Blackjack"),
    )
