"""Letters that wait for the mail server."""

from datetime import datetime
from email.utils import make_msgid
from typing import Self
from urllib.parse import urlsplit

from django.conf import settings
from django.core.mail import EmailMessage
from django.db import models

# What a letter is made of, as EmailMessage calls it.
_PARTS = ("subject", "body", "from_email", "to", "cc", "bcc", "reply_to")


class LetterManager(models.Manager["QueuedLetter"]):
    def waiting(self) -> models.QuerySet["QueuedLetter"]:
        return self.filter(given_up_at=None)


class QueuedLetter(models.Model):
    """A letter that waits to be sent.

    It may hold a secret link, so it is deleted once it is sent, and keeps its recipients alone once it is given up.
    """

    recipients = models.JSONField()
    content = models.JSONField(default=dict)
    queued_at = models.DateTimeField()
    next_try_at = models.DateTimeField(db_index=True)
    tries = models.PositiveSmallIntegerField(default=0)
    given_up_at = models.DateTimeField(null=True)

    objects = LetterManager()

    class Meta:
        ordering = ("queued_at", "pk")

    def __str__(self) -> str:
        return f"letter {self.pk}"

    @classmethod
    def of(cls, message: EmailMessage, at: datetime) -> Self:
        """Return the row for a letter without attachments (ValueError). Its Message-ID is the same at every try."""
        if message.attachments or getattr(message, "alternatives", None):
            raise ValueError("The outbox takes plain letters: no attachments, no HTML.")
        content = {part: getattr(message, part) for part in _PARTS}
        content["subject"] = str(message.subject)
        # Of the site's name and not of the machine's, which Django would ask the network for.
        name = make_msgid(domain=urlsplit(settings.SITE_URL).hostname)
        content["headers"] = {"Message-ID": name, **message.extra_headers}
        return cls(recipients=message.recipients(), content=content, queued_at=at, next_try_at=at)

    def message(self) -> EmailMessage:
        return EmailMessage(**self.content)
