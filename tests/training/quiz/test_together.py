"""Two requests at the same moment, on a server that really runs them at once."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from django.db import connection

from tests.training.quiz.conftest import NOON, SMALL, a_person
from training.certification.programmes import programmes
from training.certification.services import begin
from training.quiz import marking, services
from training.quiz.models import Answer, Attempt, AttemptItem, Mark, OutcomeChange, OutcomeDecision, Submission
from training.quiz.outcomes import last_mark
from training.quiz.problems import AttemptRefused
from training.staff.models import Role

pytestmark = [pytest.mark.services, pytest.mark.django_db(transaction=True)]


def at_once(action, times=4):
    def alone(_turn):
        try:
            return action()
        finally:
            connection.close()

    with ThreadPoolExecutor(times) as pool:
        return list(pool.map(alone, range(times)))


def test_submits_at_once_make_one_submission(attempt):
    results = at_once(lambda: services.submit(attempt, NOON))
    assert len({result.submission.pk for result in results}) == 1
    assert (Submission.objects.count(), Mark.objects.count()) == (1, 4)


def test_starts_at_once_make_one_attempt(rules, trainee):
    attempts = at_once(lambda: services.start(trainee, SMALL, "en", NOON))
    assert len({attempt.pk for attempt in attempts}) == 1
    assert Attempt.objects.count() == 1


def test_beginnings_of_an_exam_at_once_make_one_attempt(rules, trainee):
    programme = programmes()["french-roulette-croupier"]
    attempts = at_once(lambda: begin(trainee, programme, "en", NOON))
    assert len({attempt.pk for attempt in attempts}) == 1
    assert (Attempt.objects.count(), AttemptItem.objects.count()) == (1, programme.blueprint.size)


def test_the_same_answer_at_once_is_kept_once(attempt):
    at_once(lambda: services.answer(attempt, 1, {"product-1": 1}, "token", NOON))
    assert Answer.objects.count() == 1


def test_decisions_of_two_officers_at_once_make_one(attempt, instructor, hr, house):
    """Both have read the same marks; one confirms and the other refuses."""
    given = {item.pk: item.key for item in attempt.items.all()}
    for item in attempt.items.exclude(position=1):
        services.answer(attempt, item.position, given[item.pk], f"t{item.position}", NOON)
    services.submit(attempt, NOON)
    for mark in Mark.objects.filter(item__attempt=attempt, item__position__gt=2):
        marking.regrade(mark, instructor, "misread", 0, NOON)
    change = OutcomeChange.objects.get()
    officers = iter([(hr, True), (a_person(house, Role.HR, "vera"), False)] * 2)

    def decide():
        officer, confirm = next(officers)
        seen = last_mark(attempt).pk
        try:
            return marking.decide(change, officer, confirm=confirm, reason="seen", seen=seen, now=NOON)
        except AttemptRefused as refused:
            return refused.code

    answers = at_once(decide)
    assert OutcomeDecision.objects.count() == 1
    assert answers.count("decided") == 2


def test_the_same_mark_at_once_is_entered_once(attempt, instructor):
    mark = services.submit(attempt, NOON).items[0].mark
    at_once(lambda: marking.regrade(mark, instructor, "misprint", 1, NOON))
    assert Mark.objects.filter(item=mark.item).count() == 2
