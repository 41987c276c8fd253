"""What certification does by itself: the nightly look at what runs out."""

import logging
from datetime import date

from celery import shared_task

from training.certification import letters
from training.staff.days import today

logger = logging.getLogger(__name__)


@shared_task
def expiry_check(day: str = "") -> int:
    """Write to holders and HR about what is due on `day` (ISO; today). Returns the number of letters.

    Harmless to run again; it also catches up after nights on which it did not run. A letter that cannot be
    written is logged, and the others are.
    """
    on = date.fromisoformat(day) if day else today()
    due = letters.due_on(on)
    written = failed = 0
    for (letter, recipient_id), notices in due.items():
        try:
            written += letters.send(letter, recipient_id, notices, on)
        except Exception:
            failed += 1
            logger.exception("The letter %r to user %s cannot be written", letter.value, recipient_id)
    if failed:
        logger.error("%s of %s letters about certificates were not written", failed, len(due))
    return written
