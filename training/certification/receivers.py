"""A passed attempt earns its certificate in the transaction that grades it, and the letters are written in it too."""

import logging
from datetime import datetime
from typing import Any

from django.dispatch import receiver

from training.certification import outcome_letters
from training.certification.letters import congratulate
from training.certification.models import OutcomeNotice
from training.certification.rechecks.services import renew
from training.certification.services import issue
from training.quiz.models import Attempt, OutcomeChange, OutcomeDecision
from training.quiz.selectors import Result
from training.quiz.signals import attempt_closed, outcome_changed, outcome_decided
from training.staff.days import today

logger = logging.getLogger(__name__)


@receiver(attempt_closed, dispatch_uid="issue on passing")
def certify(attempt: Attempt, result: Result, **_kwargs: Any) -> None:
    """Issue what was passed, dated to the handing in, or renew the rules that a quiz on changed ones asked."""
    if result.passed:
        _issue(attempt, result, result.submission.at)
        renew(attempt, result, result.submission.at)


@receiver(outcome_changed, dispatch_uid="ask HR to decide")
def ask(change: OutcomeChange, **_kwargs: Any) -> None:
    """Write to HR; nothing is issued, and a certificate that rests on the exam is suspended by the change itself."""
    _write(OutcomeNotice.Kind.PENDING, change)


@receiver(outcome_decided, dispatch_uid="issue on a confirmed pass")
def settle(decision: OutcomeDecision, result: Result, **_kwargs: Any) -> None:
    """Issue what HR confirmed, with the date of the decision, and inform the candidate."""
    if decision.confirmed and decision.passed:
        _issue(decision.change.attempt, result, decision.at)
        renew(decision.change.attempt, result, decision.at)
    _write(OutcomeNotice.Kind.DECIDED, decision.change)


def _issue(attempt: Attempt, result: Result, earned_at: datetime) -> None:
    certificate = issue(attempt, result.percent, earned_at)
    if certificate is None or not attempt.user.email:
        return
    try:
        congratulate(certificate, today())
    except Exception:  # a letter must not undo a pass; the nightly check writes what is missing
        logger.exception("The letter about certificate %s cannot be written", certificate.pk)


def _write(kind: OutcomeNotice.Kind, change: OutcomeChange) -> None:
    for recipient in outcome_letters.recipients(kind, change):
        try:
            outcome_letters.send(kind, recipient.pk, change.pk)
        except Exception:  # and it must not undo a change or a decision
            logger.exception("The letter %r about change %s cannot be written", kind.value, change.pk)
