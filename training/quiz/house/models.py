"""What a house asks at its exams and allows single people. Every row is only ever added: see training.staff.records."""

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.utils.translation import gettext_lazy as _

from training.staff.models import House
from training.staff.records import Record


class ExamTerms(Record):
    """What a house asks at an exam. The last row counts, and the rows are the history; without one, nothing is asked.

    At most `attempts` within `days`; both are empty where there is no limit. `wait_hours` is the wait after a failure,
    empty where the programme's own holds.
    """

    house = models.ForeignKey(House, on_delete=models.PROTECT, related_name="exam_terms", db_index=False)
    exam = models.SlugField(_("exam"), db_index=False)
    attempts = models.PositiveSmallIntegerField(null=True)
    days = models.PositiveSmallIntegerField(null=True)
    wait_hours = models.PositiveSmallIntegerField(null=True)
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")

    class Meta(Record.Meta):
        ordering = ["pk"]
        indexes = [models.Index(fields=["house", "exam"], name="terms_of_an_exam")]
        constraints = [
            models.CheckConstraint(
                # An empty column is no number, and a comparison with it would be neither true nor false.
                condition=Q(attempts=None, days=None)
                | Q(attempts__isnull=False, days__isnull=False) & Q(attempts__gte=1, days__gte=1),
                name="a_limit_has_attempts_and_days",
            )
        ]

    def __str__(self) -> str:
        return f"{self.house}: {self.exam}"


class Allowance(Record):
    """What a house allows one person, by an instructor or HR officer who says why. It can be taken back."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="%(class)s_rows")
    house = models.ForeignKey(House, on_delete=models.PROTECT, related_name="+")
    reason = models.TextField(_("reason"))
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")

    class Meta(Record.Meta):
        abstract = True
        ordering = ["-pk"]
        constraints = [models.CheckConstraint(condition=~Q(reason=""), name="%(class)s_has_a_reason")]


class ExtraTime(Allowance):
    """More time for one person in every exam, `percent` more, from the first day to the last one, if there is one."""

    percent = models.PositiveSmallIntegerField()
    first_day = models.DateField()
    last_day = models.DateField(null=True)

    class Meta(Allowance.Meta):
        constraints = [
            *Allowance.Meta.constraints,
            models.CheckConstraint(condition=Q(percent__range=(1, 100)), name="extra_time_at_most_doubles"),
            models.CheckConstraint(
                condition=Q(last_day=None) | Q(last_day__gte=F("first_day")), name="extra_time_lasts"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.person}: {self.percent}%"


class AnotherAttempt(Allowance):
    """One more attempt at an exam, whatever the wait and the limit say. The attempt that uses it names it."""

    exam = models.SlugField(_("exam"))

    def __str__(self) -> str:
        return f"{self.person}: {self.exam}"


class Withdrawal(Record):
    """The end of an allowance before it is used up. There is one at most."""

    at = models.DateTimeField()
    reason = models.TextField(_("reason"))
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")

    class Meta(Record.Meta):
        abstract = True
        constraints = [models.CheckConstraint(condition=~Q(reason=""), name="%(class)s_has_a_reason")]


class ExtraTimeWithdrawal(Withdrawal):
    allowance = models.OneToOneField(ExtraTime, on_delete=models.PROTECT, related_name="withdrawal")

    def __str__(self) -> str:
        return f"{self.allowance}, withdrawn"


class AnotherAttemptWithdrawal(Withdrawal):
    allowance = models.OneToOneField(AnotherAttempt, on_delete=models.PROTECT, related_name="withdrawal")

    def __str__(self) -> str:
        return f"{self.allowance}, withdrawn"
