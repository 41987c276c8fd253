"""Who is asked for a quiz on which changed rules, who sat one, and which rules that renewed."""

from django.conf import settings
from django.db import models

from training.quiz.models import Attempt
from training.staff.records import Record


class Recheck(Record):
    """HR asks the holder of a certificate for a quiz on a rule that has changed, to be passed by the end of `due_on`.

    `number` is one more than how often the rule was asked for before, so a second row of the same moment has a number
    that is taken. The rows that were sent together have the same `at` and are one quiz.
    """

    # Found by the index of the constraint.
    certificate = models.ForeignKey(
        "certification.Certificate", on_delete=models.PROTECT, related_name="rechecks", db_index=False
    )
    clause = models.CharField(max_length=80)
    number = models.PositiveSmallIntegerField()
    due_on = models.DateField()
    at = models.DateTimeField()
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")

    class Meta(Record.Meta):
        ordering = ["at", "pk"]
        constraints = [
            models.UniqueConstraint(fields=["certificate", "clause", "number"], name="one_recheck_a_number"),
        ]

    def __str__(self) -> str:
        return f"{self.certificate}: {self.clause}"


class RecheckSitting(Record):
    """An attempt is a quiz on these clauses, for this certificate."""

    attempt = models.OneToOneField(Attempt, on_delete=models.PROTECT, related_name="recheck")
    certificate = models.ForeignKey(
        "certification.Certificate", on_delete=models.PROTECT, related_name="recheck_sittings"
    )
    clauses = models.JSONField()

    class Meta(Record.Meta):
        pass

    def __str__(self) -> str:
        return f"{self.certificate}: {self.attempt}"


class ClauseRenewal(Record):
    """A certificate rests on a clause as it was when this quiz began: at a revision, and with the facts of a number,
    None where nothing was recorded of them. `at` is when it was passed."""

    # Found by the index of the constraint.
    certificate = models.ForeignKey(
        "certification.Certificate", on_delete=models.PROTECT, related_name="renewals", db_index=False
    )
    clause = models.CharField(max_length=80)
    revision = models.PositiveIntegerField()
    facts = models.PositiveIntegerField(null=True)
    attempt = models.ForeignKey(Attempt, on_delete=models.PROTECT, related_name="renewals")
    at = models.DateTimeField()

    class Meta(Record.Meta):
        ordering = ["at", "pk"]
        constraints = [
            models.UniqueConstraint(fields=["certificate", "clause", "attempt"], name="one_renewal_a_quiz"),
        ]

    def __str__(self) -> str:
        return f"{self.certificate}: {self.clause} {self.revision}"
