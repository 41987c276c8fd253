"""What somebody may deal, what a job requires, and who is exempt."""

from datetime import date, timedelta

import pytest
import time_machine
from django.core.exceptions import PermissionDenied

from tests.training.certification.cast import NOON, a_certificate, a_failure, a_person
from tests.training.hr.conftest import FAIR, FRENCH, refusal
from tests.training.practical.sheets import signed
from training.certification.acts.services import suspend
from training.hr.competence import services
from training.hr.competence.selectors import competences, posting_on, team
from training.hr.models import Exemption, Need, Requirement
from training.staff.models import AuditEntry, Role

TODAY = NOON + timedelta(days=10)  # 12 March 2026
DAY = TODAY.date()


@pytest.fixture(autouse=True)
def _today():
    with time_machine.travel(TODAY, tick=False):
        yield


@pytest.fixture
def job(hr):
    return services.add_job(hr, "Croupier")


def of(person, day=DAY):
    return {each.programme: each for each in competences(person.house, [person], day)[person.pk]}


def test_somebody_may_deal_what_a_certificate_in_force_certifies(trainee, hr):
    assert of(trainee) == {}
    certificate = a_certificate(trainee)
    assert (of(trainee)[FRENCH].state, of(trainee)[FRENCH].may_deal) == ("valid", True)
    assert of(trainee, DAY - timedelta(days=11)) == {}
    suspend(hr, certificate, "Under enquiry", TODAY)
    assert (of(trainee)[FRENCH].state, of(trainee)[FRENCH].may_deal) == ("suspended", False)
    assert of(trainee, DAY - timedelta(days=1))[FRENCH].may_deal


def test_a_job_shows_what_is_missing_for_it_from_its_day_on(trainee, hr, job):
    services.require(hr, job, {FRENCH: "certificate", FAIR: "certificate"}, NOON)
    services.post(hr, trainee, job, None, DAY)
    a_certificate(trainee)
    assert [(slug, each.is_gap) for slug, each in of(trainee).items()] == [(FRENCH, False), (FAIR, True)]
    assert list(of(trainee, DAY - timedelta(days=1))) == [FRENCH]
    assert of(trainee)[FAIR].state == "not-started"
    a_failure(trainee, NOON)
    assert of(trainee)[FAIR].state == "not-started"  # it was an exam of the other one


def test_a_job_may_require_a_practical_test_too(trainee, instructor, hr, job):
    services.require(hr, job, {FRENCH: "practice"}, NOON)
    services.post(hr, trainee, job, None, DAY)
    a_certificate(trainee)
    assert (of(trainee)[FRENCH].may_deal, of(trainee)[FRENCH].is_gap) == (False, True)
    signed(instructor, trainee, began_at=NOON, ended_at=NOON)
    assert (of(trainee)[FRENCH].may_deal, of(trainee)[FRENCH].is_gap) == (True, False)


def test_a_requirement_holds_from_its_day_until_it_is_taken_back(trainee, hr, job):
    services.post(hr, trainee, job, None, DAY - timedelta(days=30))
    services.require(hr, job, {FRENCH: "certificate"}, NOON)
    services.require(hr, job, {FRENCH: ""}, TODAY)
    assert of(trainee, NOON.date() - timedelta(days=1)) == {}
    assert of(trainee, NOON.date())[FRENCH].need == Need.CERTIFICATE
    assert of(trainee) == {}


def test_only_what_changes_of_the_requirements_is_written(hr, job):
    services.require(hr, job, {FRENCH: "certificate", FAIR: ""}, NOON)
    services.require(hr, job, {FRENCH: "certificate", FAIR: ""}, NOON)
    assert Requirement.objects.count() == 1
    assert [entry.action for entry in AuditEntry.objects.order_by("pk")] == ["job-added", "requirements-changed"]


def test_the_history_of_jobs_says_who_had_which_on_any_day(trainee, house, hr, job):
    other = services.add_job(hr, "Inspector")
    services.post(hr, trainee, job, None, date(2026, 1, 1))
    services.post(hr, trainee, other, None, date(2026, 3, 1))
    services.post(hr, trainee, None, None, date(2026, 6, 1))
    days = (date(2025, 12, 31), date(2026, 1, 1), date(2026, 2, 28), date(2026, 3, 1), date(2026, 6, 1))
    rows = [posting_on(trainee, house, day) for day in days]
    assert [row.job if row else None for row in rows] == [None, job, job, other, None]
    assert refusal(services.post, hr, trainee, other, None, date(2026, 3, 5)) == "posted"


def test_an_exemption_lets_somebody_deal_until_its_day_or_its_end(trainee, hr):
    until = DAY + timedelta(days=5)
    exemption = services.exempt(hr, trainee, FRENCH, until, " On loan ", TODAY)
    assert exemption.reason == "On loan"
    assert of(trainee)[FRENCH].may_deal
    assert of(trainee, until)[FRENCH].may_deal
    assert of(trainee, until + timedelta(days=1)) == {}
    assert of(trainee, DAY - timedelta(days=1)) == {}
    services.end_exemption(hr, exemption, TODAY + timedelta(days=2))
    assert of(trainee, DAY + timedelta(days=1))[FRENCH].may_deal
    assert of(trainee, DAY + timedelta(days=2)) == {}
    assert [entry.action for entry in AuditEntry.objects.order_by("pk")] == ["exempted", "exemption-ended"]


def test_what_makes_no_sense_is_refused(trainee, hr, stranger, job):
    assert refusal(services.add_job, hr, "CROUPIER") == "job-known"
    assert refusal(services.require, stranger, job, {FRENCH: "certificate"}, NOON) == "not-of-house"
    assert refusal(services.post, stranger, trainee, None, None, DAY) == "not-of-house"
    foreign = services.add_job(stranger, "Croupier")
    assert refusal(services.post, hr, trainee, foreign, None, DAY) == "not-of-house"
    assert refusal(services.exempt, hr, hr, FRENCH, DAY, "Because", TODAY) == "own-exemption"
    assert refusal(services.exempt, hr, trainee, FRENCH, DAY, " ", TODAY) == "no-reason"
    assert refusal(services.exempt, hr, trainee, FRENCH, DAY - timedelta(days=1), "Because", TODAY) == "past"
    exemption = services.exempt(hr, trainee, FRENCH, DAY, "Because", TODAY)
    assert refusal(services.exempt, hr, trainee, FRENCH, DAY, "Because", TODAY) == "exempt"
    assert refusal(services.end_exemption, stranger, exemption, TODAY) == "not-of-house"
    services.end_exemption(hr, exemption, TODAY)
    assert refusal(services.end_exemption, hr, exemption, TODAY) == "ended"


@pytest.mark.parametrize("who", ["trainee", "instructor", "drifter"])
def test_only_hr_writes(trainee, who, request):
    author = request.getfixturevalue(who)
    for act, more in ((services.add_job, ["Croupier"]), (services.exempt, [trainee, FRENCH, DAY, "Because", TODAY])):
        with pytest.raises(PermissionDenied):
            act(author, *more)
    assert not AuditEntry.objects.exists()


def test_hr_adds_a_job_says_what_it_needs_gives_it_and_sees_what_is_missing(signed_in, trainee):
    assert "No jobs yet." in signed_in.get("/en/hr/jobs/").content.decode()
    page = signed_in.post("/en/hr/jobs/", {"name": "Croupier"}, follow=True)
    job = page.context["job"]
    signed_in.post(f"/en/hr/jobs/{job.pk}/", {FRENCH: "practice", "first_day": DAY.isoformat()})
    assert "French roulette croupier: certificate and practical test" in signed_in.get("/en/hr/jobs/").content.decode()
    address = f"/en/hr/people/{trainee.pk}/job/"
    page = signed_in.post(address, {"job": job.pk, "first_day": "2026-03-01"}, follow=True).content.decode()
    assert "Job: Croupier" in page
    assert '<span class="badge bad">no</span>' in page
    assert "1 March 2026: Croupier" in signed_in.get(address).content.decode()
    again = signed_in.post(address, {"job": job.pk, "first_day": ""})
    assert again.context["form"].errors["first_day"] == ["Enter the day."]


def test_hr_exempts_somebody_and_ends_that_on_the_pages(signed_in, trainee):
    address = f"/en/hr/people/{trainee.pk}/exempt/"
    sent = {"programme": FRENCH, "until": "2026-03-31", "reason": "On loan"}
    page = signed_in.post(address, sent, follow=True).content.decode()
    assert "exempt until 31 March 2026" in page
    refused = signed_in.post(address, sent | {"until": "2026-03-11"})
    assert refused.context["form"].errors["until"] == ["Choose today or a later day: the past stays as it was."]
    assert ">\nOn loan</textarea>" in refused.content.decode()
    end = f"/en/hr/exemptions/{Exemption.objects.get().pk}/end/"
    assert "The exemption has ended." in signed_in.post(end, follow=True).content.decode()
    assert "This exemption has already ended." in signed_in.post(end, follow=True).content.decode()


def test_the_number_of_queries_does_not_depend_on_how_many_people_there_are(house, hr, job, django_assert_num_queries):
    services.require(hr, job, {FRENCH: "practice"}, NOON)
    people = [a_person(house, Role.TRAINEE, f"p{number}") for number in range(12)]
    for person in people:
        services.post(hr, person, job, None, DAY)
        a_certificate(person)
    for asked in (people[:1], people):
        # programmes, recognitions, certificates, validity of tests, tests, practice, lessons, exams, tests dealt,
        # exemptions, postings, requirements
        with django_assert_num_queries(12):
            competences(house, asked, DAY)


def test_the_audit_says_in_words_what_was_done(signed_in, trainee, hr, job):
    services.require(hr, job, {FRENCH: "practice", FAIR: ""}, TODAY)
    services.post(hr, trainee, job, None, DAY)
    services.exempt(hr, trainee, FRENCH, DAY, "On loan", TODAY)
    page = signed_in.get("/en/hr/audit/").content.decode()
    for said in (
        "French roulette croupier: certificate and practical test",
        "Job: Croupier",
        "From: 12 March 2026",
        "Programme: French roulette croupier",
        "Until 12 March 2026",
        "On loan",
    ):
        assert said in page


def test_a_manager_sees_the_own_team_on_any_day_and_nobody_else(client, house, trainee, colleague, instructor, hr, job):
    services.require(hr, job, {FAIR: "certificate"}, NOON)
    services.post(hr, trainee, job, instructor, DAY)
    services.post(hr, colleague, job, hr, DAY)
    a_certificate(trainee)
    a_certificate(colleague)
    client.force_login(instructor)
    page = client.get("/en/hr/team/")
    assert [person for person, _found in page.context["rows"]] == [trainee]
    text = page.content.decode()
    assert '<span class="badge good">yes</span>' in text
    assert '<span class="badge bad">no</span>' in text
    assert colleague.full_name not in text
    assert "Nobody is in your team" in client.get("/en/hr/team/", {"on": "2026-03-11"}).content.decode()
    assert client.get("/en/hr/team/", {"on": "2026-02-30"}).status_code == 400
    services.post(hr, trainee, job, hr, DAY + timedelta(days=5))
    assert list(team(instructor, DAY + timedelta(days=4))) == [trainee]
    assert list(team(instructor, DAY + timedelta(days=5))) == []


def test_somebody_who_left_the_house_is_in_no_team_of_it(trainee, instructor, hr, stranger):
    services.post(hr, trainee, None, instructor, DAY)
    trainee.house = stranger.house
    trainee.save()
    assert list(team(instructor, DAY)) == []


def test_nobody_leads_themselves_and_a_manager_is_of_the_house(trainee, hr, stranger, drifter):
    assert refusal(services.post, hr, trainee, None, trainee, DAY) == "own-manager"
    assert refusal(services.post, hr, trainee, None, stranger, DAY) == "not-of-house"
    with pytest.raises(PermissionDenied):
        team(drifter, DAY)


def test_the_page_of_a_team_asks_as_often_for_twelve_as_for_one(
    client, house, instructor, hr, django_assert_num_queries
):
    client.force_login(instructor)
    client.get("/en/hr/team/")
    for size in (1, 11):
        for _ in range(size):
            person = a_person(house, Role.TRAINEE, f"p{house.people.count()}")
            services.post(hr, person, None, instructor, DAY)
            a_certificate(person)
        with django_assert_num_queries(21):
            client.get("/en/hr/team/")
