"""Instructors see where the trainees of their house stand."""

from datetime import timedelta

import pytest
import time_machine

from tests.training.certification import cast
from tests.training.certification.cast import NOON, a_certificate, a_failure, a_person, an_attempt, mark
from training.quiz.marking import regrade
from training.quiz.models import Mark, Practice
from training.quiz.outcomes import last_mark
from training.staff.models import Role

HOME = "/en/training/trainees/"


@pytest.fixture(autouse=True)
def _today():
    with time_machine.travel(NOON, tick=False):
        yield


def page(client, address=HOME, **query):
    return client.get(address, query).content.decode()


def standing(client, person):
    rows = client.get(HOME).context["rows"]
    return next(row for row in rows if row.person == person)


def practise(person, right, wrong, skill="zero", ruleset="venice-french", at=NOON, too_fast=False):
    with time_machine.travel(at, tick=False):
        for number in range(right + wrong):
            Practice.objects.create(
                user=person,
                generator=skill,
                version=1,
                seed=f"{at:%j}-{number}",
                level=1,
                ruleset=ruleset,
                given={},
                score=int(number < right),
                max=1,
                too_fast=too_fast,
            )


def test_the_list_has_the_trainees_of_the_house_by_name(signed_in, trainee, colleague, hr, other_house):
    a_person(other_house, username="olga")
    a_person(trainee.house, username="left", is_active=False)
    assert [row.person for row in signed_in.get(HOME).context["rows"]] == [trainee, colleague]


@pytest.mark.parametrize(("name", "found"), [("ada", ["ada"]), ("GRIMANI bru", ["bruno"]), ("zz", [])])
def test_the_search_finds_by_name(signed_in, trainee, colleague, name, found):
    rows = signed_in.get(HOME, {"name": name}).context["rows"]
    assert [row.person.username for row in rows] == found


def test_a_search_that_is_too_long_is_refused_at_its_field(signed_in):
    response = signed_in.get(HOME, {"name": "x" * 81})
    assert response.status_code == 400
    assert 'id="id_name_error"' in response.content.decode()


def test_a_row_says_what_somebody_holds_and_sat(signed_in, trainee):
    a_certificate(trainee, NOON - timedelta(days=700))
    failure = a_failure(trainee, NOON - timedelta(days=2))
    text = page(signed_in)
    for fact in ("expires soon", "French roulette croupier", "✕ not passed", "28 February 2026"):
        assert fact in text
    assert f"/en/training/attempts/{failure.uuid}/result/" in text


def test_a_row_says_which_exam_is_under_way_and_opens_nothing_of_it(signed_in, trainee):
    attempt = an_attempt(trainee, NOON - timedelta(minutes=5))
    text = page(signed_in)
    assert "until 12:20" in text
    assert str(attempt.uuid) not in text
    with time_machine.travel(NOON + timedelta(minutes=25), tick=False):
        assert standing(signed_in, trainee).under_way is None


def test_a_skill_is_weak_by_enough_answers_of_late(signed_in, trainee):
    practise(trainee, right=5, wrong=3)  # 62 percent
    practise(trainee, right=6, wrong=2, skill="positions")  # 75
    practise(trainee, right=0, wrong=7, skill="multiples")  # too few
    practise(trainee, right=0, wrong=9, skill="sectors", at=NOON - timedelta(days=91))  # too long ago
    assert [(skill.generator, skill.percent) for skill in standing(signed_in, trainee).weak] == [("zero", 62)]
    assert 'href="/en/training/drills/zero/"' in page(signed_in)


def test_a_skill_is_counted_by_its_rules_and_drilled_under_them(signed_in, trainee):
    practise(trainee, right=8, wrong=0)
    practise(trainee, right=1, wrong=9, ruleset="venice-fair")
    (weak,) = standing(signed_in, trainee).weak
    assert (weak.ruleset, weak.percent) == ("venice-fair", 10)
    assert 'href="/en/training/drills/zero/?rules=venice-fair"' in page(signed_in)


def test_exams_count_with_the_mark_that_counts(signed_in, trainee, instructor):
    for day in range(1, 9):
        attempt = a_failure(trainee, NOON - timedelta(days=day))
        first = mark(attempt, 0)
        if day <= 2:
            again = {"item": first.item, "score": 1, "max": 1, "verdict": [], "clauses": {}}
            Mark.objects.create(**again, author=instructor, reason="Right after all")
    (weak,) = standing(signed_in, trainee).weak
    assert (weak.generator, weak.examined, weak.examined_right) == ("number-facts", 8, 2)


def test_a_skill_that_is_no_longer_offered_is_named_without_a_link(signed_in, trainee):
    practise(trainee, right=0, wrong=9, skill="gone", ruleset="lost")
    (weak,) = standing(signed_in, trainee).weak
    assert (weak.title, weak.game, weak.drill) == ("gone", "lost", "")
    assert "gone" in page(signed_in)


def test_the_instructor_reads_how_many_answers_came_too_fast(signed_in, trainee):
    practise(trainee, right=3, wrong=1)
    assert "too fast" not in page(signed_in, f"{HOME}{trainee.pk}/")
    practise(trainee, right=2, wrong=0, at=NOON - timedelta(days=1), too_fast=True)
    shown = page(signed_in, f"{HOME}{trainee.pk}/")
    assert "too fast: 2" in shown
    assert "They count for no target and no pace." in shown


def test_a_row_says_when_somebody_last_practised(signed_in, trainee, colleague):
    practise(trainee, right=1, wrong=0, at=NOON - timedelta(days=200))
    text = page(signed_in)
    assert "14 August 2025" in text
    assert "never" in text


def test_the_page_of_a_trainee_has_every_exam_and_skill(signed_in, trainee):
    practise(trainee, right=3, wrong=5)
    practise(trainee, right=9, wrong=0, skill="positions", at=NOON - timedelta(days=300))
    exams = [a_failure(trainee, NOON - timedelta(days=days)) for days in (2, 400)]
    text = page(signed_in, f"{HOME}{trainee.pk}/")
    assert all(f"/attempts/{exam.uuid}/result/" in text for exam in exams)
    for fact in ("3 of 8", "9 of 9", "37%", "French roulette"):
        assert fact in text
    assert text.count(">weak</span>") == 1


def test_the_exams_of_the_house_say_what_was_marked_again(signed_in, trainee, instructor):
    failure = a_failure(trainee)
    first = mark(failure, 0)
    assert "mark changed" not in page(signed_in, f"{HOME}exams/")
    again = {"item": first.item, "score": 1, "max": 1, "verdict": [], "clauses": {}}
    Mark.objects.create(**again, author=instructor, reason="Right after all")
    text = page(signed_in, f"{HOME}exams/")
    assert text.count("mark changed") == 1
    assert f"/attempts/{failure.uuid}/result/" in text


def test_an_outcome_that_waits_for_hr_is_neither_a_pass_nor_a_failure(signed_in, trainee, instructor):
    failure = a_failure(trainee, NOON - timedelta(days=2))
    regrade(last_mark(failure), instructor, "The picture was unclear", 1, NOON)
    for address in (HOME, f"{HOME}exams/", f"{HOME}{trainee.pk}/"):
        assert "pass to be confirmed" in page(signed_in, address)


def test_an_exam_under_way_is_listed_without_a_link(signed_in, trainee):
    attempt = an_attempt(trainee)
    text = page(signed_in, f"{HOME}exams/")
    assert "in progress" in text
    assert str(attempt.uuid) not in text


def test_empty_pages_say_what_will_stand_there(signed_in, instructor):
    assert "No trainees yet." in page(signed_in)
    assert "No exams have been sat yet." in page(signed_in, f"{HOME}exams/")
    ada = a_person(instructor.house)
    assert "Nobody has this name." in page(signed_in, name="zz")
    assert "Nothing has been practised yet." in page(signed_in, f"{HOME}{ada.pk}/")


def test_the_number_of_queries_does_not_grow_with_the_house(signed_in, house, django_assert_num_queries):
    for number in range(40):
        person = a_person(house, username=f"p{number:02}")
        a_certificate(person, NOON - timedelta(days=10))
        practise(person, right=1, wrong=1)
    page(signed_in)  # after which the session need not note again that somebody is there
    # session, reader, house, classes, practical tests, counted, trainees, recognitions, validity of tests,
    # certificates, exams, the last of each with changes, annulments, submissions, items, answers and marks, drills,
    # marks, last practice
    with django_assert_num_queries(22):
        text = page(signed_in)
    assert "Page 1 of 2" in text
    # session, reader, house, exams counted, exams, changes, annulments, submissions, items, answers, marks, marks
    # changed
    with django_assert_num_queries(12):
        page(signed_in, f"{HOME}exams/")


def test_the_page_of_a_trainee_takes_as_many_queries_whatever_the_record(signed_in, trainee, django_assert_num_queries):
    for days in range(1, 9):
        a_failure(trainee, NOON - timedelta(days=days))
        practise(trainee, right=1, wrong=1, at=NOON - timedelta(days=days))
    page(signed_in)
    # session, reader, house, person, validity of tests, certificates, exams, the last with its seven, drills and marks
    # of late, last practice, exams with their six, drills, marks, confusions of drills and of shifts, practical tests
    with django_assert_num_queries(30):
        page(signed_in, f"{HOME}{trainee.pk}/")


@pytest.mark.parametrize("who", ["trainee", "hr", "stranger", "drifter", "editor"])
def test_only_instructors_get_in(client, trainee, who, request):
    reader = a_person(trainee.house, username="edda", is_staff=True) if who == "editor" else None
    client.force_login(reader or request.getfixturevalue(who))
    for address in (HOME, f"{HOME}exams/", f"{HOME}confusions/", f"{HOME}{trainee.pk}/"):
        assert client.get(address).status_code == 403, address


def test_who_is_not_signed_in_signs_in_first(client, trainee):
    for address in (HOME, f"{HOME}exams/", f"{HOME}confusions/", f"{HOME}{trainee.pk}/"):
        assert "/accounts/login/" in client.get(address)["Location"], address


def test_an_instructor_of_another_house_sees_nothing_of_this_one(client, trainee, other_house):
    a_failure(trainee)
    client.force_login(cast.a_person(other_house, Role.INSTRUCTOR, "otto"))
    assert "Ada Grimani" not in page(client)
    assert "Ada Grimani" not in page(client, f"{HOME}exams/")
    assert client.get(f"{HOME}{trainee.pk}/").status_code == 404


def test_colleagues_who_are_no_trainees_have_no_page(signed_in, hr):
    assert signed_in.get(f"{HOME}{hr.pk}/").status_code == 404


def test_exams_of_another_house_stay_there_when_somebody_moves(signed_in, trainee, house, other_house):
    failure = a_failure(trainee)
    moved = a_person(other_house, username="olga")
    elsewhere = a_failure(moved)
    moved.house = house
    moved.save()
    assert str(failure.uuid) in page(signed_in, f"{HOME}{trainee.pk}/")
    assert str(elsewhere.uuid) not in page(signed_in, f"{HOME}{moved.pk}/")


def test_the_menu_shows_the_page_to_instructors_only(client, signed_in, trainee):
    assert f'href="{HOME}"' in page(signed_in, "/en/")
    client.force_login(trainee)
    assert f'href="{HOME}"' not in page(client, "/en/")
