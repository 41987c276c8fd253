"""Acts upon a certificate. Every row is only ever added, and what ends an act is a row of its own."""

from datetime import date
from typing import Any

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.utils.translation import gettext_lazy as _

from games.web.kit.days import house_day
from training.staff.records import Record


class Act(Record):
    """What an officer did to a certificate, from `at` on, and why."""

    at = models.DateTimeField()
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    reason = models.TextField(_("reason"))

    class Meta(Record.Meta):
        abstract = True
        ordering = ["at", "pk"]
        constraints = [models.CheckConstraint(condition=~Q(reason=""), name="a_%(class)s_has_a_reason")]


class Bar(Act):
    """A certificate does not count until the act is ended. The concrete row has the `certificate`.

    `number` is one more than those of the certificate that have ended, so a second open one has a number that is taken.
    """

    certificate: Any
    number = models.PositiveSmallIntegerField()

    class Meta(Act.Meta):
        abstract = True
        constraints = [
            *Act.Meta.constraints,
            models.UniqueConstraint(fields=["certificate", "number"], name="one_open_%(class)s_of_a_certificate"),
        ]

    def __str__(self) -> str:
        return f"{self.certificate}: {self.reason}"


class Suspension(Bar):
    """HR suspends the certificate, until it lifts that."""

    # Found by the index of the constraint.
    certificate = models.ForeignKey(
        "certification.Certificate", on_delete=models.PROTECT, related_name="suspensions", db_index=False
    )

    class Meta(Bar.Meta):
        pass


class Lift(Act):
    """The suspension no longer holds."""

    suspension = models.OneToOneField(Suspension, on_delete=models.PROTECT, related_name="lift")

    class Meta(Act.Meta):
        pass

    def __str__(self) -> str:
        return f"{self.suspension}: {self.reason}"


class Extension(Act):
    """The last valid day of the certificate is `until`, which is later than it was.

    Its renewal window and its grace move with it, and keep their lengths.
    """

    certificate = models.ForeignKey("certification.Certificate", on_delete=models.PROTECT, related_name="extensions")
    due_from = models.DateField()
    until = models.DateField(_("valid until the end of"))
    grace_until = models.DateField()

    class Meta(Act.Meta):
        constraints = [
            *Act.Meta.constraints,
            models.CheckConstraint(
                condition=Q(due_from__lte=F("until"), grace_until__gte=F("until")), name="an_extension_keeps_its_order"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.certificate}: {self.until}"


class ExtensionEnd(Act):
    """The extension no longer counts: from `at` on the certificate has the last day that it had before."""

    extension = models.OneToOneField(Extension, on_delete=models.PROTECT, related_name="end")

    class Meta(Act.Meta):
        pass

    def __str__(self) -> str:
        return f"{self.extension}: {self.reason}"


class ImportedEvidence(Record):
    """A certificate rests on an exam that was passed elsewhere: who vouches for it, what paper, on what day."""

    certificate = models.OneToOneField(
        "certification.Certificate", on_delete=models.PROTECT, related_name="imported_evidence"
    )
    issuer = models.CharField(max_length=200)
    reference = models.CharField(max_length=200)
    passed_on = models.DateField()
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    at = models.DateTimeField()

    class Meta(Record.Meta):
        constraints = [
            models.CheckConstraint(
                condition=~Q(issuer="") & ~Q(reference=""), name="imported_evidence_says_from_whom_and_where"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.certificate}: {self.reference}"

    @property
    def entered_on(self) -> date:
        """The day on which it came on record."""
        return house_day(self.at)
