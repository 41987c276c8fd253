"""A house says how long its certificates are valid: those to come, and no others."""

from datetime import date, timedelta

import pytest
import time_machine

from tests.training.certification.cast import NOON, a_certificate, a_person
from training.certification.acts.evidence import Paper, enter_evidence
from training.certification.acts.terms_models import HouseTerms
from training.certification.programmes import programmes
from training.staff.models import AuditEntry, Role

ADDRESS = "/en/hr/programmes/french-roulette-croupier/"
TERMS = {"validity_months": 12, "window_days": 60, "grace_days": 30, "ends_month": "", "ends_day": ""}


@pytest.fixture(autouse=True)
def _today():
    with time_machine.travel(NOON, tick=False):
        yield


def days(certificate):
    return certificate.due_from, certificate.expires_on, certificate.grace_until


def test_a_certificate_is_issued_on_the_terms_of_the_site_until_the_house_sets_its_own(signed_in, trainee, colleague):
    before = a_certificate(trainee)
    assert days(before) == (date(2027, 12, 3), date(2028, 3, 2), date(2028, 3, 2))
    page = signed_in.post(ADDRESS, TERMS, follow=True).content.decode()
    assert "They hold for certificates issued from now on." in page
    assert "<dd>60</dd>" in page
    assert days(a_certificate(colleague)) == (date(2027, 1, 1), date(2027, 3, 2), date(2027, 4, 1))
    before.refresh_from_db()
    assert days(before)[1] == date(2028, 3, 2)


def test_a_fixed_last_day(signed_in, trainee, hr):
    signed_in.post(ADDRESS, TERMS | {"ends_month": 1, "ends_day": 31})
    assert a_certificate(trainee).expires_on == date(2027, 1, 31)
    assert "31/1" in signed_in.get("/en/hr/programmes/").content.decode()
    paper = Paper("Casino de Spa", "Brevet 117", date(2025, 12, 10))
    other = a_person(trainee.house, username="nona")
    croupier = programmes()["french-roulette-croupier"]
    assert enter_evidence(hr, other, croupier, paper, NOON).expires_on == date(2027, 1, 31)


def test_the_holder_reads_the_terms_of_the_house_before_the_exam(signed_in, client, trainee):
    signed_in.post(ADDRESS, TERMS)
    client.force_login(trainee)
    assert "valid for 12 months" in client.get("/en/training/exams/").content.decode()


def test_another_house_keeps_its_own(signed_in, stranger):
    signed_in.post(ADDRESS, TERMS)
    theirs = a_person(stranger.house, Role.TRAINEE, "tina")
    assert a_certificate(theirs).expires_on == date(2028, 3, 2)


def test_the_same_terms_again_are_no_row_and_no_entry(signed_in):
    for _ in range(2):
        signed_in.post(ADDRESS, TERMS)
    assert HouseTerms.objects.count() == 1
    (entry,) = AuditEntry.objects.all()
    assert (entry.action, entry.details["grace_days"]) == ("terms-set", 30)
    assert "French roulette croupier" in signed_in.get("/en/hr/audit/").content.decode()


@pytest.mark.parametrize(
    "fault",
    [
        {"validity_months": 2, "window_days": 56},
        {"validity_months": 6, "ends_month": 1, "ends_day": 31},
        {"ends_month": 2, "ends_day": 29},
        {"ends_month": 2},
        {"ends_day": 31},
    ],
)
def test_terms_that_do_not_fit_together_are_refused_and_what_was_typed_stays(signed_in, fault):
    response = signed_in.post(ADDRESS, TERMS | fault)
    assert response.status_code == 400
    assert "These terms do not fit together." in response.content.decode()
    assert 'value="30"' in response.content.decode()
    assert not HouseTerms.objects.exists()


@pytest.mark.parametrize(
    "fault",
    [{"validity_months": 0}, {"validity_months": ""}, {"grace_days": -1}, {"window_days": "x"}, {"ends_day": 32}],
)
def test_a_number_that_cannot_be_is_refused_at_its_field(signed_in, fault):
    response = signed_in.post(ADDRESS, TERMS | fault)
    assert list(response.context["form"].errors) == list(fault)
    assert not HouseTerms.objects.exists()


def test_a_programme_that_there_is_not_has_no_page(signed_in):
    assert signed_in.get("/en/hr/programmes/faro/").status_code == 404


def test_within_the_grace_of_the_house_the_list_says_overdue(signed_in, trainee):
    signed_in.post(ADDRESS, TERMS)
    a_certificate(trainee)
    with time_machine.travel(NOON + timedelta(days=366 + 10)):
        signed_in.force_login(trainee.house.people.get(role=Role.HR))
        assert [row.state for row in signed_in.get("/en/hr/").context["rows"]] == ["overdue"]
