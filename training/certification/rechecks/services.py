"""Sitting a quiz on changed rules, and what passing it renews."""

import secrets
from datetime import datetime

from django.db import transaction

from games.web.kit.days import house_day
from games.web.rulebook.changes import facts_at
from training.certification.models import Certificate, ClauseRenewal, RecheckSitting
from training.certification.problems import CertificateRefused
from training.certification.rechecks.paper import PREFIX, NothingAsked, drawn, exam_of
from training.certification.rechecks.selectors import quizzes
from training.quiz import services as quiz
from training.quiz.models import Attempt, Submission
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
    try:
        blueprint, paper = drawn(asked.certificate, asked.clauses, secrets.token_hex(8))
    except NothingAsked:
        raise CertificateRefused("not-asked") from None
    closed = Submission.objects.filter(attempt__user=user, attempt__blueprint=blueprint.slug).count()
    attempt = quiz.open_attempt(user, house, blueprint, language, now, closed, paper=paper)
    RecheckSitting.objects.create(attempt=attempt, certificate=asked.certificate, clauses=asked.clauses)
    return attempt


def renew(attempt: Attempt, result: Result, at: datetime) -> None:
    """Renew the clauses of which every question was right. Once for each, however often this is called; nothing for an
    attempt that is no quiz on changed rules."""
    if not attempt.blueprint.startswith(PREFIX):
        return
    sitting = RecheckSitting.objects.select_related("certificate").get(attempt=attempt)
    right = rightly_answered(result, sitting.clauses)
    facts = facts_at(right, sitting.certificate.ruleset, attempt.started_at)
    rows = [
        ClauseRenewal(
            certificate=sitting.certificate,
            clause=clause,
            revision=revision,
            facts=facts.get(clause),
            attempt=attempt,
            at=at,
        )
        for clause, revision in right.items()
    ]
    ClauseRenewal.objects.bulk_create(rows, ignore_conflicts=True)


def rightly_answered(result: Result, clauses: list[str]) -> dict[str, int]:
    """Return those of the clauses of which every question is wholly right, each with the revision that was asked."""
    cited = [(item, dict(pair for part in item.item.clauses.values() for pair in part)) for item in result.items]
    found = {}
    for clause in clauses:
        asked = [(item, revisions[clause]) for item, revisions in cited if clause in revisions]
        if asked and all(item.share == 1 for item, _revision in asked):
            found[clause] = asked[0][1]
    return found
