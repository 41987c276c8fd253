"""What a certificate of a house's programme rests on, and what became of that, is shown to its holder and to HR."""

from datetime import timedelta

import pytest
import time_machine
from django.urls import reverse

from tests.training.certification.cast import NOON
from training.certification.models import Certificate
from training.certification.own import services
from training.certification.programmes import programmes_in
from training.certification.said import said_at
from training.hr.begun import begun_by
from training.hr.competence import services as jobs
from training.hr.competence.forecast import Forecast
from training.hr.competence.selectors import competences
from training.hr.matrix.evidence import evidence
from training.hr.models import Need
from training.practical.services import withdraw
from training.quiz.marking import decide, regrade
from training.quiz.models import Mark
from training.quiz.outcomes import last_mark, standings

LATER = NOON + timedelta(days=1)
OWN = "/en/training/certificates/"


@pytest.fixture(autouse=True)
def _today():
    with time_machine.travel(LATER, tick=False):
        yield


@pytest.fixture
def certificate(programme, does):
    does.all()
    return Certificate.objects.get(programme=programme.slug)


@pytest.fixture
def card(client, hr, trainee):
    def read():
        client.force_login(hr)
        return " ".join(client.get(f"/en/hr/people/{trainee.pk}/").content.decode().split())

    return read


def unmarked(attempt, instructor):
    regrade(Mark.objects.get(item__attempt=attempt), instructor, "Misread", 0, LATER)


def test_the_letter_congratulates_on_the_certificate(certificate, mailoutbox):
    said = {letter.body.splitlines()[2] for letter in mailoutbox}
    assert "Congratulations, you have earned a certificate of your house." in said


def test_its_holder_sees_what_it_rests_on(client, certificate, trainee):
    client.force_login(trainee)
    page = client.get(OWN).content.decode()
    assert "House rules, 2 March 2026: 100%" in page
    assert "Practical test, 2 March 2026" in page
    assert "40 hours at the tables" in page


def test_both_see_a_further_exam_that_is_no_longer_passed(client, certificate, instructor, trainee, card):
    further = certificate.further_exams.get().attempt
    unmarked(further, instructor)
    assert "Irene Grimani changed a mark" in card()
    client.force_login(trainee)
    link = reverse("quiz:result", args=[further.uuid])
    assert f'<a href="{link}">House rules</a>' in client.get(OWN).content.decode()


def test_its_pdf_is_signed_at_the_moment_of_the_last_thing_that_became_of_it(certificate, instructor):
    assert said_at(certificate).date() == NOON.date()
    unmarked(certificate.further_exams.get().attempt, instructor)
    assert said_at(certificate) == LATER
    withdraw(instructor, certificate.test, "Somebody else dealt", LATER + timedelta(hours=1))
    assert said_at(certificate) == LATER + timedelta(hours=1)


def test_hr_sees_that_the_practical_test_was_withdrawn(certificate, instructor, card):
    withdraw(instructor, certificate.test, "Somebody else dealt", LATER)
    page = card()
    assert "Practical test withdrawn on" in page
    assert "Somebody else dealt" in page


def test_the_letter_about_a_lost_exam_names_every_certificate(certificate, hr, instructor, mailoutbox):
    unmarked(certificate.attempt, instructor)
    change = standings([certificate.attempt])[certificate.attempt_id].pending
    seen = last_mark(certificate.attempt).pk
    decide(change, hr, confirm=True, reason="Seen", seen=seen, now=LATER)
    codes = set(Certificate.objects.values_list("code", flat=True))
    assert len(codes) == 2
    assert all(f"The certificate {code} no longer counts." in mailoutbox[-1].body for code in codes)


def test_its_queries_do_not_depend_on_the_certificates(client, does, certificate, django_assert_num_queries, trainee):
    client.force_login(trainee)
    client.get(OWN)
    with django_assert_num_queries(11) as first:
        client.get(OWN)
    for days in (700, 1400):
        does.all(NOON + timedelta(days=days))
    with django_assert_num_queries(len(first)):
        client.get(OWN)


def test_the_holder_of_a_withdrawn_one_may_deal_by_the_practical_test(certificate, programme, hr, trainee, house):
    job = jobs.add_job(hr, "Inspector")
    jobs.require(hr, job, {programme.slug: Need.PRACTICE}, LATER)
    jobs.post(hr, trainee, job, None, LATER.date())
    services.withdraw(programme, hr)
    day = LATER.date()
    today = {one.programme: one for one in competences(house, [trainee], day)[trainee.pk]}[programme.slug]
    ahead = Forecast(house, [trainee], day).on(trainee.pk, programme.slug, day)
    for one in (today, ahead):
        assert (one.may_deal, one.is_gap) == (True, False)


def test_the_evidence_of_a_withdrawn_one_is_what_it_rests_on(certificate, programme, hr, trainee):
    services.withdraw(programme, hr)
    found = evidence(hr, trainee.pk, programme.slug, LATER.date())
    assert {each.attempt.pk for each in found.sittings} == {exam.pk for exam in certificate.exams}
    assert found.tests == [certificate.test]


@pytest.mark.parametrize(("need", "begun"), [("own", True), ("practice", True), ("hours", False)])
def test_it_is_begun_by_an_exam_or_a_practical_test_and_not_by_hours(programme, does, trainee, house, need, begun):
    getattr(does, need)()
    found = begun_by([trainee.pk], programmes_in(house.pk), LATER.date())
    assert ((trainee.pk, programme.slug) in found) == begun


def test_the_list_of_people_without_it_says_who_has_begun(client, hr, programme, does, trainee, colleague):
    does.own()
    client.force_login(hr)
    rows = client.get("/en/hr/", {"state": "none", "programme": programme.slug}).context["rows"]
    assert {row.username: row.state for row in rows} == {"ada": "in-training", "bruno": "not-started"}
