"""The matrix of people and competences: who stands in it, what its cells say, and what narrows it."""

from datetime import timedelta

import pytest
import time_machine
from django.db import connection
from django.test.utils import CaptureQueriesContext

from tests.training.certification.cast import NOON, a_certificate, a_person
from tests.training.hr.conftest import AGES, FAIR, FRENCH, enter_each_state
from tests.training.hr.conftest import LAST_DAY as TODAY
from training.certification.acts.models import Extension
from training.certification.acts.services import suspend
from training.certification.models import Certificate
from training.hr.competence import services
from training.hr.matrix import selectors
from training.staff import history
from training.staff.models import User


@pytest.fixture(autouse=True)
def _today():
    with time_machine.travel(TODAY, tick=False):
        yield


@pytest.fixture
def staff(house, hr):
    """One person in each state, named after it, who has long been in the house, and one who holds nothing."""
    enter_each_state(house, hr, AGES | {"Suspenda": 20}, date_joined=NOON)


def a_paper(person, programme, until, grace=0):
    """A certificate that was issued a year before its last day, without an exam."""
    days = {"issued_on": until - timedelta(days=365), "due_from": until, "expires_on": until}
    return Certificate.objects.create(
        code="PAPER",
        holder=person,
        holder_name=person.full_name,
        house=person.house,
        house_name=person.house.name,
        programme=programme,
        ruleset="any",
        language="en",
        covers=[],
        clauses={},
        grace_until=until + timedelta(days=grace),
        **days,
    )


def read(client, **query):
    response = client.get("/en/hr/matrix/", query)
    assert response.status_code == 200
    return response.context


def names(client, **query):
    return [line.person.first_name for line in read(client, **query)["grid"].lines]


def cells(client, **query):
    """The words of the French roulette of each person, by first name."""
    grid = read(client, **query)["grid"]
    column = [slug for slug, _title in grid.columns].index(FRENCH)
    return {line.person.first_name: line.cells[column] and line.cells[column].words for line in grid.lines}


def test_each_cell_says_the_state_of_the_day(signed_in, staff):
    assert cells(signed_in) == {
        "Expira": ("expired", "21 Feb 2028"),
        "Lasta": ("expires soon", "2 Mar 2028"),
        "Nona": None,
        "Revoka": ("revoked",),
        "Soona": ("expires soon", "12 Apr 2028"),
        "Suspenda": ("suspended", "11 Feb 2030"),
        "Ugo": None,
        "Valida": ("valid", "21 Feb 2030"),
    }


def test_a_state_is_a_sign_a_colour_and_a_word(signed_in, trainee):
    a_certificate(trainee, TODAY)
    page = signed_in.get("/en/hr/matrix/").content.decode()
    assert '<span class="state valid"><svg viewBox="0 0 24 24" aria-hidden="true">' in page
    assert f'<a href="{trainee.pk}/{FRENCH}/?on=2028-03-02">' in page
    assert '<th scope="row">' in page
    assert '<th scope="col">French roulette croupier</th>' in page


def test_a_certificate_in_its_grace_is_overdue(signed_in, trainee):
    a_paper(trainee, FRENCH, until=TODAY.date() - timedelta(days=9), grace=9)
    assert cells(signed_in)["Ada"] == ("overdue", "22 Feb 2028")
    assert names(signed_in, state="overdue") == ["Ada"]


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ({"state": "valid"}, ["Valida"]),
        ({"state": "runs-out"}, ["Lasta", "Soona"]),
        ({"state": "expired"}, ["Expira"]),
        ({"state": "revoked"}, ["Revoka"]),
        ({"state": "suspended"}, ["Suspenda"]),
        ({"state": "none"}, ["Nona", "Ugo"]),
        ({"within": "30"}, ["Lasta"]),
        ({"within": "60"}, ["Lasta", "Soona"]),
        ({"within": "60", "state": "valid"}, []),
        ({"name": "ONA"}, ["Nona", "Soona"]),
        ({"name": "grimani val"}, ["Valida"]),
        ({"state": "valid", "programme": FAIR}, []),
        ({"state": "none", "programme": FAIR, "name": "o"}, ["Nona", "Revoka", "Soona", "Ugo"]),
        ({"day": "2028-02-20", "state": "valid"}, ["Revoka", "Suspenda"]),
    ],
)
def test_filters_find_who_has_such_a_cell(signed_in, staff, query, found):
    assert sorted(names(signed_in, **query)) == sorted(found)


def test_where_two_certificates_stand_the_filter_finds_the_one_that_the_cell_shows(signed_in, trainee, hr):
    a_certificate(trainee, TODAY - timedelta(days=20))
    suspend(hr, a_certificate(trainee, TODAY), "Enquiry", TODAY)
    assert cells(signed_in)["Ada"][0] == "valid"
    assert names(signed_in, state="valid") == ["Ada"]
    assert names(signed_in, state="suspended") == []


def test_an_extended_certificate_that_outlasts_its_renewal_is_the_one_shown(signed_in, trainee, hr):
    first, day = a_certificate(trainee, TODAY - timedelta(days=720)), TODAY.date()
    until = day + timedelta(days=800)
    days = {"due_from": day, "until": until, "grace_until": until}
    Extension.objects.create(certificate=first, at=TODAY, author=hr, reason="On leave", **days)
    a_paper(trainee, FRENCH, until=day + timedelta(days=300))
    assert cells(signed_in)["Ada"] == ("expires soon", "11 May 2030")
    assert names(signed_in, state="runs-out") == ["Ada"]
    assert names(signed_in, state="valid") == []


def test_what_the_job_requires_and_nobody_holds_is_a_gap(signed_in, trainee, hr):
    job = services.add_job(hr, "Croupier")
    services.require(hr, job, {FRENCH: "practice", FAIR: "certificate"}, TODAY)
    services.post(hr, trainee, job, hr, TODAY.date())
    assert cells(signed_in)["Ada"] == ("not started", "required by the job")
    a_certificate(trainee, TODAY)
    assert cells(signed_in)["Ada"] == ("valid", "2 Mar 2030", "practical test required")
    services.exempt(hr, trainee, FRENCH, TODAY.date(), "On loan", TODAY)
    assert cells(signed_in)["Ada"] == ("valid", "2 Mar 2030", "exempt until 2 Mar 2028")
    page = signed_in.get("/en/hr/matrix/").content.decode()
    assert page.count('<td class="gap">') == 1
    assert '<div class="job">Croupier</div>' in page


def test_job_and_manager_are_those_of_the_day(signed_in, trainee, colleague, hr, instructor):
    croupier, inspector = services.add_job(hr, "Croupier"), services.add_job(hr, "Inspector")
    services.post(hr, trainee, croupier, instructor, TODAY.date() - timedelta(days=10))
    services.post(hr, trainee, inspector, None, TODAY.date())
    services.post(hr, colleague, croupier, instructor, TODAY.date())
    assert names(signed_in, job=croupier.pk) == ["Bruno"]
    assert names(signed_in, job=inspector.pk) == ["Ada"]
    assert names(signed_in, manager=instructor.pk) == ["Bruno"]
    before = {"day": "2028-03-01"}
    User.objects.update(date_joined=NOON)
    assert names(signed_in, job=croupier.pk, **before) == ["Ada"]
    assert names(signed_in, manager=instructor.pk, **before) == ["Ada"]
    assert names(signed_in, job=inspector.pk, **before) == []


def test_who_has_left_stands_in_it_on_the_days_before(signed_in, house, other_house, hr, trainee, colleague):
    day, joined = TODAY - timedelta(days=10), TODAY - timedelta(days=100)
    for person in (hr, trainee, colleague):
        history.keep(person, joined)
    trainee.is_active = False
    colleague.house = other_house
    for person in (trainee, colleague):
        person.save()
        history.keep(person, day)
    a_person(house, username="nona", date_joined=TODAY)  # of whom there is no history
    assert names(signed_in) == ["Nona", "Ugo"]
    before = (day - timedelta(days=1)).date().isoformat()
    assert names(signed_in, day=before) == ["Ada", "Bruno", "Ugo"]
    assert names(signed_in, day=day.date().isoformat()) == ["Ugo"]
    assert names(signed_in, day=(joined - timedelta(days=1)).date().isoformat()) == []
    assert signed_in.get(f"/en/hr/people/{colleague.pk}/").status_code == 200


def test_on_a_day_to_come_the_people_of_today_have_the_states_of_that_day(signed_in, trainee):
    a_certificate(trainee, TODAY)
    assert cells(signed_in, day="2031-01-01")["Ada"] == ("expired", "2 Mar 2030")


def test_pages_go_on_after_a_name_and_back_before_one(signed_in, house, monkeypatch):
    monkeypatch.setattr(selectors, "PAGE", 2)
    for name in ("Anna", "Bea", "Carla", "Dora"):  # and Ugo
        a_person(house, username=name.lower())
    first = read(signed_in)
    assert ([line.person.first_name for line in first["grid"].lines], first["page"].before) == (["Anna", "Bea"], None)
    second = read(signed_in, after=first["page"].after)
    assert [line.person.first_name for line in second["grid"].lines] == ["Carla", "Dora"]
    third = read(signed_in, after=second["page"].after)
    assert ([line.person.first_name for line in third["grid"].lines], third["page"].after) == (["Ugo"], None)
    assert names(signed_in, before=third["page"].before) == ["Carla", "Dora"]
    back = read(signed_in, before=second["page"].before)
    assert ([line.person.first_name for line in back["grid"].lines], back["page"].before) == (["Anna", "Bea"], None)
    assert names(signed_in, after=back["page"].after) == ["Carla", "Dora"]
    page = signed_in.get("/en/hr/matrix/", {"name": "a"}).content.decode()
    assert f'href="?name=a&amp;after={first["page"].after}" rel="next"' in page


def test_two_of_one_name_are_both_shown_once(signed_in, house, monkeypatch):
    monkeypatch.setattr(selectors, "PAGE", 1)
    for number in range(3):
        a_person(house, username=f"p{number}", first_name="Anna")
    found, after = [], None
    for _ in range(4):
        page = read(signed_in, **({"after": after} if after else {}))["page"]
        found, after = [*found, *page.people], page.after
    assert [person.username for person in found] == ["p0", "p1", "p2", "ugo"]


@pytest.mark.parametrize("key", ["x", "0", "-1", "9" * 30, "²"])
def test_an_unknown_place_is_the_first_page(signed_in, trainee, stranger, key):
    for asked in ({"after": key}, {"before": key}, {"after": str(stranger.pk)}):
        assert names(signed_in, **asked) == ["Ada", "Ugo"]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("day", "never"),
        ("state", "ludo"),
        ("programme", "ludo"),
        ("within", "7"),
        ("job", "1"),
        ("manager", "1"),
    ],
)
def test_a_filter_that_makes_no_sense_is_refused_at_its_field(signed_in, field, value):
    response = signed_in.get("/en/hr/matrix/", {field: value})
    assert response.status_code == 400
    assert list(response.context["form"].errors) == [field]
    assert "The matrix cannot be shown for this filter." in response.content.decode()


def test_a_job_and_a_manager_of_another_house_are_refused(signed_in, stranger):
    job = services.add_job(stranger, "Croupier")
    response = signed_in.get("/en/hr/matrix/", {"job": job.pk, "manager": stranger.pk})
    assert list(response.context["form"].errors) == ["job", "manager"]


@pytest.mark.parametrize("state", ["none", "in-training", "not-started", "may-deal", "may-not-deal", "exempt", "gap"])
def test_what_is_no_certificate_has_nothing_that_expires(signed_in, state):
    response = signed_in.get("/en/hr/matrix/", {"state": state, "within": "30"})
    assert list(response.context["form"].errors) == ["within"]


def test_an_empty_matrix_says_so(signed_in):
    page = signed_in.get("/en/hr/matrix/", {"name": "nobody"}).content.decode()
    assert "Nobody matches this filter." in page
    assert '<div class="table-scroll matrix"' not in page


def test_another_house_sees_nothing(client, stranger, trainee):
    a_certificate(trainee, TODAY)
    client.force_login(stranger)
    assert names(client) == ["Zeno"]


def test_a_programme_that_is_no_longer_offered_is_a_column_where_somebody_holds_it(signed_in, trainee):
    a_paper(trainee, "faro-croupier", until=TODAY.date())
    assert read(signed_in)["grid"].columns[-1] == ("faro-croupier", "faro-croupier")


@pytest.mark.parametrize("query", [{}, {"state": "valid"}, {"state": "may-deal"}, {"day": "2028-03-01"}])
def test_the_number_of_queries_does_not_depend_on_the_people(signed_in, house, query, django_assert_max_num_queries):
    a_certificate(a_person(house, username="p0", date_joined=NOON), TODAY)
    signed_in.get("/en/hr/matrix/", query)
    with CaptureQueriesContext(connection) as few:
        signed_in.get("/en/hr/matrix/", query)
    for number in range(1, 13):
        a_certificate(a_person(house, username=f"p{number}", date_joined=NOON), TODAY)
    with django_assert_max_num_queries(len(few)):
        assert len(names(signed_in, **query)) >= 13
