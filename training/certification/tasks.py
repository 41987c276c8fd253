"""What certification does by itself: letters, and the nightly look at what runs out."""

from datetime import date

from celery import shared_task
from django.db import transaction

from training.certification import letters
from training.staff.days import today
from training.staff.models import User


@shared_task(autoretry_for=(OSError,), retry_backoff=True, max_retries=5)
def send_letter(letter: str, recipient_id: int, notices: list[letters.Notice]) -> int:
    """One letter about certificates: what the recipient was told before is left out, and with nothing new
    no letter goes. Returns how many notices it holds.

    The record and the letter stand or fall together, so a mail server that refuses leaves the notices for
    the next try.
    """
    recipient = User.objects.get(pk=recipient_id)
    with transaction.atomic():
        fresh = letters.note_sent(recipient, notices)
        if fresh:
            letters.post(letters.Letter(letter), recipient, [pk for pk, _kind in fresh], today())
    return len(fresh)


@shared_task
def expiry_check(day: str = "") -> int:
    """Write to holders and HR about what is due on `day` (ISO; today). Returns the number of letters.

    Harmless to run again; it also catches up after nights on which it did not run.
    """
    due = letters.due_on(date.fromisoformat(day) if day else today())
    for (letter, recipient_id), notices in due.items():
        send_letter.delay(letter, recipient_id, notices)
    return len(due)
