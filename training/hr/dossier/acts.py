"""What was done to the certificates and exams of a person, by whom and why."""

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from games.web.kit.templatetags.days import day as said_day
from games.web.kit.templatetags.days import moment
from training.certification.models import Certificate
from training.hr.dossier.section import Section
from training.quiz.sat import Sitting
from training.staff.audit import Action

_Act = tuple[datetime, str, Promise | str, str, str]  # when, upon what, what, by whom, why


def acts(certificates: Iterable[Certificate], sat: Iterable[Sitting], end: datetime) -> Section:
    """Return what was done before `end`, the first act first."""
    found = sorted((act for act in (*_acts(certificates), *_regrades(sat)) if act[0] < end), key=_when)
    return Section(
        _("Acts and their reasons"),
        [_("When"), pgettext("audit", "Subject"), _("Action"), pgettext("audit", "Author"), _("Reason")],
        [[moment(act[0]), act[1], str(act[2]), *act[3:]] for act in found],
        _("No act by this day."),
    )


def _when(act: _Act) -> datetime:
    return act[0]


def _acts(certificates: Iterable[Certificate]) -> Iterator[_Act]:
    """Yield what was done to certificates."""
    for one in certificates:
        for revocation in one.revocations.all():
            yield _act(one, Action.CERTIFICATE_REVOKED, revocation)
            yield from _ended(one, Action.CERTIFICATE_REINSTATED, getattr(revocation, "reinstatement", None))
            yield from _ended(one, Action.SITTING_ALLOWED, getattr(revocation, "readmission", None))
        for suspension in one.suspensions.all():
            yield _act(one, Action.CERTIFICATE_SUSPENDED, suspension)
            yield from _ended(one, Action.SUSPENSION_LIFTED, getattr(suspension, "lift", None))
        for extension in one.extensions.all():
            at, upon, label, author, reason = _act(one, Action.CERTIFICATE_EXTENDED, extension)
            yield at, upon, f"{label}: {said_day(extension.until)}", author, reason
            yield from _ended(one, Action.EXTENSION_ENDED, getattr(extension, "end", None))


def _act(certificate: Certificate, action: Action, row: Any) -> _Act:
    return row.at, f"{certificate.title} {certificate.code}", action.label, row.author.full_name, row.reason


def _ended(certificate: Certificate, action: Action, row: Any) -> Iterator[_Act]:
    if row is not None:
        yield _act(certificate, action, row)


def _regrades(sat: Iterable[Sitting]) -> Iterator[_Act]:
    """Yield the marks and annulments that changed the outcome of an exam, and what HR decided."""
    for sitting in sat:
        for change in sitting.standing.changes if sitting.standing else ():
            cause, decision = change.cause, getattr(change, "decision", None)
            author = cause.author.full_name if cause.author else "–"
            done = Action.EXAM_ANNULLED if change.annulment else Action.MARK_CHANGED
            yield change.at, str(sitting.exam), done.label, author, cause.reason
            if decision:
                action = Action.OUTCOME_CONFIRMED if decision.confirmed else Action.OUTCOME_REFUSED
                yield decision.at, str(sitting.exam), action.label, decision.author.full_name, decision.reason
