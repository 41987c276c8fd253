"""What a job requires from a coming day on: HR enters it, sees it ahead and takes it back."""

from datetime import timedelta

import pytest
import time_machine

from tests.training.certification.cast import NOON
from tests.training.hr.conftest import FAIR, FRENCH, refusal
from training.hr.competence import services
from training.hr.competence.requirements import Needs
from training.hr.models import Need, Requirement
from training.staff.models import AuditEntry

TODAY = NOON + timedelta(days=10)  # 12 March 2026
DAY = TODAY.date()
NEXT, LATER = DAY + timedelta(days=1), DAY + timedelta(days=50)  # 13 March, 1 May 2026


@pytest.fixture(autouse=True)
def _today():
    with time_machine.travel(TODAY, tick=False):
        yield


@pytest.fixture
def job(hr):
    made = services.add_job(hr, "Croupier")
    services.require(hr, made, {FRENCH: "certificate"}, NOON)
    return made


def page_of(job):
    return f"/en/hr/jobs/{job.pk}/"


def needs(job, day):
    return Needs([job.pk]).on(day).get(job.pk, {})


def ahead(job):
    return sorted((each.day, each.programme, each.need) for each in Needs([job.pk]).after(DAY))


def sent(needs=(), day=LATER):
    return {FRENCH: "certificate", FAIR: "", "first_day": day.isoformat(), **dict(needs)}


def test_it_holds_from_its_day_on_and_is_shown_before(signed_in, job):
    jobs = signed_in.post(page_of(job), sent({FRENCH: "practice", FAIR: "certificate"}), follow=True)
    assert jobs.redirect_chain == [("/en/hr/jobs/", 302)]
    for page in (jobs, signed_in.get(page_of(job))):
        said = " ".join(page.content.decode().split())
        assert "From 1 May 2026: French roulette croupier, certificate and practical test" in said
        assert "From 1 May 2026: Fair roulette croupier, certificate" in said
    before, on = needs(job, LATER - timedelta(days=1)), needs(job, LATER)
    assert (before, on) == ({FRENCH: Need.CERTIFICATE}, {FRENCH: Need.PRACTICE, FAIR: Need.CERTIFICATE})
    details = AuditEntry.objects.filter(action="requirements-changed").latest("pk").details
    assert details == {"needs": {FRENCH: "practice", FAIR: "certificate"}, "first_day": LATER.isoformat()}


def test_what_changes_on_other_days_stays_as_it_is(signed_in, hr, job):
    services.require(hr, job, {FAIR: "certificate"}, TODAY, LATER)
    signed_in.post(page_of(job), sent({FRENCH: "practice"}, NEXT))
    signed_in.post(page_of(job), sent({FRENCH: ""}, LATER + timedelta(days=1)))
    assert ahead(job) == [
        (NEXT, FRENCH, Need.PRACTICE),
        (LATER, FAIR, Need.CERTIFICATE),
        (LATER + timedelta(days=1), FRENCH, Need.NOTHING),
    ]
    assert needs(job, LATER) == {FRENCH: Need.PRACTICE, FAIR: Need.CERTIFICATE}


def test_it_is_taken_back_and_what_comes_later_stays(signed_in, hr, job):
    services.require(hr, job, {FRENCH: "practice", FAIR: "certificate"}, TODAY, NEXT)
    services.require(hr, job, {FAIR: "practice"}, TODAY, LATER)
    page = signed_in.post(page_of(job), {"back": NEXT.isoformat()}, follow=True)
    assert "The change is taken back." in page.content.decode()
    assert (ahead(job), needs(job, NEXT)) == ([(LATER, FAIR, Need.PRACTICE)], {FRENCH: Need.CERTIFICATE})
    written = Requirement.objects.count()
    signed_in.post(page_of(job), {"back": NEXT.isoformat()})  # the button pressed twice
    assert Requirement.objects.count() == written


def test_a_day_that_has_come_is_neither_written_nor_taken_back(signed_in, hr, stranger, job):
    page = signed_in.post(page_of(job), sent({FAIR: "certificate"}, DAY - timedelta(days=1)))
    assert page.status_code == 400
    assert page.context["form"].errors["first_day"] == ["Choose today or a later day: the past stays as it was."]
    assert f'name="{FAIR}"' in page.content.decode()
    assert page.context["form"][FAIR].value() == "certificate"
    assert "Enter the day." in signed_in.post(page_of(job), sent() | {"first_day": ""}).content.decode()
    said = signed_in.post(page_of(job), {"back": DAY.isoformat()}, follow=True).content.decode()
    assert "the past stays as it was" in said
    for nonsense in ("yesterday", "9999-12-31", ""):
        assert signed_in.post(page_of(job), {"back": nonsense}).status_code == 404
    assert refusal(services.take_back, stranger, job, LATER, TODAY) == "not-of-house"
    assert Requirement.objects.count() == 1
