"""What HR has done by itself: the nightly look at what runs out, and the import of files."""

import logging
from datetime import date
from functools import partial

from celery import shared_task
from django.utils import timezone

from training.certification import outcome_letters
from training.hr.imports import working
from training.hr.letters import digests, due
from training.staff.days import today
from training.staff.waiting import take_all_effect

logger = logging.getLogger(__name__)


@shared_task
def expiry_check(day: str = "") -> int:
    """Let accounts follow changes whose day has come; then write to holders, managers and HR about what is due on `day`
    (ISO; today), and to those whom a letter about a changed result has not reached. Returns the number of letters.

    Harmless to run again; it also catches up after nights on which it did not run. A letter that cannot be
    written is logged, and the others are.
    """
    take_all_effect(today())
    on = date.fromisoformat(day) if day else today()
    letters = [
        *((draft.reader.pk, partial(digests.send, draft)) for draft in due.due_on(on)),
        *((letter[1], partial(outcome_letters.send, *letter)) for letter in outcome_letters.due_on(on)),
    ]
    written = failed = 0
    for reader, send in letters:
        try:
            written += send()
        except Exception:
            failed += 1
            logger.exception("A letter about certificates cannot be written: to reader %s, of %s", reader, on)
    if failed:
        logger.error("%s of %s letters about certificates were not written", failed, len(letters))
    return written


@shared_task
def import_files() -> int:
    """Import the files that HR officers have asked for, and undo imports. Returns how many; a run that was cut off has
    written nothing, and the next one begins again."""
    return working.work(timezone.now())
