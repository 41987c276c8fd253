"""On which days a house writes about its certificates, and who was written to. Every row is only ever added."""

from typing import ClassVar

from django.conf import settings
from django.db import models

from training.staff.models import House
from training.staff.records import Record


class LetterDays(Record):
    """How many days before the last one a house writes about a certificate, from the day of `at` on: the last row."""

    DEFAULT: ClassVar = (90, 60, 30, 7)

    house = models.ForeignKey(House, on_delete=models.PROTECT, related_name="+")
    days = models.JSONField()
    at = models.DateTimeField()
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")

    class Meta(Record.Meta):
        ordering = ["at", "pk"]

    def __str__(self) -> str:
        return f"{self.house}: {self.days}"


class Digest(Record):
    """The letter of a day was written to somebody, with so many notices: the field has its name from when all were
    about certificates."""

    reader = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+", db_index=False)
    day = models.DateField()
    certificates = models.PositiveIntegerField()

    class Meta(Record.Meta):
        ordering = ["-day", "-pk"]
        constraints = [models.UniqueConstraint(fields=["reader", "day"], name="one_digest_a_day")]
        indexes = [models.Index(fields=["day"], name="digests_of_a_day")]

    def __str__(self) -> str:
        return f"{self.reader}: {self.day}"


class Said(Record):
    """Somebody was written to about something else than a certificate: each kind once for a day.

    `subject` names a row of the record, as “exemption-7”, “recognition-3-12” (with a holder) or “assignment-5-12” (with
    who has to do it). `kind` is as that of a `Reminder`, or “new”; `until` is the last day, of a new assignment the
    first one.
    """

    NEW: ClassVar = "new"

    reader = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+", db_index=False)
    subject = models.CharField(max_length=60)
    kind = models.CharField(max_length=8)
    until = models.DateField()

    class Meta(Record.Meta):
        constraints = [
            models.UniqueConstraint(fields=["reader", "subject", "kind", "until"], name="a_notice_goes_once"),
        ]
        indexes = [models.Index(fields=["until"], name="notices_of_a_day")]

    def __str__(self) -> str:
        return f"{self.reader}: {self.subject} {self.kind}"
