"""The record of an exam is only added to."""

import pytest

from games.web.kit.append_only import RecordChanged
from tests.training.quiz.conftest import NOON
from training.quiz import services
from training.quiz.models import Answer, Attempt, AttemptItem, DifficultyTable, Mark, Practice, Submission


@pytest.fixture
def rows(attempt, trainee):
    services.answer(attempt, 1, {"product-1": 1}, "token", NOON)
    services.submit(attempt, NOON)
    Practice.objects.create(
        user=trainee, generator="zero", version=1, seed="s", level=1, ruleset="parlour", given={}, score=0, max=1
    )
    DifficultyTable.objects.create(answers=1, contents={})


MODELS = [Attempt, AttemptItem, Answer, Submission, Mark, Practice, DifficultyTable]


@pytest.mark.parametrize("model", MODELS)
def test_no_row_is_changed_or_removed(rows, model):
    row = model.objects.first()
    for change in (row.save, row.delete, model.objects.all().delete, lambda: model.objects.update(pk=0)):
        with pytest.raises(RecordChanged):
            change()
    assert model.objects.filter(pk=row.pk).exists()


def test_nobody_with_a_record_can_be_removed(rows, trainee):
    from django.db.models import ProtectedError

    with pytest.raises(ProtectedError):
        trainee.delete()
