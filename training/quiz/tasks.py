"""What the quiz does by itself."""

import logging

from celery import shared_task
from django.utils import timezone

from training.quiz import selectors, services
from training.quiz.difficulty.nightly import renew

logger = logging.getLogger(__name__)


@shared_task
def close_expired() -> int:
    """Close and grade every attempt whose time ran out, each by itself. Returns how many.

    One that cannot be graded is logged, and tried again by the next run.
    """
    now = timezone.now()
    due = selectors.open_attempts().filter(deadline__lt=now - services.GRACE)
    closed = failed = 0
    for attempt in due:
        try:
            closed += services.close_if_due(attempt, now)
        except Exception:
            failed += 1
            logger.exception("Attempt %s cannot be closed", attempt.uuid)
    if failed:
        logger.error("%s of %s attempts whose time is over cannot be closed", failed, failed + closed)
    return closed


@shared_task
def estimate_difficulty() -> bool:
    """Estimate how hard questions of exams are, by the answers so far. Returns whether that has changed."""
    return renew() is not None
