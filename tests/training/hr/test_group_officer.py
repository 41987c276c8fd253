"""A group officer looks at every house of the group, and acts in none."""

import csv
from datetime import timedelta
from io import StringIO

import pytest
import time_machine
from django.core.exceptions import PermissionDenied
from django.db import connection
from django.test.utils import CaptureQueriesContext

from tests.portal.page import read
from tests.training.certification.cast import NOON, a_certificate, a_house, a_person
from tests.training.hr.conftest import FRENCH
from training.hr.competence.services import add_job, exempt, post
from training.hr.matrix import selectors as matrix
from training.hr.people import selectors as people
from training.hr.reading import house_read, houses_read
from training.hr.rosters.crew import crew_of
from training.hr.selectors import Filter, house_of, listed
from training.staff import history
from training.staff.models import AuditEntry, GroupOffice, GroupOfficeEnd, HouseGroup, Role

TODAY = NOON + timedelta(days=10)
DAY = TODAY.date()
READ = ("", "export.csv", "matrix/", "matrix/export.csv", "matrix/export.xlsx", "people/", "roster/", "roster/plan/")
CLOSED = (
    "audit/",
    "bulk/",
    "changes/",
    "import/",
    "jobs/",
    "letters/",
    "letters/days/",
    "people/add/",
)
CLOSED += ("programmes/new/", "recognition/")


@pytest.fixture(autouse=True)
def _today(db):
    with time_machine.travel(TODAY, tick=False):
        yield


@pytest.fixture
def group(house, other_house):
    made = HouseGroup.objects.create(name="Casinò di Venezia")
    made.houses.set([house, other_house])
    return made


@pytest.fixture
def third(db):
    """A house of another group, with its HR."""
    return a_house("Saint-Vincent")


def an_office(person, group, first=DAY, last=None):
    return GroupOffice.objects.create(
        group=group, person=person, first_day=first, last_day=last, reason="Group HR", at=TODAY, author=person
    )


@pytest.fixture
def officer(group):
    person = a_person(None, username="gaia")
    an_office(person, group)
    return person


@pytest.fixture
def seeing(client, officer):
    client.force_login(officer)
    return client


def lines(response):
    return list(csv.reader(StringIO(response.content.decode("utf-8-sig"))))


@pytest.mark.parametrize("page", READ)
def test_each_page_is_read_by_the_officer_of_the_group_and_nobody_else(
    client, officer, house, other_house, third, trainee, instructor, hr, stranger, page
):
    other_group = HouseGroup.objects.create(name="Others")
    third.group = other_group
    third.save()
    foreigner = a_person(None, username="olga")
    an_office(foreigner, other_group)
    expected = {officer: (200, 200, 403), hr: (200, 403, 403), stranger: (403, 200, 403), foreigner: (403, 403, 200)}
    for reader in (officer, trainee, instructor, hr, stranger, foreigner, a_person(third, Role.HR, "vito")):
        client.force_login(reader)
        asked = [client.get(f"/en/hr/{page}?house={each.pk}").status_code for each in (house, other_house, third)]
        assert tuple(asked) == expected.get(reader, (403, 403, 200) if reader.is_hr else (403, 403, 403)), reader


@pytest.mark.parametrize("page", CLOSED)
def test_what_belongs_to_hr_alone_is_closed_to_the_officer(seeing, house, page):
    for address in (f"/en/hr/{page}", f"/en/hr/{page}?house={house.pk}"):
        assert seeing.get(address).status_code == 403


def test_the_officer_does_not_act(seeing, officer, house, hr, trainee):
    code, job = a_certificate(trainee).code, add_job(hr, "Croupier")
    exemption = exempt(hr, trainee, FRENCH, DAY, "New here", TODAY)
    of_certificate = ("revoke", "reinstate", "readmit", "suspend", "lift", "extend", "shorten")
    of_person = ("evidence", "edit", "invite", "close", "reopen", "move", "job", "exempt")
    addresses = [f"certificates/{code}/{act}/" for act in of_certificate]
    addresses += [f"people/{trainee.pk}/{act}/" for act in of_person]
    addresses += [f"jobs/{job.pk}/", f"exemptions/{exemption.pk}/end/", "bulk/", "recognition/", "people/add/"]
    before = AuditEntry.objects.count()
    for address in addresses:
        answer = seeing.post(f"/en/hr/{address}?house={house.pk}", {"reason": "No", "until": "2030-01-01"})
        assert answer.status_code == 403, address
    assert AuditEntry.objects.count() == before
    with pytest.raises(PermissionDenied):
        house_of(officer)


@pytest.mark.parametrize(
    ("first", "last", "is_ended", "may_read"),
    [
        (0, None, False, True),
        (0, 0, False, True),
        (1, None, False, False),
        (-9, -1, False, False),
        (0, None, True, False),
    ],
)
def test_an_office_holds_on_its_days_until_it_is_ended(group, house, first, last, is_ended, may_read):
    person = a_person(None, username="gaia")
    day = {None: None} | {number: DAY + timedelta(days=number) for number in (-9, -1, 0, 1)}
    office = an_office(person, group, day[first], day[last])
    if is_ended:
        GroupOfficeEnd.objects.create(office=office, reason="Left", at=TODAY, author=person)
    if may_read:
        assert house in houses_read(person)
    else:
        with pytest.raises(PermissionDenied):
            houses_read(person)


def test_a_house_that_leaves_the_group_is_not_seen_any_more(officer, house, other_house):
    house.group = None
    house.save()
    assert houses_read(officer) == [other_house]


@pytest.mark.parametrize("key", ["x", "0", "-1", "9" * 30, "²", " "])
def test_a_house_that_does_not_exist_is_refused(seeing, key):
    assert seeing.get("/en/hr/", {"house": key}).status_code == 403


def test_every_selector_asks_who_is_looking(officer, house, other_house, third, trainee, hr):
    for ask in (
        lambda who, key: listed(who, Filter(DAY, house=key)),
        lambda who, key: matrix.listed(who, matrix.Asked(DAY, house=key)),
        lambda who, key: people.listed(who, people.Wanted(house=key)),
        lambda who, key: crew_of(who, DAY, key),
        house_read,
    ):
        ask(officer, str(house.pk))
        ask(hr, str(house.pk))
        for who, key in ((officer, third.pk), (hr, other_house.pk), (trainee, house.pk)):
            with pytest.raises(PermissionDenied):
                ask(who, str(key))


def test_the_matrix_shows_all_houses_together_or_one(seeing, house, other_house, hr, stranger, trainee):
    a_certificate(trainee)
    theirs = a_certificate(a_person(other_house, username="bice")).holder
    post(stranger, theirs, add_job(stranger, "Croupier"), None, DAY)
    page = seeing.get("/en/hr/matrix/", {"state": "valid"})
    found = [(line.person, line.house, line.job, line.cells[0].state) for line in page.context["grid"].lines]
    assert found == [(trainee, house, "", "valid"), (theirs, other_house, "Croupier", "valid")]
    text = page.content.decode()
    assert "<td>Ca&#x27; Noghera</td>" in text
    assert f'href="/en/hr/people/{theirs.pk}/?house={other_house.pk}"' in text
    assert f"{theirs.pk}/{FRENCH}/" not in text  # what a cell rests on is for HR
    one = seeing.get("/en/hr/matrix/", {"house": other_house.pk})
    assert [line.person for line in one.context["grid"].lines] == [theirs, stranger]
    assert "<td>Ca&#x27; Noghera</td>" not in one.content.decode()


def test_the_matrix_of_a_past_day_names_the_house_of_that_day(seeing, house, other_house, trainee, hr, stranger):
    for person in (trainee, hr, stranger):
        history.keep(person, NOON)
    trainee.house = other_house
    trainee.save()
    history.keep(trainee, NOON + timedelta(days=5))
    where = [
        {line.person: line.house for line in seeing.get("/en/hr/matrix/", {"day": day}).context["grid"].lines}[trainee]
        for day in ("2026-03-06", "2026-03-07")
    ]
    assert where == [house, other_house]


def test_the_export_of_all_houses_is_noted_in_each(seeing, officer, house, other_house, trainee, stranger):
    head, titles, *rows = lines(seeing.get("/en/hr/matrix/export.csv"))
    assert head[0] == "Ca' Noghera and Ca' Vendramin Calergi"
    assert titles[:4] == ["Name", "User name", "House", "Job"]
    assert [row[1:3] for row in rows] == [["ada", house.name], ["zeno", other_house.name]]
    noted = {(one.house, one.actor, one.details["rows"]) for one in AuditEntry.objects.all()}
    assert noted == {(house, officer, 1), (other_house, officer, 1)}


def test_the_list_and_its_export_are_of_the_house_that_is_asked_for(seeing, house, other_house, trainee, stranger):
    code = a_certificate(trainee).code
    page = seeing.get("/en/hr/", {"house": house.pk}).content.decode()
    assert f'href="/en/hr/people/{trainee.pk}/?house={house.pk}"' in page
    for absent in ("/en/hr/bulk/", "/en/hr/audit/", "/en/hr/import/", 'name="code"'):
        assert absent not in page
    assert code in page
    assert code not in seeing.get("/en/hr/", {"house": other_house.pk}).content.decode()
    _head, row = lines(seeing.get("/en/hr/export.csv", {"house": house.pk}))
    assert row[1] == "ada"
    assert AuditEntry.objects.get().house == house


def test_somebodys_page_shows_what_counts_and_neither_exams_nor_reasons(seeing, house, other_house, third, hr, trainee):
    code = a_certificate(trainee).code
    exempt(hr, trainee, "fair-roulette-croupier", DAY, "A private matter", TODAY)
    page = read(seeing, f"/en/hr/people/{trainee.pk}/?house={house.pk}")
    shown = page.one("main").text
    assert code in shown
    assert "exempt until 12 March 2026" in shown
    for absent in ("A private matter", "Exams sat", "92", "Revoke", "Change job and manager"):
        assert absent not in shown.replace(code, "")
    assert not [address for address in page.hrefs if "/account/" in address]
    assert seeing.get(f"/en/hr/people/{trainee.pk}/", {"house": other_house.pk}).status_code == 404
    assert seeing.get(f"/en/hr/people/{a_person(third, username='vito').pk}/").status_code == 404


def test_the_people_are_listed_without_their_addresses(seeing, house, trainee):
    page = seeing.get("/en/hr/people/", {"house": house.pk}).content.decode()
    assert trainee.full_name in page
    assert trainee.email not in page
    assert "/en/hr/people/add/" not in page


def test_the_people_are_listed_without_their_accounts(seeing, client, house, hr, trainee, colleague):
    colleague.is_active = False
    colleague.save()
    asked = {"house": house.pk, "account": "closed"}
    page = seeing.get("/en/hr/people/", asked)
    assert [person for person, _account in page.context["rows"]] == [trainee, hr]
    for absent in ("Account", 'name="account"', "open</span>", "address", colleague.full_name):
        assert absent not in page.content.decode(), absent
    client.force_login(hr)
    assert [person for person, _account in client.get("/en/hr/people/", asked).context["rows"]] == [colleague]


def test_a_roster_is_checked_for_the_house_that_is_asked_for(seeing, house, other_house, trainee):
    a_certificate(trainee)
    sent = {"text": f"day,person,table\n{DAY},ada,{FRENCH}\n", "show": "all"}
    asked = {each: seeing.post(f"/en/hr/roster/?house={each.pk}", sent) for each in (house, other_house)}
    outcomes = {each: [row.outcome for row in page.context["rows"]] for each, page in asked.items()}
    assert outcomes == {house: ["qualified"], other_house: ["unknown-person"]}
    seeing.post(f"/en/hr/roster/?house={house.pk}", sent | {"csv": "1"})
    assert AuditEntry.objects.get().house == house


def test_hr_who_is_a_group_officer_acts_in_the_own_house_alone(
    client, group, house, other_house, hr, trainee, stranger
):
    an_office(hr, group)
    client.force_login(hr)
    assert houses_read(hr) == [house, other_house]
    assert client.get("/en/hr/").context["place"].may_act
    assert not client.get("/en/hr/", {"house": other_house.pk}).context["place"].may_act
    assert client.get(f"/en/hr/people/{stranger.pk}/edit/?house={other_house.pk}").status_code == 404
    assert client.get(f"/en/hr/people/{trainee.pk}/edit/").status_code == 200


def test_signing_in_leads_a_group_officer_to_the_records(client, officer):
    answer = client.post("/en/accounts/login/", {"login": "gaia", "password": "pw"})
    assert answer["Location"] == "/en/hr/"
    assert "Staff records of Ca&#x27; Noghera" in client.get("/en/me/").content.decode()


def test_the_number_of_queries_does_not_depend_on_the_people(seeing, house, other_house):
    counts = []
    for number in range(3):
        for each in (house, other_house):
            a_certificate(a_person(each, username=f"p{number}{each.pk}"))
        seeing.get("/en/hr/matrix/")
        with CaptureQueriesContext(connection) as asked:
            page = seeing.get("/en/hr/matrix/")
        assert len(page.context["grid"].lines) == 2 * number + 2
        counts.append(len(asked))
        assert sum("staff_groupoffice" in one["sql"] for one in asked) == 4  # place, filter, views, people
    assert len(set(counts)) == 1
