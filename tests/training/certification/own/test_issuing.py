"""A certificate of a house's programme is issued once, with the last thing that it needs, and says on what it rests."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from django.db import IntegrityError, transaction

from tests.training.certification.cast import NOON
from tests.training.certification.own.earning import RULES, SHIPPED, passed
from training.certification import services as certification
from training.certification.models import Certificate, FurtherExam
from training.certification.own import services
from training.certification.own.issuing import issue_earned
from training.certification.own.services import Contents
from training.certification.states import state_on
from training.hours.services import Worked, correct
from training.practical.services import answer, withdraw
from training.practical.validity import set_months
from training.quiz.marking import decide, regrade
from training.quiz.models import Mark
from training.quiz.outcomes import last_mark, standings
from training.staff.days import after_months

TODAY = NOON.date()
NEEDS = ("exam", "own", "practice", "hours")


def issued(programme):
    return Certificate.objects.filter(programme=programme.slug).order_by("pk")


def state(certificate, at):
    return state_on(Certificate.objects.filter(pk=certificate.pk), at.date()).get().state


@pytest.mark.parametrize("last", range(len(NEEDS)))
def test_the_last_thing_issues_it_whichever_it_is(programme, does, last):
    for number, need in enumerate(NEEDS[last + 1 :] + NEEDS[: last + 1]):
        assert not issued(programme).exists()
        getattr(does, need)(NOON + timedelta(days=number))
    certificate = issued(programme).get()
    assert certificate.issued_on == (NOON + timedelta(days=3)).date()


@pytest.mark.parametrize("missing", NEEDS)
def test_nothing_is_issued_while_one_thing_is_missing(programme, does, missing):
    for need in NEEDS:
        if need != missing:
            getattr(does, need)()
    assert not issued(programme).exists()


def test_it_keeps_what_it_rests_on(programme, does, trainee, house):
    exam, own, test = does.exam(), does.own(), does.practice()
    does.hours()
    found = issued(programme).get()
    assert (found.attempt, found.score, found.test, found.hours) == (exam, 100, test, 40)
    assert [(one.attempt, one.score) for one in found.further_exams.all()] == [(own, 100)]
    assert found.titles == {"en": "Head of the table", "it": "Capotavolo"}
    assert (found.version.number, found.ruleset) == (1, "venice-french")
    assert (found.holder, found.house, found.covers) == (trainee, house, ["number-facts"])
    assert found.clauses == {"roulette-wheel-colours": 3, "roulette-pays-straight": 1}
    assert found.expires_on == after_months(TODAY, 24)


def test_the_exam_of_the_site_still_earns_the_certificate_of_the_site(programme, does):
    does.all()
    slugs = Certificate.objects.order_by("programme").values_list("programme", flat=True)
    assert list(slugs) == ["french-roulette-croupier", programme.slug]


def test_nothing_is_issued_twice(programme, does, trainee, house):
    does.all()
    assert issue_earned(trainee, house, NOON, lambda _each: True) == []
    does.practice(NOON + timedelta(hours=2))
    does.hours(NOON + timedelta(hours=2), hours=8)
    assert issued(programme).count() == 1


def test_the_database_refuses_a_second_one_of_the_same_exam(programme, does):
    does.all()
    first = issued(programme).get()
    values = {field.attname: getattr(first, field.attname) for field in Certificate._meta.concrete_fields}
    with pytest.raises(IntegrityError), transaction.atomic():
        Certificate.objects.create(**values | {"id": None, "code": "another"})


def test_a_failure_counts_for_nothing(programme, does, trainee):
    passed(trainee, SHIPPED, NOON, colour="red")
    does.own()
    does.practice()
    does.hours()
    assert not issued(programme).exists()


def test_an_exam_of_the_first_day_of_the_months_counts_and_one_before_does_not(programme, does):
    now = NOON + timedelta(days=365)  # 2 March 2027
    for need in ("own", "practice", "hours"):
        getattr(does, need)(now)
    does.exam(NOON - timedelta(days=1))
    assert not issued(programme).exists()
    does.exam(NOON)
    assert not issued(programme).exists()  # what was handed in on that day sees nothing of later days
    does.hours(now, hours=1)
    assert issued(programme).get().issued_on == now.date()


def test_an_old_practical_test_does_not_count(programme, does):
    does.practice(NOON - timedelta(days=366))
    for need in ("exam", "own", "hours"):
        getattr(does, need)()
    assert not issued(programme).exists()


@pytest.mark.parametrize(("day", "counts"), [(28, True), (29, False), (31, False)])
def test_months_of_different_lengths_are_counted_from_the_pass(hr, does, contents, day, counts):
    made = services.make(hr, RULES, replace(contents, exams=[SHIPPED], practice=False, months=1, hours=1))
    does.exam(datetime(2026, 2, 28, 11, tzinfo=UTC))
    does.hours(datetime(2026, 3, day, 11, tzinfo=UTC), hours=1)
    assert issued(made).exists() == counts


def test_a_practical_test_that_has_expired_in_the_house_does_not_count(programme, does, hr):
    set_months(hr, 3, NOON - timedelta(days=200))
    does.practice(NOON - timedelta(days=100))
    for need in ("exam", "own", "hours"):
        getattr(does, need)()
    assert not issued(programme).exists()
    does.practice(NOON + timedelta(days=1))
    assert issued(programme).exists()


def test_a_test_that_waits_for_a_second_assessor_counts_from_the_answer(programme, does, second):
    test = does.practice(second=second)
    for need in ("exam", "own", "hours"):
        getattr(does, need)()
    assert not issued(programme).exists()
    answer(second, test, agrees=True, reason="", now=NOON + timedelta(days=1))
    assert issued(programme).get().issued_on == (NOON + timedelta(days=1)).date()


def test_hours_of_another_game_or_of_corrected_entries_do_not_count(programme, does, instructor):
    entry = does.hours()
    correct(instructor, entry, Worked(39, TODAY, "again", "Miscounted"), NOON)
    for need in ("exam", "own", "practice"):
        getattr(does, need)()
    assert not issued(programme).exists()
    does.hours(NOON + timedelta(days=1), hours=1)
    assert issued(programme).get().hours == 40


def test_a_renewal_takes_new_exams_and_counts_from_the_last_day(programme, does):
    does.all()
    later = NOON + timedelta(days=700)
    does.practice(later)
    does.exam(later)
    assert issued(programme).count() == 1
    does.own(later)
    first, second = issued(programme)
    assert second.expires_on == after_months(first.expires_on, 24)


@pytest.mark.parametrize("which", ["exam", "own"])
def test_one_whose_exam_is_no_longer_passed_is_suspended_then_revoked(programme, does, instructor, hr, which):
    does.all()
    found = issued(programme).get()
    attempt = found.attempt if which == "exam" else found.further_exams.get().attempt
    mark = Mark.objects.get(item__attempt=attempt)
    regrade(mark, instructor, "Misread", 0, NOON + timedelta(days=1))
    assert state(found, NOON) == "valid"
    assert state(found, NOON + timedelta(days=1)) == "suspended"
    change = standings([attempt])[attempt.pk].pending
    seen = last_mark(attempt).pk
    decide(change, hr, confirm=True, reason="Seen", seen=seen, now=NOON + timedelta(days=2))
    assert state(found, NOON + timedelta(days=2)) == "revoked"


def test_a_withdrawn_test_undoes_it_and_a_new_one_issues_it_again_on_the_same_exams(programme, does, instructor):
    does.all()
    first = issued(programme).get()
    withdraw(instructor, first.test, "Somebody else dealt", NOON + timedelta(days=1))
    assert state(first, NOON + timedelta(days=1)) == "revoked"
    does.practice(NOON + timedelta(days=2))
    second = issued(programme).last()
    assert (second.attempt, second.number) == (first.attempt, 2)
    assert state(second, NOON + timedelta(days=2)) == "valid"


def test_a_confirmed_pass_issues_it_on_the_day_of_the_decision(programme, does, trainee, instructor, hr):
    attempt = passed(trainee, SHIPPED, NOON, colour="red")
    for need in ("own", "practice", "hours"):
        getattr(does, need)()
    regrade(Mark.objects.get(item__attempt=attempt), instructor, "Misread", 1, NOON + timedelta(days=1))
    assert not issued(programme).exists()
    change = standings([attempt])[attempt.pk].pending
    decide(change, hr, confirm=True, reason="Seen", seen=last_mark(attempt).pk, now=NOON + timedelta(days=2))
    assert issued(programme).get().issued_on == (NOON + timedelta(days=2)).date()


def test_a_pass_that_hr_lets_stand_issues_it_on_the_day_of_the_decision(programme, does, instructor, hr):
    attempt = does.exam()
    does.own()
    regrade(Mark.objects.get(item__attempt=attempt), instructor, "Misread", 0, NOON + timedelta(days=1))
    for need in ("practice", "hours"):
        getattr(does, need)(NOON + timedelta(days=1))
    assert not issued(programme).exists()
    change = standings([attempt])[attempt.pk].pending
    decide(change, hr, confirm=False, reason="Right", seen=last_mark(attempt).pk, now=NOON + timedelta(days=2))
    assert issued(programme).get().issued_on == (NOON + timedelta(days=2)).date()


def test_whom_hr_has_barred_gets_none_until_they_may_sit_again(programme, does, hr):
    does.all()
    first = issued(programme).get()
    certification.revoke(hr, first, "Cheating", NOON + timedelta(days=1))
    for need in ("exam", "own"):
        getattr(does, need)(NOON + timedelta(days=2))
    assert issued(programme).count() == 1
    certification.readmit(hr, first, "Served", NOON + timedelta(days=3))
    does.hours(NOON + timedelta(days=4), hours=1)
    assert issued(programme).count() == 2


def test_another_version_asks_something_else_and_what_was_issued_stays(programme, does, hr, trainee):
    does.all()
    services.change(programme, hr, 1, Contents({"en": "Croupier"}, [SHIPPED], months=6))
    does.exam(NOON + timedelta(days=1))
    first, second = issued(programme)
    assert (first.titles["en"], first.version.number, str(first.title)) == ("Head of the table", 1, "Head of the table")
    assert (second.titles, second.version.number) == ({"en": "Croupier"}, 2)
    assert (second.test, second.hours, FurtherExam.objects.filter(certificate=second).exists()) == (None, None, False)


def test_more_hours_than_a_certificate_can_say_still_earn_it(programme, does):
    for number in range(7):
        does.hours(NOON + timedelta(minutes=number), 5_000)
    for need in ("exam", "own", "practice"):
        getattr(does, need)()
    assert issued(programme).get().hours == 32_767


def test_a_withdrawn_programme_is_not_issued(programme, does, hr):
    services.withdraw(programme, hr)
    does.all()
    assert not issued(programme).exists()


def test_what_is_passed_in_another_house_earns_nothing(programme, does, trainee, other_house):
    passed(trainee, SHIPPED, NOON, house=other_house)
    for need in ("own", "practice", "hours"):
        getattr(does, need)()
    assert not issued(programme).exists()
