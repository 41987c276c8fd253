"""A passed attempt earns its certificate, and its holder a letter, in the transaction that grades it."""

import logging
from typing import Any

from django.dispatch import Signal, receiver
from django.utils import timezone

from training.certification.letters import Letter, send
from training.certification.models import Reminder
from training.certification.services import issue
from training.quiz.models import Attempt
from training.quiz.selectors import Result
from training.quiz.signals import attempt_closed, attempt_regraded
from training.staff.days import today

logger = logging.getLogger(__name__)


@receiver(attempt_closed, dispatch_uid="issue on passing")
@receiver(attempt_regraded, dispatch_uid="issue on passing after a regrade")
def certify(signal: Signal, attempt: Attempt, result: Result, **_kwargs: Any) -> None:
    """Issue what was passed, dated to the handing in, or to the regrade that made it a pass.

    A regrade that turns a pass into a failure revokes nothing: HR decides that.
    """
    earned_at = timezone.now() if signal is attempt_regraded else result.submission.at
    if not result.passed or (certificate := issue(attempt, result.percent, earned_at)) is None:
        return
    if not attempt.user.email:
        return
    notices = [(certificate.pk, Reminder.Kind.ISSUED.value)]
    try:
        send(Letter.ISSUED, certificate.holder_id, notices, today())
    except Exception:  # a letter must not undo a pass; the nightly check writes what is missing
        logger.exception("The letter about certificate %s cannot be written", certificate.pk)
