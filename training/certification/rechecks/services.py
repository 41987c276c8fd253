"""Sitting a quiz on changed rules, and what passing it renews."""

import secrets
from datetime import datetime

from django.db import transaction

from games.web.kit.days import house_day
from games.web.rulebook.changes import facts_at
from training.certification.models import Certificate, ClauseRenewal, RecheckSitting
from training.certification.problems import CertificateRefused
from training.certification.rechecks.paper import PREFIX, NothingAsked, drawn, exam_of
from training.certification.rechecks.selectors import Quiz, quizzes
from training.drills.kit.exam import Blueprint
from training.quiz import services as quiz
from training.quiz.models import Attempt, Submission
from training.quiz.papers import Paper
from training.quiz.selectors import Result, open_attempts
from training.staff.models import User


def begin(user: User, certificate: Certificate, language: str, now: datetime) -> Attempt:
    """Begin the quiz on the changed rules of a person's own certificate, or find the one under way.

    Raise CertificateRefused (no-quiz, not-asked) and AttemptRefused (no-house, language).
    """
    exam = exam_of(certificate)
    for attempt in open_attempts().filter(user=user, blueprint=exam):
        quiz.close_if_due(attempt, now)  # on its own: what it renews is no longer asked
    with transaction.atomic():
        house = quiz.turn_of(user)
        running = open_attempts().filter(user=user, blueprint=exam).first()
        return running or _open(user, house, certificate, language, now)


def _open(user: User, house: int, certificate: Certificate, language: str, now: datetime) -> Attempt:
    own = Certificate.objects.filter(pk=certificate.pk, holder=user)
    asked = next(iter(quizzes(own, house_day(now))), None)
    if asked is None:
        raise CertificateRefused("no-quiz")
    clauses, blueprint, paper = _drawn(asked)
    closed = Submission.objects.filter(attempt__user=user, attempt__blueprint=blueprint.slug).count()
    attempt = quiz.open_attempt(user, house, blueprint, language, now, closed, paper=paper)
    RecheckSitting.objects.create(attempt=attempt, certificate=asked.certificate, clauses=clauses)
    return attempt


def _drawn(asked: Quiz) -> tuple[list[str], Blueprint, Paper]:
    """Return those clauses of a quiz on which there are questions, and the questions. Raise CertificateRefused
    (not-asked) where there is none at all."""
    clauses = asked.clauses
    while clauses:
        try:
            return clauses, *drawn(asked.certificate, clauses, secrets.token_hex(8))
        except NothingAsked as nothing:
            clauses.remove(nothing.clause)
    raise CertificateRefused("not-asked")


def renew(attempt: Attempt, result: Result, at: datetime) -> None:
    """Renew the clauses of a quiz on changed rules that was passed. Once for each, however often this is called;
    nothing for an attempt that is no such quiz."""
    if not attempt.blueprint.startswith(PREFIX):
        return
    sitting = RecheckSitting.objects.select_related("certificate").get(attempt=attempt)
    revisions = _revisions(result)
    facts = facts_at(sitting.clauses, sitting.certificate.ruleset, attempt.started_at)
    rows = [
        ClauseRenewal(
            certificate=sitting.certificate,
            clause=clause,
            revision=revisions[clause],
            facts=facts.get(clause),
            attempt=attempt,
            at=at,
        )
        for clause in sitting.clauses
    ]
    ClauseRenewal.objects.bulk_create(rows, ignore_conflicts=True)


def _revisions(result: Result) -> dict[str, int]:
    """Return the clauses on which the questions of an attempt rest, each with the revision that was asked."""
    return {
        clause: revision for each in result.items for part in each.item.clauses.values() for clause, revision in part
    }
