"""Send what waits in the outbox: each letter once, with longer and longer waits while the mail server refuses."""

import logging
from datetime import datetime, timedelta
from smtplib import SMTPDataError, SMTPRecipientsRefused, SMTPSenderRefused

from django.conf import settings
from django.core.mail import get_connection
from django.db.models import F
from django.utils import timezone

from portal.outbox.models import QueuedLetter

logger = logging.getLogger(__name__)

# A letter whose sender died while sending is tried again after this; no try takes longer.
LEASE = timedelta(minutes=10)
FIRST_WAIT, LONGEST_WAIT = timedelta(minutes=1), timedelta(hours=1)
# The link in a password letter is good for three days from the asking.
GIVE_UP_AFTER = timedelta(days=2)
KEPT_AFTERWARDS = timedelta(days=30)

_THIS_LETTER = (SMTPRecipientsRefused, SMTPSenderRefused, SMTPDataError)


def deliver_due() -> int:
    """Send the letters whose turn it is. Returns how many went.

    When the mail server is away the rest wait for the next run, instead of each waiting for it in turn.
    """
    _give_up(timezone.now())
    due = QueuedLetter.objects.waiting().filter(next_try_at__lte=timezone.now())
    sent = 0
    for pk in list(due.values_list("pk", flat=True)):
        try:
            sent += _deliver(pk)
        except _THIS_LETTER as problem:
            logger.warning("Letter %s was refused by the mail server: %s", pk, type(problem).__name__)
        except OSError as problem:
            logger.warning("Letters wait in the outbox: the mail server does not take them (%s).", problem)
            break
        except Exception:
            logger.exception("Letter %s cannot be sent", pk)
    return sent


def _deliver(pk: int) -> bool:
    """Send one letter unless another sender has claimed it. Errors of the mail server pass through."""
    now = timezone.now()
    mine = QueuedLetter.objects.waiting().filter(pk=pk, next_try_at__lte=now)
    if not mine.update(next_try_at=now + LEASE, tries=F("tries") + 1):
        return False
    letter = QueuedLetter.objects.get(pk=pk)
    try:
        get_connection(settings.OUTBOX_TRANSPORT).send_messages([letter.message()])
    except Exception:
        letter.next_try_at = timezone.now() + _wait(letter.tries)
        letter.save(update_fields=["next_try_at"])
        raise
    letter.delete()
    return True


def _wait(tries: int) -> timedelta:
    """Return a minute after the first try, twice as long after each further one, an hour at most."""
    return min(FIRST_WAIT * 2 ** min(tries - 1, 10), LONGEST_WAIT)


def _give_up(now: datetime) -> None:
    """Blank what waited too long, and forget what was given up long ago."""
    given_up = QueuedLetter.objects.waiting().filter(queued_at__lt=now - GIVE_UP_AFTER)
    if count := given_up.update(given_up_at=now, content={}):
        logger.error("%s letters could not be sent for %s and are given up.", count, GIVE_UP_AFTER)
    QueuedLetter.objects.filter(given_up_at__lt=now - KEPT_AFTERWARDS).delete()
