"""A question that two people answered in exams of the house, and its page on which it is annulled."""

from django.utils import timezone

from tests.training.exams.conftest import RULES
from training.quiz.annulling_questions import annul_questions, asked
from training.quiz.keys import Questions
from training.quiz.outcomes import standings

WHY = "Two answers are right."


def page_of(question, query="", level=1, rules=RULES):
    return f"/en/training/statistics/annul/{question}/{level}/{rules}/{query}"


def shown(client, question, query=""):
    return client.get(page_of(question, query)).context["foreseen"]


def confirm(client, question, seen, reason=WHY, query=""):
    return client.post(page_of(question, query), {"reason": reason, "seen": seen})


def outcomes(attempts):
    return {attempt.user.username: standings([attempt])[attempt.pk].outcome for attempt in attempts.values()}


def annul_all(author, question, reason=WHY):
    return annul_questions(asked(author, Questions(str(question))), author, reason, timezone.now())
