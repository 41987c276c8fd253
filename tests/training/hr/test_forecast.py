"""What is known today of who may deal what on later days agrees with what each of those days says."""

from datetime import timedelta

import pytest
import time_machine

from tests.training.certification.cast import NOON, a_certificate, a_failure, a_person
from tests.training.hr.conftest import FAIR, FRENCH, agree_terms
from tests.training.practical.sheets import signed
from training.certification.acts.services import extend, suspend
from training.certification.programmes import programmes
from training.hr.competence import services
from training.hr.competence.forecast import Forecast
from training.hr.competence.selectors import competences, team
from training.practical.validity import set_months
from training.staff.models import Role

TODAY = NOON + timedelta(days=10)
DAY = TODAY.date()


@pytest.fixture(autouse=True)
def _today(hr):
    with time_machine.travel(TODAY, tick=False):
        agree_terms(hr, validity_months=1, window_days=10, grace_days=15)
        yield


@pytest.fixture
def people(house, trainee, colleague, instructor, hr):
    """People in every state, some of whom have jobs that begin and end within the days that are looked at."""
    strict, plain = services.add_job(hr, "Croupier"), services.add_job(hr, "Valet")
    services.require(hr, strict, {FRENCH: "practice", FAIR: "certificate"}, TODAY)
    services.require(hr, strict, {FAIR: ""}, TODAY, DAY + timedelta(days=9))
    services.require(hr, plain, {FAIR: "certificate"}, TODAY, DAY + timedelta(days=20))
    a_certificate(trainee)
    certificate = a_certificate(colleague)
    services.post(hr, trainee, strict, instructor, DAY + timedelta(days=5))
    services.post(hr, trainee, plain, hr, DAY + timedelta(days=15))
    services.post(hr, colleague, strict, None, DAY - timedelta(days=5))
    signed(instructor, colleague, began_at=NOON, ended_at=NOON)
    set_months(hr, 2, NOON)  # the test counts no longer within the days that are looked at
    extend(hr, certificate, certificate.expires_on + timedelta(days=20), "Ill", TODAY)
    held = a_person(house, Role.TRAINEE, "carla")
    suspend(hr, a_certificate(held), "An enquiry", TODAY)
    begun = a_person(house, Role.TRAINEE, "dino")
    a_failure(begun, NOON)
    services.exempt(hr, begun, FRENCH, DAY + timedelta(days=12), "On loan", TODAY)
    return [trainee, colleague, instructor, held, begun]


def test_it_says_of_each_day_what_that_day_says(house, people):
    forecast = Forecast(house, people, DAY)
    states = set()
    for day in (DAY + timedelta(days=number) for number in range(80)):
        known = competences(house, people, day)
        for person in people:
            found = [one for slug in programmes() if (one := forecast.on(person.pk, slug, day))]
            assert found == known[person.pk], (person, day)
            states |= {(one.state, one.may_deal) for one in found}
    assert {state for state, _may in states} == {
        *("valid", "runs-out", "overdue", "expired", "suspended", "in-training", "not-started"),
    }
    assert ("in-training", True) in states


def test_it_knows_the_manager_of_each_day(house, people, instructor):
    forecast = Forecast(house, people, DAY)
    for day in (DAY + timedelta(days=number) for number in range(30)):
        led = [one.pk for one in people if (row := forecast.posting(one.pk, day)) and row.manager_id == instructor.pk]
        assert led == [one.pk for one in team(instructor, day)]


def test_its_queries_depend_on_nothing(house, people, django_assert_num_queries):
    for some in (people[:1], people):
        with django_assert_num_queries(13):
            forecast = Forecast(house, some, DAY)
            for number in range(90):
                forecast.on(people[0].pk, FRENCH, DAY + timedelta(days=number))
