"""What HR imported, from which file, what was made of its lines, and that it was undone."""

from functools import reduce
from operator import or_
from typing import Any

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from training.staff.models import House, User
from training.staff.records import Document, Record


class Import(models.Model):
    """A file that HR uploaded, or a list that HR chose for one act or one assignment. Its lines stay here until it is
    imported or done, or until they are too old.

    `table` is {"heads": [...], "rows": [[line, [cell, ...]], ...]}, for a list also what is done to it, which stays;
    `language` is the one that people get for whom the file names none. An officer who has seen the plan whose digest is
    `agreed` has it imported from `asked_at` on, or undone where there is an `undo_reason`. A `refusal` (of
    problems.REFUSALS) says why that was not done.
    """

    class Kind(models.TextChoices):
        PEOPLE = "people", _("People")
        CERTIFICATES = "certificates", _("Certificates from elsewhere")
        JOBS = "jobs", _("Jobs and managers")
        ASSIGNMENTS = "assignments", _("Exams and courses assigned")
        ACT = "act", _("One change to many certificates")
        ORDER = "order", _("One exam or course for many people")

    house = models.ForeignKey(House, on_delete=models.PROTECT, related_name="+")
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    kind = models.CharField(max_length=12, choices=Kind)
    name = models.CharField(max_length=200)
    digest = models.CharField(max_length=64)
    language = models.CharField(max_length=10)
    table = Document()
    at = models.DateTimeField()
    officer: Any = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, related_name="+")
    agreed = models.CharField(max_length=64, blank=True)
    asked_at = models.DateTimeField(null=True)
    refusal = models.CharField(max_length=20, blank=True)
    undo_reason = models.TextField(blank=True, default="")

    is_under_way: bool  # only on imports that come from selectors.with_state

    class Meta:
        ordering = ["-pk"]
        indexes = [models.Index(fields=["house", "-id"], name="imports_of_a_house")]

    def __str__(self) -> str:
        return self.name


# Files that are being imported and imports that are being undone, or that wait for it.
UNDER_WAY = Q(asked_at__isnull=False, refusal="") & (
    Q(application=None) | Q(application__undoing=None) & ~Q(undo_reason="")
)


class Application(Record):
    """A file was imported as a whole, as `plan` said (its digest)."""

    imported = models.OneToOneField(Import, on_delete=models.PROTECT, related_name="application")
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    at = models.DateTimeField()
    plan = models.CharField(max_length=64)

    def __str__(self) -> str:
        return f"{self.imported}: {self.at}"


_MADE = ("person", "certificate", "posting", "membership")


def _made_alone(name: str) -> Q:
    return Q(**{f"{each}__isnull": each != name for each in _MADE})


class Outcome(Record):
    """What was made of a line: a person, a certificate, a posting, or a member of a class that has something to do.
    Where HR chose a list for an act, the certificate to which that was done."""

    application = models.ForeignKey(Application, on_delete=models.PROTECT, related_name="outcomes")
    line = models.PositiveIntegerField()
    person: Any = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, related_name="+")
    certificate: Any = models.ForeignKey(
        "certification.Certificate", null=True, on_delete=models.PROTECT, related_name="+"
    )
    posting: Any = models.ForeignKey("hr.Posting", null=True, on_delete=models.PROTECT, related_name="+")

    membership: Any = models.ForeignKey("classes.Membership", null=True, on_delete=models.PROTECT, related_name="+")

    class Meta(Record.Meta):
        ordering = ["line"]
        constraints = [
            models.CheckConstraint(
                condition=reduce(or_, (_made_alone(name) for name in _MADE)), name="a_line_makes_one_thing"
            ),
        ]

    @property
    def about(self) -> User:
        """The person whom it is about."""
        made = self.posting or self.membership
        found: User = self.person or (self.certificate.holder if self.certificate else made.person)
        return found

    def __str__(self) -> str:
        return f"{self.application}: {self.line}"


class Undoing(Record):
    """An import was undone, by whom and why."""

    application = models.OneToOneField(Application, on_delete=models.PROTECT, related_name="undoing")
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    at = models.DateTimeField()
    reason = models.TextField()

    class Meta(Record.Meta):
        constraints = [models.CheckConstraint(condition=~Q(reason=""), name="an_undoing_has_a_reason")]

    def __str__(self) -> str:
        return f"{self.application}: {self.reason}"
