"""Two requests at the same moment, on a server that really runs them at once."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from django.db import connection

from tests.training.quiz.conftest import NOON, SMALL
from training.quiz import services
from training.quiz.models import Answer, Attempt, Mark, Submission

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


def test_the_same_answer_at_once_is_kept_once(attempt):
    at_once(lambda: services.answer(attempt, 1, {"product-1": 1}, "token", NOON))
    assert Answer.objects.count() == 1
