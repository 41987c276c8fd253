"""The matrix as CSV and XLSX: the cells of the page, and nothing that a spreadsheet would compute."""

import re
from datetime import timedelta
from functools import partial
from html import unescape

import pytest
import time_machine

from tests.training.certification.cast import NOON, a_certificate, a_person
from tests.training.hr import exported
from tests.training.hr.conftest import FRENCH
from tests.training.hr.conftest import LAST_DAY as TODAY
from training.certification.acts.services import suspend
from training.certification.services import revoke
from training.hr.competence import services
from training.staff.models import AuditEntry

XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


@pytest.fixture(autouse=True)
def _today():
    with time_machine.travel(TODAY, tick=False):
        yield


as_csv, as_xlsx = partial(exported.as_csv, page="/hr/matrix/"), partial(exported.as_xlsx, page="/hr/matrix/")


def on_page(client, language="en", **query):
    """The cells of the page as a reader sees them, by line: the head, then names and words."""
    page = client.get(f"/{language}/hr/matrix/", query).content.decode()
    table = page[page.index("<thead>") : page.index("</table>")]
    table = re.sub(r"<svg.*?</svg>", "", table)
    table = re.sub(r'<div class="job">.*?</div>', "", table)
    table = table.replace('<span class="more">', ", ")
    lines = re.findall(r"<tr>(.*?)</tr>", table, re.DOTALL)
    return [
        [
            " ".join(unescape(re.sub(r"<[^>]+>", "", cell)).split()).replace(" ,", ",")
            for cell in re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", line, re.DOTALL)
        ]
        for line in lines
    ]


@pytest.fixture
def staff(house, hr):
    job = services.add_job(hr, "Croupier")
    services.require(hr, job, {FRENCH: "practice", "fair-roulette-croupier": "certificate"}, NOON)
    for number, days in enumerate((10, 690, 731, 740, 20, 30)):
        person = a_person(house, username=f"p{number}", date_joined=NOON)
        services.post(hr, person, job, hr, NOON.date())
        certificate = a_certificate(person, TODAY - timedelta(days=days))
        if number == 4:
            revoke(hr, certificate, "Copied", TODAY)
        if number == 5:
            suspend(hr, certificate, "Enquiry", TODAY)
            services.exempt(hr, person, FRENCH, TODAY.date(), "On loan", TODAY)


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize(
    "query",
    [
        {},
        {"state": "may-deal"},
        {"programme": FRENCH, "state": "gap"},
        {"programme": FRENCH, "within": "60"},
        {"day": "2028-02-20", "state": "valid"},
        {"state": "none"},
    ],
)
def test_files_say_what_the_page_says(signed_in, staff, language, query):
    shown = on_page(signed_in, language, **query)
    assert len(shown) > 1
    for read in (as_csv, as_xlsx):
        _heading, *rows = read(signed_in, language, **query)
        assert [[row[0], *row[3:]] for row in rows] == shown


def test_they_name_the_house_and_the_day(signed_in, staff):
    for read in (as_csv, as_xlsx):
        heading, heads, first, *_ = read(signed_in)
        assert heading == ["Ca' Vendramin Calergi", "As of 2 March 2028"]
        assert heads[:3] == ["Name", "User name", "Job"]
        assert first[:4] == ["P0 Grimani", "p0", "Croupier", "valid, 21 Feb 2030, practical test required"]


def test_they_hold_more_than_a_page(signed_in, house):
    for number in range(60):
        a_person(house, username=f"p{number}")
    assert len(as_csv(signed_in)) == len(as_xlsx(signed_in)) == 2 + 61


@pytest.mark.parametrize("name", ["=1+1", "+39", "-1", "@SUM(A1)", "＝1", '=HYPERLINK("x")', "http://example.org"])
def test_no_name_becomes_a_formula_or_a_link(signed_in, house, name):
    a_person(house, username="p", first_name=name, last_name="")
    guarded = name if name.startswith("http") else f"'{name}"
    assert as_csv(signed_in)[2][0] == guarded
    assert as_xlsx(signed_in)[2][0] == name


def test_each_file_is_noted_in_the_audit(signed_in, hr, trainee):
    for kind in ("csv", "xlsx"):
        response = signed_in.get(f"/en/hr/matrix/export.{kind}", {"name": "ada"})
        assert response["Content-Disposition"] == f'attachment; filename="matrix-2028-03-02.{kind}"'
    assert response["Content-Type"] == XLSX
    for entry in AuditEntry.objects.all():
        assert (entry.actor, entry.action, entry.subject) == (hr, "matrix-exported", "2028-03-02")
        assert entry.details == {"rows": 1, "filter": {"name": "ada"}}
    assert AuditEntry.objects.count() == 2
    assert "Matrix exported" in signed_in.get("/en/hr/audit/").content.decode()


@pytest.mark.parametrize("kind", ["csv", "xlsx"])
def test_a_filter_that_makes_no_sense_gives_no_file(signed_in, kind):
    assert signed_in.get(f"/en/hr/matrix/export.{kind}", {"day": "never"}).status_code == 400
    assert not AuditEntry.objects.exists()


def test_the_page_leads_to_the_files_of_its_own_filter(signed_in, trainee):
    page = signed_in.get("/en/hr/matrix/", {"name": "a", "after": "x"}).content.decode()
    for kind in ("csv", "xlsx"):
        assert f'href="/en/hr/matrix/export.{kind}?name=a"' in page
