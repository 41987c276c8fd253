"""What is passed earns its certificate in the transaction that records it, and the letters are written in it too."""

import logging
from collections.abc import Iterable
from datetime import datetime
from typing import Any

from django.dispatch import receiver

from training.certification import outcome_letters
from training.certification.letters import congratulate
from training.certification.models import Certificate, OutcomeNotice
from training.certification.own.issuing import issue_earned
from training.certification.rechecks.services import renew
from training.certification.services import issue
from training.hours.models import TableHours
from training.hours.signals import hours_entered
from training.practical.models import PracticalTest
from training.practical.signals import test_passed
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
        _issue_own(attempt, result.submission.at)
        renew(attempt, result, result.submission.at)


@receiver(test_passed, dispatch_uid="issue on a practical test")
def certify_practice(test: PracticalTest, at: datetime, **_kwargs: Any) -> None:
    """Issue the programmes of the house of which the practical test was the last thing missing."""
    own = issue_earned(test.candidate, test.house, at, lambda each: each.practice and each.game == test.game)
    _congratulate(own)


@receiver(hours_entered, dispatch_uid="issue on hours")
def certify_hours(entry: TableHours, **_kwargs: Any) -> None:
    """Issue the programmes of the house of which these hours were the last thing missing."""
    own = issue_earned(entry.person, entry.house, entry.at, lambda each: each.hours > 0 and each.game == entry.game)
    _congratulate(own)


@receiver(outcome_changed, dispatch_uid="ask HR to decide")
def ask(change: OutcomeChange, **_kwargs: Any) -> None:
    """Write to HR; nothing is issued, and a certificate that rests on the exam is suspended by the change itself."""
    _write(OutcomeNotice.Kind.PENDING, change)


@receiver(outcome_decided, dispatch_uid="issue on a confirmed pass")
def settle(decision: OutcomeDecision, result: Result, **_kwargs: Any) -> None:
    """Issue what HR confirmed, with the date of the decision, and inform the candidate. A pass that HR let stand may be
    what a programme of the house has waited for."""
    attempt = decision.change.attempt
    if decision.confirmed and decision.passed:
        _issue(attempt, result, decision.at)
        renew(attempt, result, decision.at)
    if decision.passed:
        _issue_own(attempt, decision.at)
    _write(OutcomeNotice.Kind.DECIDED, decision.change)


def _issue(attempt: Attempt, result: Result, earned_at: datetime) -> None:
    certificate = issue(attempt, result.percent, earned_at)
    _congratulate([certificate] if certificate else [])


def _issue_own(attempt: Attempt, earned_at: datetime) -> None:
    """Issue the programmes of the house of which this exam was the last thing missing."""
    _congratulate(issue_earned(attempt.user, attempt.house, earned_at, lambda each: attempt.blueprint in each.exams))


def _congratulate(certificates: Iterable[Certificate]) -> None:
    for certificate in certificates:
        try:
            if certificate.holder.email:
                congratulate(certificate, today())
        except Exception:  # a letter must not undo a pass; the nightly check writes what is missing
            logger.exception("The letter about certificate %s cannot be written", certificate.pk)


def _write(kind: OutcomeNotice.Kind, change: OutcomeChange) -> None:
    for recipient in outcome_letters.recipients(kind, change):
        try:
            outcome_letters.send(kind, recipient.pk, change.pk)
        except Exception:  # and it must not undo a change or a decision
            logger.exception("The letter %r about change %s cannot be written", kind.value, change.pk)
