"""Rosters as calendars."""

from datetime import date, time
from zoneinfo import ZoneInfo

import pytest

from training.hr.rosters.calendars import read_roster
from training.hr.rosters.reading import Fault, Shift

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


def test_what_is_no_calendar_is_refused_and_tables_are_read_as_before():
    assert read_roster("BEGIN:VCALENDAR\nEND:VCALENDAR\nnonsense\n", VENICE).faults == (Fault(1, "", "", "calendar"),)
    assert [fault.code for fault in read().faults] == ["empty"]
    assert read_roster("day,person,table\n2026-12-01,ada,Blackjack", VENICE).shifts == (
        Shift(2, DAY, "ada", "Blackjack"),
    )
