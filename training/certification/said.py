"""Since when a certificate says what it says: the moment at which its paper is signed."""

from datetime import datetime
from typing import Any

from django.db.models import Model

from training.certification.acts.models import Extension, ExtensionEnd, Lift, Suspension
from training.certification.models import Certificate, Reinstatement, Revocation
from training.practical.models import Withdrawal
from training.quiz.models import OutcomeChange, OutcomeDecision
from training.staff.days import start_of

_ACTS: tuple[tuple[type[Model], str], ...] = (
    (Revocation, "certificate"),
    (Reinstatement, "revocation__certificate"),
    (Suspension, "certificate"),
    (Lift, "suspension__certificate"),
    (Extension, "certificate"),
    (ExtensionEnd, "extension__certificate"),
    (OutcomeChange, "attempt__certificates"),
    (OutcomeChange, "attempt__further_of__certificate"),
    (OutcomeDecision, "change__attempt__certificates"),
    (OutcomeDecision, "change__attempt__further_of__certificate"),
    (Withdrawal, "test__certificates"),
)


def said_at(certificate: Certificate) -> datetime:
    """Return when the last came on record of what the paper of a certificate says today. One query."""
    first, *more = (_moments(act, way, certificate) for act, way in _ACTS)
    known = list(first.union(*more, all=True))
    if certificate.practised:
        known.append(certificate.practised)
    return max([start_of(certificate.issued_on), *known])


def _moments(act: type[Model], way: str, certificate: Certificate) -> Any:
    return act._default_manager.filter(**{way: certificate.pk}).order_by().values_list("at", flat=True)
