"""A manager's team as CSV and XLSX: what the page shows, and of nobody else."""

import re
from datetime import timedelta
from functools import partial
from html import unescape

import pytest
import time_machine

from tests.training.certification.cast import NOON, a_certificate, a_person
from tests.training.hr import exported
from tests.training.hr.conftest import FAIR, FRENCH
from training.hr.competence import services
from training.staff.models import AuditEntry, Role

TODAY = NOON + timedelta(days=10)  # 12 March 2026
DAY = TODAY.date()


@pytest.fixture(autouse=True)
def _today():
    with time_machine.travel(TODAY, tick=False):
        yield


@pytest.fixture
def team(client, hr, house, trainee, colleague, instructor):
    job = services.add_job(hr, "Croupier")
    services.require(hr, job, {FRENCH: "practice", FAIR: "certificate"}, NOON)
    services.post(hr, trainee, job, instructor, DAY)
    services.post(hr, a_person(house, Role.TRAINEE, "nona", first_name="=1+1"), None, instructor, DAY)
    services.post(hr, colleague, None, hr, DAY)
    a_certificate(trainee)
    a_certificate(colleague)
    client.force_login(instructor)
    return client


as_csv, as_xlsx = partial(exported.as_csv, page="/hr/team/"), partial(exported.as_xlsx, page="/hr/team/")


def on_page(client, language="en", **query):
    """The rows of the page; a cell over all columns is one for each."""
    page = client.get(f"/{language}/hr/team/", query).content.decode()
    table = re.sub(r"<svg.*?</svg>", "", page[page.index("<thead>") : page.index("</table>")], flags=re.DOTALL)
    rows = []
    for line in re.findall(r"<tr>(.*?)</tr>", table, re.DOTALL):
        cells = re.findall(r"<t[hd]([^>]*)>(.*?)</t[hd]>", line, re.DOTALL)
        said = [" ".join(unescape(re.sub(r"<[^>]+>", "", cell)).split()) for _attributes, cell in cells]
        rows.append([said[0], *["–"] * 5] if "colspan" in line else said)
    return rows


@pytest.mark.parametrize("language", ["en", "it"])
def test_both_files_say_what_the_page_says(team, language):
    page = on_page(team, language)
    assert len(page) == 4
    assert as_xlsx(team, language)[1:] == page
    assert [[cell.removeprefix("'") for cell in row] for row in as_csv(team, language)[1:]] == page
    assert "'=1+1 Grimani" in {row[0] for row in as_csv(team, language)}
    assert not any("Bruno" in cell for row in page for cell in row)


def test_the_files_are_of_the_day_that_is_asked_for(team):
    assert as_xlsx(team)[0][1] == "As of 12 March 2026"
    assert as_csv(team, on="2026-03-11")[1:] == [on_page(team)[0]]
    for suffix in ("csv", "xlsx"):
        assert team.get(f"/en/hr/team/export.{suffix}", {"on": "never"}).status_code == 400


def test_an_export_is_in_the_audit_of_the_house(team, instructor, house):
    as_csv(team)
    entry = AuditEntry.objects.filter(action="team-exported").get()
    assert (entry.actor, entry.house, entry.subject, entry.details) == (instructor, house, "2026-03-12", {"rows": 2})


def test_somebody_without_a_house_is_refused_and_a_stranger_sees_nobody(client, team, trainee, stranger, drifter):
    for viewer in (trainee, stranger):
        client.force_login(viewer)
        assert len(as_csv(client)) == 2
    assert not AuditEntry.objects.filter(action="team-exported").exists(), "of nobody"
    client.force_login(drifter)
    for suffix in ("csv", "xlsx"):
        assert client.get(f"/en/hr/team/export.{suffix}").status_code == 403
