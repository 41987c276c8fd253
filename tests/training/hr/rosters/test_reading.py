"""Rosters as tables of text."""

from datetime import date, datetime, time

import pytest

from training.hr.rosters.reading import MOST_SHIFTS, Fault, Shift, read

ADA = Shift(2, date(2026, 12, 1), "ada", "Blackjack", time(20), time(4))


@pytest.mark.parametrize(
    "text",
    [
        "day,start,end,person,table\n2026-12-01,20:00,04:00,ada,Blackjack\n",
        "Giorno;Inizio;Fine;Matricola;Tavolo\r\n1/12/2026;20.00;4.00;ada;Blackjack\r\n",
        "\ufeffJour;Début;Fin;Employé;Jeu\n01.12.2026;20h00;4h;ada;Blackjack\n",
        "Table\tE-Mail\tDate\tFrom\tTo\nBlackjack\tada\t1-12-2026\t20\t4:00:00\n",
        'person,game,date,to\n"ada","Blackjack","2026-12-01 20:00","04:00"\n',
        'note,person,game,date,to\n"a ; b",ada,Blackjack,2026-12-01T20:00,04:00\n',
    ],
)
def test_a_roster_is_read_whatever_its_separator_and_the_language_of_its_heads(text):
    reading = read(text)
    assert reading.faults == ()
    assert reading.shifts == (ADA,)


def test_a_time_is_not_needed_and_blank_lines_are_nothing():
    assert read("day,person,table\n\n,,\n2026-12-01,ada,Blackjack\n").shifts == (
        Shift(4, date(2026, 12, 1), "ada", "Blackjack"),
    )


def test_each_fault_names_its_line_its_column_and_what_stands_there():
    reading = read(
        "day,start,end,person,table\n"
        "2026-12-01,20:00,04:00,ada,Blackjack\n"
        "31/2/2026,25:00,4:61,,Blackjack\n"
        "2026-12-02,,04:00,ada,\n"
        "2026-12-02 late,,,ada,Blackjack\n"
        "2026-12-03\n"
    )
    assert reading.shifts == (ADA,)
    assert reading.faults == (
        Fault(3, "person", "", "missing"),
        Fault(3, "day", "31/2/2026", "day"),
        Fault(3, "start", "25:00", "time"),
        Fault(3, "end", "4:61", "time"),
        Fault(4, "place", "", "missing"),
        Fault(4, "end", "04:00", "order"),
        Fault(5, "day", "2026-12-02 late", "day"),
        Fault(6, "person", "", "missing"),
        Fault(6, "place", "", "missing"),
    )


def test_lines_are_counted_as_they_stand_although_a_cell_has_several():
    reading = read('day,person,table,note\n2026-12-01,ada,Blackjack,"comes\nlate"\nsoon,ada,Blackjack,\n')
    assert [shift.line for shift in reading.shifts] == [3]
    assert reading.faults == (Fault(4, "day", "soon", "day"),)


def test_a_table_without_the_columns_it_needs_is_refused_as_a_whole():
    assert [(fault.line, fault.column, fault.code) for fault in read("who;what\nada;Blackjack").faults] == [
        (1, "day", "head"),
        (1, "person", "head"),
        (1, "place", "head"),
    ]
    assert [fault.code for fault in read(" \n").faults] == ["empty"]
    for blank in (",,", ";", '""\n,', "\t,\n"):
        assert [(fault.line, fault.code) for fault in read(blank).faults] == [(1, "head")] * 3
    for wrong in ('"' + "x" * 200_000, '"a"da,x', '2026-12-01,"ada,x\n'):
        assert [fault.code for fault in read("day,person,table\n" + wrong).faults] == ["quote"]


def test_the_separator_is_that_of_the_first_line_in_which_something_stands():
    reading = read(";;;;\n\nday;start;end;person;table\n2026-12-01;20:00;04:00;ada;Blackjack\n")
    assert (reading.faults, [shift.person for shift in reading.shifts]) == ((), ["ada"])


def test_beyond_so_many_shifts_nothing_is_read():
    lines = ["2026-12-01,ada,b"] * MOST_SHIFTS
    assert read("\n".join(["day,person,table", *lines])).faults == ()
    reading = read("\n".join(["day,person,table", "soon,ada,b", *lines, lines[0], "later,ada,b"]))
    assert len(reading.shifts) == MOST_SHIFTS
    assert [(fault.line, fault.code) for fault in reading.faults] == [(MOST_SHIFTS + 3, "too-many"), (2, "day")]


def at(day, start=None, end=None):
    return Shift(1, date(2026, 12, day), "x", "y", start and time(start), end and time(end))


def test_a_shift_ends_on_the_next_day_where_its_end_is_not_later_than_its_start():
    assert at(1, 20, 4).ends == datetime(2026, 12, 2, 4)
    assert at(1, 14, 20).ends == datetime(2026, 12, 1, 20)
    assert at(1, 20, 20).ends == datetime(2026, 12, 2, 20)
    assert at(1, 20).ends == at(1).ends == datetime(2026, 12, 2)
    assert at(1).begins == datetime(2026, 12, 1)


@pytest.mark.parametrize(
    ("one", "other", "meet"),
    [
        (at(1, 20, 4), at(2, 3, 9), True),
        (at(1, 20, 4), at(2, 4, 9), False),
        (at(1, 14, 20), at(1, 20, 23), False),
        (at(1, 14, 20), at(1), True),
        (at(1), at(2), False),
    ],
)
def test_shifts_meet_where_both_are_under_way(one, other, meet):
    assert one.meets(other) is other.meets(one) is meet
