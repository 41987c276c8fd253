"""A passed attempt earns its certificate in the transaction that grades it; the letter follows the commit."""

from functools import partial
from typing import Any

from django.db import transaction
from django.dispatch import Signal, receiver
from django.utils import timezone

from training.certification.letters import Letter
from training.certification.models import Reminder
from training.certification.services import issue
from training.certification.tasks import send_letter
from training.quiz.models import Attempt
from training.quiz.selectors import Result
from training.quiz.signals import attempt_closed, attempt_regraded


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
    # Robust: a broker that is away must not undo a pass. The nightly check sends what is missing.
    send = partial(send_letter.delay, Letter.ISSUED, certificate.holder_id, notices)
    transaction.on_commit(send, robust=True)
