"""Records that are older than the second person are put to HR."""

from datetime import timedelta
from importlib import import_module

from django.apps import apps

from tests.training.certification.cast import NOON, a_certificate
from training.quiz.models import Mark, OutcomeChange
from training.quiz.outcomes import Outcome, standings


def ask():
    """What the migration does, on the tables as they are."""
    import_module("training.certification.migrations.0004_ask_about_passes_undone_before").ask(apps, None)


def marked_then(attempt, author, score):
    """A mark as older code entered it: it asked nobody."""
    item = attempt.items.get()
    return Mark.objects.create(
        item=item, score=score, max=1, verdict=[], clauses=item.clauses, author=author, reason="Misread"
    )


def test_a_pass_undone_before_waits_for_hr_and_is_asked_about_once(trainee, instructor):
    certificate = a_certificate(trainee)
    marked_then(certificate.attempt, instructor, 0)
    ask()
    ask()
    assert OutcomeChange.objects.get().passed is False
    assert standings([certificate.attempt])[certificate.attempt_id].outcome == Outcome.WITHDRAWN


def test_a_pass_that_stands_is_left_alone(trainee, colleague, instructor):
    marked_then(a_certificate(trainee).attempt, instructor, 1)
    a_certificate(colleague, NOON + timedelta(days=1))
    ask()
    assert not OutcomeChange.objects.exists()
