"""A certificate on the strength of an exam that somebody passed elsewhere."""

from dataclasses import asdict, dataclass
from datetime import date, datetime

from django.db import transaction
from django.db.models import QuerySet

from games.web.kit.days import house_day
from training.certification.acts.terms import in_house
from training.certification.codes import new_code
from training.certification.models import Certificate, ImportedEvidence, Revocation
from training.certification.problems import CertificateRefused
from training.certification.programmes import Certifiable, kept_of
from training.certification.renewal import span
from training.certification.selectors import bars
from training.staff import audit
from training.staff.models import User


@dataclass(frozen=True)
class Paper:
    """What proves a pass elsewhere: who issued it, its number or title, and the day of the exam."""

    issuer: str
    reference: str
    passed_on: date


@transaction.atomic
def enter_evidence(author: User, holder: User, programme: Certifiable, paper: Paper, now: datetime) -> Certificate:
    """Issue the certificate of a pass elsewhere, on the terms of today. It counts from the day of the pass, as long as
    a pass here on that day: an early renewal keeps what was left. One that has expired since is history. Raise
    CertificateRefused."""
    if not author.is_hr or author.house is None or author.house_id != holder.house_id:
        raise CertificateRefused("not-of-house")
    programme, issued_on = in_house(programme, author.house.pk), house_day(now)
    _check(author, holder, programme, paper, issued_on)
    certificate = Certificate.objects.create(
        code=new_code(),
        holder=holder,
        holder_name=holder.full_name,
        house=author.house,
        house_name=str(author.house),
        **kept_of(programme),
        language=holder.language,
        issued_on=issued_on,
        counts_from=paper.passed_on,
        **asdict(span(programme, holder, author.house.pk, paper.passed_on, issued_on)),
        covers=[],
        clauses={},
    )
    ImportedEvidence.objects.create(certificate=certificate, author=author, at=now, **asdict(paper))
    audit.note(author, audit.Action.EVIDENCE_ENTERED, certificate.code, reason=f"{paper.issuer}, {paper.reference}")
    return certificate


def _check(author: User, holder: User, programme: Certifiable, paper: Paper, day: date) -> None:
    User.objects.select_for_update(no_key=True).get(pk=holder.pk)  # the same form sent twice is refused the second time
    if author == holder:
        raise CertificateRefused("own-evidence")
    if not programme.accepts_evidence:
        raise CertificateRefused("exam-here")
    if not (paper.issuer.strip() and paper.reference.strip()):
        raise CertificateRefused("no-evidence")
    if paper.passed_on > day:
        raise CertificateRefused("future")
    if bars(holder, programme.slug, author.house_id).exists():
        raise CertificateRefused("barred-holder")
    of_holder = entered(author.house_id).filter(certificate__holder=holder, certificate__programme=programme.slug)
    if of_holder.filter(passed_on=paper.passed_on).exists():
        raise CertificateRefused("entered")


def entered(house: int | None) -> QuerySet[ImportedEvidence]:
    """Return the papers of a house whose certificates are not revoked: of a day each counts once."""
    revoked = Revocation.objects.filter(reinstatement=None).values("certificate")
    return ImportedEvidence.objects.filter(certificate__house=house).exclude(certificate__in=revoked)
