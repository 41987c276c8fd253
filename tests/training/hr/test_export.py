import csv
from datetime import timedelta
from io import StringIO

import pytest
import time_machine

from tests.training.certification.cast import NOON, a_certificate, a_person
from training.certification.services import revoke
from training.staff import audit
from training.staff.models import AuditEntry


@pytest.fixture(autouse=True)
def _today():
    with time_machine.travel(NOON + timedelta(days=30), tick=False):  # 1 April 2026
        yield


def read(response):
    return list(csv.reader(StringIO(response.content.decode("utf-8-sig"))))


def test_the_file_holds_what_the_filter_shows(signed_in, certificate, colleague, hr):
    revoke(hr, a_certificate(colleague), "Copied", NOON)
    head, *rows = read(signed_in.get("/en/hr/export.csv", {"state": "valid"}))
    assert head == [
        "Name",
        "User name",
        "Programme",
        "Status",
        "As of",
        "Date of issue",
        "Last day of validity",
        "Code",
        "Recognised from",
    ]
    days = ["2026-04-01", "2026-03-02", "2028-03-02"]
    assert rows == [["Ada Grimani", "ada", "French roulette croupier", "valid", *days, certificate.code, ""]]


def test_it_holds_more_than_a_page(signed_in, house):
    for number in range(60):
        a_certificate(a_person(house, username=f"p{number}"))
    assert len(read(signed_in.get("/en/hr/export.csv"))) == 1 + 60


def test_people_without_a_certificate_are_exported_too(signed_in, hr, trainee):
    _head, *rows = read(signed_in.get("/en/hr/export.csv", {"state": "none"}))
    assert [row[0] for row in rows] == ["Ada Grimani"]
    assert rows[0][1:] == ["ada", "", "not started", "2026-04-01", "", "", "", ""]


def test_spreadsheets_are_told_that_it_is_utf_8(signed_in, certificate):
    response = signed_in.get("/en/hr/export.csv")
    assert response.content.startswith(b"\xef\xbb\xbf")
    assert response["Content-Type"] == "text/csv; charset=utf-8"
    assert response["Content-Disposition"] == 'attachment; filename="certificates-2026-04-01.csv"'


@pytest.mark.parametrize("name", ["=1+1", "+39", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1", '=HYPERLINK("x")'])
def test_no_name_becomes_a_formula(signed_in, trainee, name):
    trainee.first_name, trainee.last_name = "", ""
    trainee.username = name
    a_certificate(trainee)
    assert read(signed_in.get("/en/hr/export.csv"))[1][0] == f"'{name}"


def test_a_plain_name_is_left_alone(signed_in, trainee):
    trainee.first_name, trainee.last_name = "Anne-Marie", 'D\'Arc; Øst, "x"'
    a_certificate(trainee)
    assert read(signed_in.get("/en/hr/export.csv"))[1][0] == 'Anne-Marie D\'Arc; Øst, "x"'


@pytest.mark.parametrize(("language", "separator"), [("en", ","), ("it", ";"), ("fr", ";")])
def test_the_separator_is_the_one_that_spreadsheets_of_the_language_split_at(signed_in, trainee, language, separator):
    trainee.first_name, trainee.last_name = "Rossi;=HYPERLINK(1)", "A,=1"
    a_certificate(trainee)
    line = signed_in.get(f"/{language}/hr/export.csv").content.decode("utf-8-sig").splitlines()[1]
    assert line.startswith(f'"Rossi;=HYPERLINK(1) A,=1"{separator}"ada"{separator}')
    assert next(csv.reader([line], delimiter=separator))[1] == "ada"


def test_each_export_is_noted_in_the_audit(signed_in, hr, certificate):
    signed_in.get("/en/hr/export.csv", {"state": "valid", "name": "ada"})
    entry = AuditEntry.objects.get()
    assert (entry.actor, entry.house, entry.action) == (hr, hr.house, "certificates-exported")
    assert entry.subject == "2026-04-01"
    assert entry.details == {"rows": 1, "filter": {"state": "valid", "name": "ada"}}


def test_the_audit_says_as_of_which_day_the_file_of_a_person_was_made(signed_in, hr):
    audit.note(hr, audit.Action.FILES_EXPORTED, "Ada Grimani (ada)", rows=1, on="2026-03-14")
    assert "1 row<div>As of 14 March 2026</div>" in signed_in.get("/en/hr/audit/").content.decode()


def test_a_filter_that_makes_no_sense_exports_nothing(signed_in, certificate):
    response = signed_in.get("/en/hr/export.csv", {"on": "never"})
    assert response.status_code == 400
    assert not AuditEntry.objects.exists()


def test_the_page_leads_to_the_export_of_its_own_filter(signed_in, certificate):
    text = signed_in.get("/en/hr/", {"state": "valid", "page": "1"}).content.decode()
    assert 'href="/en/hr/export.csv?state=valid"' in text
