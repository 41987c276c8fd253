"""EMAIL_BACKEND of the site: a letter is stored in the transaction of the act it is about, and sent afterwards."""

from collections.abc import Sequence

from django.core.mail import EmailMessage
from django.core.mail.backends.base import BaseEmailBackend
from django.db import transaction
from django.utils import timezone

from portal.outbox.models import QueuedLetter
from portal.outbox.wake import wake


class Outbox(BaseEmailBackend):
    def send_messages(self, email_messages: Sequence[EmailMessage]) -> int:
        """Queue the letters and return how many. Nobody waits here for a mail server or a broker."""
        now = timezone.now()
        QueuedLetter.objects.bulk_create([QueuedLetter.of(message, now) for message in email_messages])
        transaction.on_commit(wake, robust=True)
        return len(email_messages)
