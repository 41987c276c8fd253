"""The page that plans exams and training sessions."""

from datetime import date, timedelta

import pytest
import time_machine

from tests.training.certification.cast import NOON, a_certificate, a_person
from tests.training.hr.conftest import FRENCH, agree_terms
from training.certification.acts.services import suspend
from training.hr.competence import services
from training.staff import history
from training.staff.models import Role
from training.staff.people import deactivate

TODAY = NOON + timedelta(days=10)  # 12 March 2026
DAY = TODAY.date()
PAGE = "/en/hr/roster/plan/"


@pytest.fixture(autouse=True)
def _today(hr):
    """Certificates last four months, are due in their last thirty days, and leave five days of grace."""
    with time_machine.travel(TODAY, tick=False):
        agree_terms(hr, validity_months=4, window_days=30, grace_days=5)
        yield


def plan(client, wanted, **more):
    page = client.get(PAGE, {FRENCH: wanted, **more})
    assert page.status_code == 200
    return page, page.context["plans"][0]


def issued(months_ago_day):
    return NOON.replace(year=months_ago_day.year, month=months_ago_day.month, day=months_ago_day.day)


def test_renewals_share_the_latest_exam_that_lets_nobody_expire(signed_in, trainee, colleague):
    a_certificate(trainee, issued(date(2025, 12, 20)))  # until 20 April 2026, due from 21 March
    a_certificate(colleague, issued(date(2026, 1, 5)))  # until 5 May 2026, due from 5 April
    page, made = plan(signed_in, 2)
    assert made.present == 2
    assert [(day, [one.person for one in some], new) for day, some, new in made.exams] == [
        (date(2026, 4, 20), [trainee, colleague], 0),
    ]
    assert [(one.person, one.last, one.sits_on) for one in made.expiring] == [
        (trainee, date(2026, 4, 20), date(2026, 4, 20)),
        (colleague, date(2026, 5, 5), date(2026, 4, 20)),
    ]
    assert "Ada Grimani, valid until 20 April 2026" in page.content.decode()
    _page, made = plan(signed_in, 2, exam_seats=1)
    assert [day for day, _some, _new in made.exams] == [date(2026, 4, 20), date(2026, 5, 5)]
    page, made = plan(signed_in, 1)
    assert [day for day, _some, _new in made.exams] == [date(2026, 5, 5)]
    assert [one.sits_on for one in made.expiring] == [date(2026, 5, 5)] * 2
    assert [[one.sits_late for one in some] for _day, some, _new in made.exams] == [[True, False]]
    assert "Ada Grimani, expired on 20 April 2026" in page.content.decode()


def test_who_is_in_grace_counts_to_its_end_and_who_has_expired_may_sit_again(signed_in, trainee, colleague):
    a_certificate(trainee, issued(date(2025, 11, 9)))  # until 9 March, grace until 14 March
    _page, made = plan(signed_in, 1)
    assert (made.present, [day for day, _some, _new in made.exams]) == (1, [date(2026, 3, 14)])
    a_certificate(colleague, issued(date(2025, 10, 1)))  # expired in February
    _page, made = plan(signed_in, 2)
    assert [(day, [one.person for one in some]) for day, some, _new in made.exams] == [
        (date(2026, 3, 13), [colleague, trainee]),
    ]
    assert [(gap.first, gap.last, gap.people) for gap in made.gaps] == [(DAY, DAY + timedelta(days=1), 1)]


def test_exempt_people_count_and_suspended_ones_do_not(signed_in, hr, house, trainee, colleague):
    services.exempt(hr, trainee, FRENCH, date(2026, 3, 31), "On loan", TODAY)
    suspend(hr, a_certificate(colleague), "An enquiry", TODAY)
    _page, made = plan(signed_in, 1)
    assert (made.present, [day for day, _some, _new in made.exams]) == (1, [date(2026, 3, 31)])
    _page, made = plan(signed_in, 2)
    assert made.made.new == 1


def test_who_is_exempt_and_lacks_the_practical_test_is_in_no_exam(signed_in, hr, trainee):
    job = services.add_job(hr, "Croupier")
    services.require(hr, job, {FRENCH: "practice"}, TODAY)
    services.post(hr, trainee, job, None, DAY)
    services.exempt(hr, trainee, FRENCH, DAY + timedelta(days=30), "On loan", TODAY)
    for held in (False, True):
        if held:
            a_certificate(trainee, issued(date(2025, 12, 20)))  # due from 21 March
        _page, made = plan(signed_in, 1, training=20)
        assert [(one.person, one.last) for one in made.holders] == [(trainee, DAY + timedelta(days=30))]
        assert [(day, some, new) for day, some, new in made.exams] == [(DAY + timedelta(days=30), [], 1)]


def test_it_says_how_many_new_people_are_needed_by_when_and_what_cannot_be_kept(signed_in, trainee):
    a_certificate(trainee)  # until 2 July, beyond the plan
    page, made = plan(signed_in, 3, training=14, training_seats=1)
    assert [(gap.first, gap.last, gap.people) for gap in made.gaps] == [
        (DAY, date(2026, 3, 27), 2),
        (date(2026, 3, 28), date(2026, 3, 28), 1),
    ]
    assert made.trainings == [(date(2026, 3, 13), 1), (date(2026, 3, 14), 1)]
    assert [(day, new) for day, _some, new in made.exams] == [(date(2026, 3, 27), 1), (date(2026, 3, 28), 1)]
    words = " ".join(page.content.decode().split())
    assert "2 new people have to be trained." in words
    assert "From 12 March 2026 to 27 March 2026, 2 people are missing." in words
    assert "13 March 2026 at the latest: 1 person begins" in words
    page, made = plan(signed_in, 1)
    assert "No exam is needed for this number." in page.content.decode()


def test_there_is_no_plan_where_certificates_end_again_within_it(signed_in, hr, trainee):
    agree_terms(hr, NOON, validity_months=2, window_days=30, grace_days=5)
    page, made = plan(signed_in, 1)
    assert made.made is None
    assert "so there is no plan" in page.content.decode()


def test_who_leaves_within_the_plan_counts_until_the_last_day_and_sits_no_exam(signed_in, hr, trainee, colleague):
    a_certificate(trainee, issued(date(2026, 1, 5)))  # until 5 May
    a_certificate(colleague, issued(date(2025, 10, 1)))  # expired in February
    deactivate(hr, trainee, "Leaves", TODAY, date(2026, 4, 10))
    page, made = plan(signed_in, 1)
    assert [(one.person, one.last, one.sits_on, one.leaves) for one in made.expiring] == [
        (trainee, date(2026, 4, 10), None, True),
    ]
    assert "none, leaves the house" in page.content.decode()
    assert [(day, [one.person for one in some]) for day, some, _new in made.exams] == [(date(2026, 4, 10), [colleague])]
    deactivate(hr, colleague, "Leaves", TODAY, date(2026, 5, 10))
    _page, made = plan(signed_in, 1, training=20)
    assert [one.person for one in made.holders] == [trainee]
    assert [(day, some, new) for day, some, new in made.exams] == [(date(2026, 4, 10), [], 1)]


def test_who_is_still_to_come_counts_from_the_first_day(signed_in, hr, trainee, colleague):
    a_certificate(trainee, issued(date(2026, 3, 9)))  # until 9 July, beyond the plan
    a_certificate(colleague, issued(date(2025, 10, 1)))  # expired in February
    for person in (trainee, colleague):
        history.begin([(person, date(2026, 4, 1))], TODAY, hr)
    _page, made = plan(signed_in, 1)
    assert (made.present, [one.person for one in made.holders]) == (0, [trainee])
    assert [(gap.first, gap.last, gap.people) for gap in made.gaps] == [(DAY, date(2026, 3, 31), 1)]
    assert made.exams == []


def test_numbers_that_make_no_sense_are_refused(signed_in):
    for field, value in ((FRENCH, "-1"), (FRENCH, "many"), ("exam_seats", "0"), ("training", "91")):
        page = signed_in.get(PAGE, {field: value})
        assert page.status_code == 400
        assert "Enter a whole number from" in page.content.decode()
    assert signed_in.get(PAGE).context["plans"] == []


def test_a_manager_plans_for_the_own_team_and_others_are_refused(client, hr, instructor, trainee, colleague, drifter):
    for person in (instructor, trainee, drifter):
        client.force_login(person)
        assert client.get(PAGE).status_code == 403
    services.post(hr, trainee, None, instructor, DAY)
    a_certificate(trainee, issued(date(2025, 12, 20)))
    a_certificate(colleague, issued(date(2025, 12, 20)))
    client.force_login(instructor)
    page, made = plan(client, 1)
    assert [one.person for one in made.holders] == [trainee]
    assert "Bruno" not in page.content.decode()


def test_its_queries_do_not_depend_on_the_people(signed_in, house, trainee, django_assert_num_queries):
    a_certificate(trainee, issued(date(2025, 12, 20)))
    plan(signed_in, 2)  # what the site asks only once is known from now on
    for name in (None, "carla", "dino"):
        if name:
            a_certificate(a_person(house, Role.TRAINEE, name), issued(date(2025, 12, 20)))
        with django_assert_num_queries(21):
            plan(signed_in, 2)
