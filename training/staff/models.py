"""Houses and the people who work in them."""

from django.contrib.auth.models import AbstractUser
from django.db import models
from django.utils.translation import gettext_lazy as _

from training.staff.records import Record


class House(models.Model):
    """A casino. People of one house never see the records of another."""

    slug = models.SlugField(_("short name"), unique=True)
    name = models.CharField(_("name"), max_length=120)

    class Meta:
        verbose_name = _("house")
        verbose_name_plural = _("houses")
        ordering = ["name"]

    def __str__(self) -> str:
        return self.name


class Role(models.TextChoices):
    TRAINEE = "trainee", _("trainee")
    INSTRUCTOR = "instructor", _("instructor")
    HR = "hr", _("HR officer")


class User(AbstractUser):
    """A person with a log-in. Whoever has no house is an administrator of the site, and sees no records."""

    house = models.ForeignKey(
        House, verbose_name=_("house"), null=True, blank=True, on_delete=models.PROTECT, related_name="people"
    )
    role = models.CharField(_("role"), max_length=12, choices=Role, default=Role.TRAINEE)
    language = models.CharField(_("language of letters and certificates"), max_length=10, default="en")

    class Meta(AbstractUser.Meta):
        ordering = ["last_name", "first_name", "username"]

    @property
    def is_hr(self) -> bool:
        return self.role == Role.HR and self.house_id is not None

    @property
    def is_instructor(self) -> bool:
        return self.role == Role.INSTRUCTOR and self.house_id is not None


class AuditEntry(Record):
    """Who did what to the record of a house: exports, revocations, reinstatements."""

    actor = models.ForeignKey(User, on_delete=models.PROTECT, related_name="+")
    house = models.ForeignKey(House, on_delete=models.PROTECT, related_name="+")
    action = models.CharField(max_length=40)  # a permanent id of training.staff.audit.Action
    subject = models.CharField(max_length=200)  # what it was done to: a certificate's code, an address
    details = models.JSONField(default=dict)

    class Meta(Record.Meta):
        ordering = ["-recorded_at", "-pk"]
        indexes = [models.Index(fields=["house", "-recorded_at"])]

    def __str__(self) -> str:
        return f"{self.action} {self.subject}"
