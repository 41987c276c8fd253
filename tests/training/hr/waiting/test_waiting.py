"""What waits: how much of each kind, with a link, for HR, a group officer and a manager."""

from datetime import timedelta

import pytest
import time_machine
from django.core.exceptions import PermissionDenied
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils.html import escape

from tests.training.certification.cast import NOON, a_failure, a_person
from tests.training.certification.changed import CLAUSE, RULES, a_bound_certificate, pays
from tests.training.classes.school import EXAM, a_class
from tests.training.hr.conftest import FRENCH
from training.classes.assigning import assign
from training.hr.competence.services import add_job, exempt, post, require
from training.hr.rechecks.sending import Wanted, plan, send
from training.hr.waiting.selectors import NAMED, of_house, of_team, waiting
from training.practical.models import PracticalTest
from training.practical.services import answer, withdraw
from training.quiz.models import Mark, OutcomeChange
from training.staff import history
from training.staff.models import GroupOffice, HouseGroup, Role
from training.staff.transfers import decline, offer

TODAY = NOON + timedelta(days=60)
DAY = TODAY.date()
PAGE = "/en/hr/waiting/"
AS_HTMX = {"HX-Request": "true"}


@pytest.fixture(autouse=True)
def _today(rulebook):
    with time_machine.travel(TODAY, tick=False):
        yield


def after(days):
    return DAY + timedelta(days=days)


def found(what):
    return {str(item.kind): item.number for item in what.items}


def house_of(hr):
    return found(waiting(hr, "", DAY))


@pytest.fixture
def job(hr):
    """A job that requires the certificate of French roulette."""
    made = add_job(hr, "Croupier")
    require(hr, made, {FRENCH: "certificate"}, NOON)
    return made


@pytest.fixture
def manager(hr, trainee, job):
    """Somebody without a role, who leads a trainee whose job requires what the trainee does not hold."""
    led = a_person(trainee.house, Role.TRAINEE, "mara")
    post(hr, trainee, job, led, NOON.date())
    return led


def overdue_exam(instructor, *people):
    group = a_class(instructor, *people, now=NOON)
    return assign(instructor, group, EXAM, (), (after(-20), after(-1)), "once", NOON)


def a_late_quiz(hr):
    """Send a quiz on a changed rule to whom it affects, to be passed by yesterday."""
    before = TODAY - timedelta(days=20)
    wanted = Wanted([f"{CLAUSE}@{RULES}"], after(-1))
    with time_machine.travel(before):
        send(hr, wanted, plan(hr, wanted, before.date(), "en").digest, "en", before)


def test_where_nothing_waits_that_is_said(hr, client):
    assert house_of(hr) == {}
    client.force_login(hr)
    assert "Nothing is waiting today." in client.get(PAGE).content.decode()


def test_a_gap_is_what_the_job_requires_and_is_not_held(manager, trainee, colleague, hr, job):
    assert house_of(hr) == {"gaps": 1}
    post(hr, colleague, job, None, after(1))
    assert house_of(hr) == {"gaps": 1}
    assert found(of_house(hr.house, after(1))) == {"gaps": 2}
    exempt(hr, trainee, FRENCH, after(30), "No exam yet", TODAY)
    assert house_of(hr) == {}
    assert found(of_house(hr.house, after(31))) == {"gaps": 2}


def test_a_certificate_closes_the_gap(manager, trainee, hr):
    a_bound_certificate(trainee)
    assert house_of(hr) == {}


def test_a_rule_that_changed_waits_until_a_quiz_is_sent_and_then_for_those_who_are_late(trainee, hr):
    a_bound_certificate(trainee)
    pays(36)
    assert house_of(hr) == {"unsent": 1}
    a_late_quiz(hr)
    assert found(of_house(hr.house, after(-1))) == {}
    assert house_of(hr) == {"quizzes": 1}


def test_a_rule_without_a_question_waits_for_nobody(trainee, hr):
    a_bound_certificate(trainee)
    pays(None)
    assert house_of(hr) == {}


def test_who_has_left_is_not_counted(manager, trainee, instructor, hr):
    a_bound_certificate(trainee)
    pays(36)
    overdue_exam(instructor, trainee)
    assert house_of(hr) == {"assignments": 1, "unsent": 1}
    trainee.is_active = False
    trainee.save()
    history.keep(trainee, TODAY)
    assert house_of(hr) == {}


def test_an_assignment_waits_from_the_day_after_its_last(instructor, trainee, colleague, hr):
    overdue_exam(instructor, trainee, colleague)
    assert found(of_house(hr.house, after(-1))) == {}
    assert house_of(hr) == {"assignments": 2}


def test_offers_wait_in_both_houses_until_they_are_answered(trainee, hr, stranger, client):
    asked = offer(hr, trainee, stranger.house, "Asked for it", TODAY)
    assert house_of(hr) == {"offered": 1}
    client.force_login(hr)
    page = client.get(PAGE).content.decode()
    assert f'<a href="{PAGE}#offered">1 offer that another house has not answered</a>' in page
    assert f'<a href="/en/hr/people/{trainee.pk}/">Ada Grimani</a>: {escape(stranger.house.name)}' in page
    assert house_of(stranger) == {"offers": 1}
    decline(stranger, asked, TODAY)
    assert house_of(hr) == house_of(stranger) == {}


def test_a_changed_result_and_a_practical_test_wait_for_a_second_person(trainee, instructor, hr):
    item = a_failure(trainee).items.get()
    marked = Mark.objects.create(
        item=item, score=1, max=1, verdict=[], clauses={}, author=instructor, reason="Right after all"
    )
    OutcomeChange.objects.create(attempt=item.attempt, mark=marked, passed=True, at=TODAY)
    second = a_person(hr.house, Role.INSTRUCTOR, "sara")
    signed = {"house": hr.house, "candidate": trainee, "assessor": instructor, "token": "once", "game": "blackjack"}
    dealt = {"version": 1, "began_at": NOON, "ended_at": NOON, "rounds": 30, "grades": {}, "passed": True}
    test = PracticalTest.objects.create(**signed, **dealt, needs_second=True, second=second)
    assert house_of(hr) == {"decisions": 1, "confirmations": 1}
    answer(second, test, agrees=False, reason="Two payouts were wrong", now=TODAY)
    assert house_of(hr) == {"decisions": 1, "disputed": 1}
    withdraw(instructor, test, "To be repeated", TODAY)
    assert house_of(hr) == {"decisions": 1}


def test_each_number_leads_to_where_it_is_dealt_with(manager, trainee, instructor, hr, client):
    overdue_exam(instructor, trainee)
    client.force_login(hr)
    home = client.get("/en/hr/").content.decode()
    assert f'hx-get="{PAGE}"' in home
    assert f'<a href="{PAGE}">What is waiting</a>' in home
    counts = client.get(PAGE, headers=AS_HTMX).content.decode()
    assert f'<a href="{PAGE}#gaps">1 missing competence</a>' in counts
    assert f'<a href="{PAGE}#assignments">1 overdue assignment</a>' in counts
    assert "Ada Grimani" not in counts
    page = client.get(PAGE).content.decode()
    assert 'id="gaps"' in page
    assert f'<a href="/en/hr/people/{trainee.pk}/">Ada Grimani</a>: French roulette croupier' in page
    assert "was due on 30 April 2026" in page


def test_the_rest_of_many_is_counted(hr, job, client):
    for number in range(NAMED + 2):
        post(hr, a_person(hr.house, Role.TRAINEE, f"p{number}"), job, None, NOON.date())
    client.force_login(hr)
    page = client.get(PAGE).content.decode()
    assert f"{NAMED + 2} missing competences" in page
    assert "and 2 more" in page


def test_the_list_of_changed_rules_shows_first_who_is_late(trainee, colleague, hr, client):
    a_bound_certificate(trainee)
    a_bound_certificate(colleague)
    pays(36)
    before = TODAY - timedelta(days=20)
    wanted = Wanted([f"{CLAUSE}@{RULES}"], after(-1), [colleague.certificates.get().code])
    with time_machine.travel(before):
        send(hr, wanted, plan(hr, wanted, before.date(), "en").digest, "en", before)
    client.force_login(hr)
    page = client.get("/en/hr/changes/").content.decode()
    assert "Quiz was due on 30 April 2026" in page
    assert "1 quiz is overdue." in page
    assert page.index("Bruno Grimani") < page.index("Ada Grimani")


def test_a_manager_sees_what_waits_in_the_team_alone(manager, trainee, colleague, instructor, hr, job, client):
    a_bound_certificate(colleague)
    pays(36)
    a_late_quiz(hr)
    overdue_exam(instructor, trainee, colleague)
    assert found(of_team(manager, DAY)) == {"gaps": 1, "assignments": 1}
    client.force_login(manager)
    page = client.get("/en/hr/team/").content.decode()
    assert ("1 missing competence" in page, "1 overdue assignment" in page) == (True, True)
    assert f'href="/en/hr/people/{trainee.pk}/"' not in page
    post(hr, colleague, None, manager, NOON.date())
    assert found(of_team(manager, DAY)) == {"gaps": 1, "assignments": 2, "quizzes": 1}


def test_a_group_officer_sees_the_gaps_of_each_house_and_nothing_else(
    manager, trainee, house, other_house, instructor, hr, client
):
    group = HouseGroup.objects.create(name="Casinò di Venezia")
    group.houses.set([house, other_house])
    officer = a_person(None, username="gaia")
    office = {"first_day": DAY, "reason": "Group HR", "at": TODAY, "author": officer}
    GroupOffice.objects.create(group=group, person=officer, **office)
    overdue_exam(instructor, trainee)
    assert found(waiting(officer, str(house.pk), DAY)) == {"gaps": 1}
    assert found(waiting(officer, str(other_house.pk), DAY)) == {}
    client.force_login(officer)
    page = client.get(f"{PAGE}?house={house.pk}").content.decode()
    assert f'<a href="/en/hr/people/{trainee.pk}/?house={house.pk}">' in page
    assert "Assign to several people" not in page


def test_a_foreign_house_sees_nothing_of_it_and_others_no_page(manager, stranger, trainee, instructor, client):
    assert house_of(stranger) == {}
    for person in (trainee, instructor, manager):
        with pytest.raises(PermissionDenied):
            waiting(person, "", DAY)
        client.force_login(person)
        assert client.get(PAGE).status_code == 403
    with pytest.raises(PermissionDenied):
        waiting(stranger, str(trainee.house_id), DAY)


def test_the_queries_do_not_depend_on_how_many_people_there_are(hr, instructor, job, client):
    def person(number):
        one = a_person(hr.house, Role.TRAINEE, f"p{number}")
        post(hr, one, job, None, NOON.date())
        if number % 2:
            a_bound_certificate(one)
        return one

    exam = overdue_exam(instructor, *[person(number) for number in range(4)])
    pays(36)
    a_late_quiz(hr)
    client.force_login(hr)
    with CaptureQueriesContext(connection) as few:
        client.get(PAGE)
    for number in range(4, 16):
        one = person(number)
        exam.school_class.memberships.create(person=one, joins=True, at=NOON, author=instructor)
    with CaptureQueriesContext(connection) as many:
        page = client.get(PAGE).content.decode()
    assert "16 overdue assignments" in page
    assert len(many) <= len(few)
