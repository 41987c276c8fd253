"""What is written to the record of certificates."""

from dataclasses import asdict
from datetime import datetime

from django.db import transaction

from games.web.kit.days import house_day
from games.web.rulebook.changes import facts_at
from training.certification.acts import ends, many
from training.certification.acts.admission import admitted
from training.certification.acts.terms import in_house
from training.certification.codes import new_code
from training.certification.models import Certificate, Readmission, Reinstatement, Revocation
from training.certification.problems import CertificateRefused
from training.certification.programmes import programme_of_exam
from training.certification.renewal import span
from training.certification.selectors import bars
from training.drills.kit.exam import Programme
from training.quiz.house import beginning
from training.quiz.models import Attempt
from training.staff import audit
from training.staff.models import User


def begin(user: User, programme: Programme, language: str, now: datetime, code: str = "", device: str = "") -> Attempt:
    """Begin the exam of a programme, or find the one under way.

    Raise CertificateRefused (barred) and AttemptRefused.
    """

    def check() -> None:
        if bars(user, programme.slug):
            raise CertificateRefused("barred")

    hours = programme.wait_hours_after_failure
    return beginning.begin(user, programme.blueprint, language, now, code, device, wait_hours=hours, check=check)


@transaction.atomic
def issue(attempt: Attempt, score: int, now: datetime) -> Certificate | None:
    """Return the certificate of a passed attempt, made on the first call and found again on every other.

    `score` is in percent. None where the exam belongs to no programme, or where HR bars its holder from it.
    """
    programme = programme_of_exam(attempt.blueprint)
    if programme is None or bars(attempt.user, programme.slug, attempt.house_id):
        return None
    issued_on = house_day(now)
    examined = examined_clauses(attempt)
    certificate, _created = Certificate.objects.get_or_create(
        attempt=attempt,
        programme=programme.slug,
        number=1,
        defaults={
            "code": new_code(),
            "holder": attempt.user,
            "holder_name": attempt.user.get_full_name() or attempt.user.username,
            "house": attempt.house,
            "house_name": attempt.house.name,
            "ruleset": attempt.ruleset,
            "language": attempt.user.language,
            "score": score,
            "issued_on": issued_on,
            **asdict(span(in_house(programme, attempt.house_id), attempt.user, attempt.house_id, issued_on, issued_on)),
            "covers": list(programme.covers),
            "clauses": examined,
            "facts": facts_at(examined, attempt.ruleset, attempt.started_at),
        },
    )
    return certificate


def revoke(author: User, certificate: Certificate, reason: str, now: datetime) -> Revocation:
    """Revoke a certificate: from `now` on it is not valid. Raise CertificateRefused."""
    return many.only(certificate, many.revoke(author, [certificate], reason, now))


def reinstate(author: User, certificate: Certificate, reason: str, now: datetime) -> Reinstatement:
    """Take a revocation back: from `now` on the certificate is as if it had not been revoked. Raise
    CertificateRefused."""
    return many.only(certificate, ends.reinstate(author, [certificate], reason, now))


@transaction.atomic
def readmit(author: User, certificate: Certificate, reason: str, now: datetime) -> Readmission:
    """Let the holder sit the exam again from `now` on; the certificate stays revoked. Raise CertificateRefused."""
    reason = admitted(author, certificate, reason)
    if certificate.holder_id == author.pk:
        raise CertificateRefused("own-sitting")
    revocation = _open_revocation(certificate)
    if revocation is None:
        raise CertificateRefused("not-barred")
    if hasattr(revocation, "readmission"):
        raise CertificateRefused("readmitted")
    audit.note(author, audit.Action.SITTING_ALLOWED, certificate.code, reason=reason)
    return Readmission.objects.create(revocation=revocation, at=now, author=author, reason=reason)


def _open_revocation(certificate: Certificate) -> Revocation | None:
    return certificate.revocations.filter(reinstatement=None).first()


def examined_clauses(attempt: Attempt) -> dict[str, int]:
    """Return each clause that the attempt's counted items rest on, with the revision that was examined."""
    return {
        clause: revision
        for parts in attempt.items.filter(counts=True).values_list("clauses", flat=True)
        for clauses in parts.values()
        for clause, revision in clauses
    }
