"""A certificate on the strength of an exam that somebody passed elsewhere."""

from dataclasses import asdict, dataclass
from datetime import date, datetime

from django.db import transaction
from django.db.models import Q

from games.web.kit.days import house_day
from training.certification.acts.terms import in_house
from training.certification.codes import new_code
from training.certification.models import Certificate, ImportedEvidence
from training.certification.problems import CertificateRefused
from training.certification.renewal import ending_on, renewed_until
from training.certification.selectors import bars
from training.certification.states import HOLDS, state_on
from training.drills.kit.exam import Programme
from training.staff import audit
from training.staff.models import User


@dataclass(frozen=True)
class Paper:
    """What proves a pass elsewhere: who issued it, its number or title, and the day of the exam."""

    issuer: str
    reference: str
    passed_on: date


@transaction.atomic
def enter_evidence(author: User, holder: User, programme: Programme, paper: Paper, now: datetime) -> Certificate:
    """Issue the certificate of a pass elsewhere. It is valid as long as a pass here on that day, counted from it. Raise
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
        programme=programme.slug,
        ruleset=programme.ruleset,
        language=holder.language,
        issued_on=issued_on,
        **asdict(ending_on(programme, last_day(programme, paper.passed_on))),
        covers=[],
        clauses={},
    )
    ImportedEvidence.objects.create(certificate=certificate, author=author, at=now, **asdict(paper))
    audit.note(author, audit.Action.EVIDENCE_ENTERED, certificate.code, reason=f"{paper.issuer}, {paper.reference}")
    return certificate


def last_day(programme: Programme, passed_on: date) -> date:
    """Return until when a pass elsewhere on a day is good."""
    return renewed_until(programme, passed_on, passed_on)


def _check(author: User, holder: User, programme: Programme, paper: Paper, day: date) -> None:
    User.objects.select_for_update(no_key=True).get(pk=holder.pk)  # the same form sent twice is refused the second time
    if author == holder:
        raise CertificateRefused("own-evidence")
    if not (paper.issuer.strip() and paper.reference.strip()):
        raise CertificateRefused("no-evidence")
    if paper.passed_on > day:
        raise CertificateRefused("future")
    last = last_day(programme, paper.passed_on)
    if last <= day:
        raise CertificateRefused("too-old")
    if bars(holder, programme.slug, author.house_id).exists():
        raise CertificateRefused("barred-holder")
    held = Certificate.objects.filter(holder=holder, house=author.house_id, programme=programme.slug)
    if state_on(held, day).filter(HOLDS, Q(until__gte=last)).exists():
        raise CertificateRefused("entered")
