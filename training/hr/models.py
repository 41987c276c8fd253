"""Jobs of a house, who has one from which day on, and what a job requires. Rows are only ever added, but for the
present name of a job and saved views."""

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.db.models.functions import Lower
from django.utils.http import urlencode
from django.utils.translation import gettext_lazy as _

from training.certification.models import Act
from training.hr.imports.models import Application, Import, Outcome, Undoing
from training.hr.letters.models import Digest, LetterDays, Said
from training.staff.models import House
from training.staff.records import Record

__all__ = [
    "Application",
    "Digest",
    "Exemption",
    "ExemptionEnd",
    "Import",
    "Job",
    "JobChange",
    "LetterDays",
    "Need",
    "Outcome",
    "Posting",
    "Requirement",
    "Said",
    "Undoing",
]


class Job(models.Model):
    """A job, by the name that the house gives it now. A retired one is no longer given to anybody. `JobChange` keeps
    what it was called, and when it was retired and offered again."""

    recorded_at = models.DateTimeField(auto_now_add=True)
    house = models.ForeignKey(House, on_delete=models.PROTECT, related_name="jobs")
    name = models.CharField(_("name"), max_length=80)
    retired = models.BooleanField(default=False)
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")

    class Meta:
        ordering = ["name"]
        constraints = [
            models.UniqueConstraint(fields=["house", "name"], name="one_job_of_a_name"),
            models.CheckConstraint(condition=~Q(name=""), name="a_job_has_a_name"),
        ]

    def __str__(self) -> str:
        return self.name


class JobChange(Record):
    """A job is called `name` from `at` on, and is retired or offered; `before` is what it was called until then."""

    job = models.ForeignKey(Job, on_delete=models.PROTECT, related_name="changes")
    before = models.CharField(max_length=80)
    name = models.CharField(max_length=80)
    retired = models.BooleanField()
    at = models.DateTimeField()
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")

    class Meta(Record.Meta):
        ordering = ["-at", "-pk"]

    def __str__(self) -> str:
        return f"{self.before}: {self.name}"


class Posting(Record):
    """Somebody has a job of a house and a manager, or none, from a day on. The last row for a day or before it says
    which."""

    house = models.ForeignKey(House, on_delete=models.PROTECT, related_name="+")
    person = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="postings")
    job = models.ForeignKey(Job, null=True, on_delete=models.PROTECT, related_name="postings")
    manager = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, related_name="+")
    first_day = models.DateField(_("from"))
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")

    class Meta(Record.Meta):
        ordering = ["first_day", "pk"]
        indexes = [models.Index(fields=["person", "first_day"])]
        constraints = [
            models.CheckConstraint(
                condition=Q(manager=None) | ~Q(manager=F("person")), name="nobody_is_their_own_manager"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.person}: {self.job}"


class Need(models.TextChoices):
    """What a job requires of a programme."""

    NOTHING = "", _("not required")
    CERTIFICATE = "certificate", _("certificate")
    PRACTICE = "practice", _("certificate and practical test")


class Requirement(Record):
    """What a job requires of a programme from `at` on. The last row says it."""

    job = models.ForeignKey(Job, on_delete=models.PROTECT, related_name="requirements")
    programme = models.SlugField(db_index=False)
    need = models.CharField(max_length=11, choices=Need, blank=True)
    at = models.DateTimeField()
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")

    class Meta(Record.Meta):
        ordering = ["at", "pk"]

    def __str__(self) -> str:
        return f"{self.job}: {self.programme} {self.need}"


class Exemption(Act):
    """Somebody may deal what a programme certifies without its certificate, until the end of a day, and why."""

    house = models.ForeignKey(House, on_delete=models.PROTECT, related_name="+")
    person = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="exemptions")
    programme = models.SlugField(db_index=False)
    until = models.DateField(_("until the end of"))

    class Meta(Act.Meta):
        constraints = [models.CheckConstraint(condition=~Q(reason=""), name="an_exemption_has_a_reason")]

    def __str__(self) -> str:
        return f"{self.person}: {self.programme}"


class ExemptionEnd(Record):
    """An exemption no longer holds from `at` on."""

    exemption = models.OneToOneField(Exemption, on_delete=models.PROTECT, related_name="end")
    at = models.DateTimeField()
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")

    def __str__(self) -> str:
        return f"{self.exemption}: {self.at}"


class SavedView(models.Model):
    """Filters of the matrix under the name that their owner gave them: `filters` is {field: value} as an address has
    them. It is no record, and can be renamed and deleted."""

    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+", db_index=False)
    name = models.CharField(_("name"), max_length=80)
    filters = models.JSONField()

    class Meta:
        ordering = ["name", "pk"]
        constraints = [
            models.UniqueConstraint("owner", Lower("name"), name="one_view_of_a_name"),
            models.CheckConstraint(condition=~Q(name=""), name="a_view_has_a_name"),
        ]

    def __str__(self) -> str:
        return self.name

    @property
    def query(self) -> str:
        """The filters as they stand in an address."""
        return urlencode(self.filters)
