"""The page that checks a roster."""

from datetime import time, timedelta

import pytest
import time_machine
from django.core.files.uploadedfile import SimpleUploadedFile

from tests.training.certification.cast import NOON, a_certificate
from tests.training.hr.imports.files import a_workbook
from training.hr.competence import services
from training.hr.rosters.forms import MOST_BYTES
from training.staff.models import AuditEntry

TODAY = NOON + timedelta(days=10)
DAY = TODAY.date()
PAGE = "/en/hr/roster/"
ROSTER = f"day,start,person,table\n{DAY},20:00,ada,French roulette 2\n{DAY},20:00,bruno,French roulette 1\n"


@pytest.fixture(autouse=True)
def _today():
    with time_machine.travel(TODAY, tick=False):
        yield


def check(client, text=ROSTER, **more):
    return client.post(PAGE, {"text": text, **more})


def people_on(page):
    return [row.person.username for row in page.context["rows"]]


def test_it_shows_who_may_not_deal_and_who_could_stand_in(signed_in, trainee, colleague):
    a_certificate(trainee)
    assert "rows" not in signed_in.get(PAGE).context
    page = check(signed_in, ROSTER + f"{DAY},14:00,ada,French roulette 1\n")
    assert page.status_code == 200
    assert people_on(page) == ["bruno"]
    words = page.content.decode()
    assert '<span class="badge bad"><span aria-hidden="true">✗</span> no certificate</span>' in words
    assert "Ada Grimani (2 shifts that week)" not in words
    page = check(signed_in, ROSTER.replace("20:00,ada", "14:00,ada"))
    assert "Ada Grimani (1 shift that week)" not in page.content.decode()
    page = check(signed_in, ROSTER.replace(f"{DAY},20:00,ada", f"{DAY + timedelta(days=1)},20:00,ada"))
    assert "Ada Grimani (1 shift that week)" in page.content.decode()


def test_its_filters_choose_the_shifts(signed_in, trainee, colleague):
    a_certificate(trainee)
    assert people_on(check(signed_in, show="all")) == ["ada", "bruno"]
    assert people_on(check(signed_in, show="qualified")) == ["ada"]
    assert people_on(check(signed_in, show="all", name="Grimani br")) == ["bruno"]
    page = check(signed_in, show="all", programme="venice-blackjack-croupier")
    assert people_on(page) == []
    assert "No shift matches the filter." in page.content.decode()
    page = check(signed_in, show="nonsense")
    assert page.status_code == 400
    assert ROSTER.strip() in page.content.decode()


def test_what_cannot_be_read_is_named_and_what_was_sent_stays_there(signed_in, trainee):
    text = f"day,person,table\n{DAY},ada,Blackjack\nsoon,ada,Blackjack\n"
    page = check(signed_in, text)
    words = page.content.decode()
    assert page.status_code == 200
    assert people_on(page) == ["ada"]
    assert "<td>Day</td><td>soon</td><td>This is not a day." in words
    assert text.strip() in words
    assert check(signed_in, "day,person\n").status_code == 400
    assert check(signed_in, " ").status_code == 400


def test_a_file_is_read_and_stays_as_text(signed_in, trainee):
    content = f"giorno;persona;tavolo\r\n{DAY:%d/%m/%Y};ada;Società\r\n".encode("cp1252")
    page = check(signed_in, "", file=SimpleUploadedFile("rota.csv", content))
    assert people_on(page) == ["ada"]
    assert f"{DAY:%d/%m/%Y};ada;Società" in page.content.decode()


def test_a_workbook_is_read_with_its_days_and_times_and_stays_as_text(signed_in, trainee):
    heads = ["day", "start", "end", "person", "table"]
    content = a_workbook([DAY, time(20), time(4), "ada", "Blackjack"], [], ["soon", "", "", "ada", ""], heads=heads)
    page = check(signed_in, "", file=SimpleUploadedFile("rota.xlsx", content))
    assert [(row.shift.line, row.shift.begins.hour, row.shift.ends.hour) for row in page.context["rows"]] == [
        (2, 20, 4)
    ]
    assert [(fault.line, fault.code) for fault, _column, _sentence in page.context["faults"]] == [
        (4, "missing"),
        (4, "day"),
    ]
    assert f"{DAY};20:00;04:00;ada;Blackjack" in page.content.decode()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\xd0\xcf\x11\xe0 an old workbook", "This is a workbook of an old Excel (.xls)."),
        (b"PK\x03\x04 and no archive", "The file cannot be read."),
        (b"day;person\x81", "The characters of the file cannot be read."),
    ],
)
def test_a_file_that_cannot_be_read_is_refused_at_its_field_and_the_text_stays(signed_in, content, said):
    page = check(signed_in, file=SimpleUploadedFile("rota.xlsx", content))
    assert page.status_code == 400
    assert page.context["form"].errors["file"][0].startswith(said)
    assert ROSTER.strip() in page.content.decode()


def test_a_calendar_is_read_too(signed_in, trainee):
    event = f"UID:1@x\r\nSUMMARY:Blackjack\r\nATTENDEE:mailto:ada@example.org\r\nDTSTART:{DAY:%Y%m%d}T200000\r\n"
    ends = ("", "RRULE:FREQ=DAILY\r\n", "STATUS:CANCELLED\r\n")
    events = "".join(f"BEGIN:VEVENT\r\n{event}DURATION:PT8H\r\n{end}END:VEVENT\r\n" for end in ends)
    page = check(signed_in, f"BEGIN:VCALENDAR\r\n{events}END:VCALENDAR\r\n")
    assert [(row.person, f"{row.shift.end:%H:%M}") for row in page.context["rows"]] == [(trainee, "04:00")]
    assert "This event repeats." in page.content.decode()


def test_a_roster_that_is_too_long_is_refused(signed_in):
    file = SimpleUploadedFile("rota.csv", b"x" * (MOST_BYTES + 1))
    for page in (check(signed_in, "", file=file), check(signed_in, "x" * (MOST_BYTES + 1))):
        assert page.status_code == 400
        assert "at most 500 kilobytes" in page.content.decode()


def test_the_result_is_a_file_for_spreadsheets_and_that_is_noted(signed_in, hr, trainee, colleague):
    a_certificate(trainee)
    later = DAY + timedelta(days=8)
    answer = check(signed_in, ROSTER.replace(f"{DAY},20:00,ada", f"{later},20:00,ada"), csv="1", show="all")
    assert answer["Content-Disposition"] == f'attachment; filename="roster-{DAY}.csv"'
    assert answer.content.decode("utf-8-sig").splitlines() == [
        '"Line","Day","Start","End","Person","Table","Programme","Result","Last day","Could stand in"',
        f'"2","{later}","20:00","","Ada Grimani","French roulette 2","French roulette croupier","qualified",'
        '"2028-03-02",""',
        f'"3","{DAY}","20:00","","Bruno Grimani","French roulette 1","French roulette croupier","no certificate","",'
        '"Ada Grimani"',
    ]
    [entry] = AuditEntry.objects.all()
    assert (entry.actor, entry.action, entry.details) == (hr, "roster-exported", {"rows": 2})
    assert signed_in.get("/en/hr/audit/").status_code == 200


def test_a_manager_checks_the_own_team(client, hr, instructor, trainee, colleague):
    services.post(hr, colleague, None, instructor, DAY)
    client.force_login(instructor)
    page = check(client)
    assert [row.outcome for row in page.context["rows"]] == ["unknown-person", "not-started"]
    assert "Ada" not in page.content.decode()


@pytest.mark.parametrize("who", ["trainee", "instructor", "drifter"])
def test_others_are_refused(client, who, request):
    client.force_login(request.getfixturevalue(who))
    assert client.get(PAGE).status_code == check(client).status_code == 403


def test_another_house_finds_nobody(client, stranger, trainee):
    client.force_login(stranger)
    page = check(client)
    assert [row.outcome for row in page.context["rows"]] == ["unknown-person"] * 2
    assert "Ada" not in page.content.decode()


def test_its_queries_do_not_depend_on_the_roster(signed_in, trainee, colleague, django_assert_num_queries):
    longer = ROSTER + "".join(f"{DAY + timedelta(days=n)},20:00,ada,Blackjack\n" for n in range(80))
    check(signed_in)  # what the site asks only once is known from now on
    for text in (ROSTER, longer):
        with django_assert_num_queries(20):
            check(signed_in, text)
