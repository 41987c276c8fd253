"""Houses and the people who work in them."""

from django.contrib.auth.models import AbstractUser
from django.core.exceptions import ValidationError
from django.db import models
from django.db.models.functions import Lower, Upper
from django.utils.translation import gettext_lazy as _

from games.web.kit.days import house_day
from games.web.venues.models import Venue
from training.staff.days import today
from training.staff.group_models import GroupOffice, GroupOfficeEnd, HouseGroup
from training.staff.records import Record

__all__ = [
    "AuditEntry",
    "Employment",
    "GroupOffice",
    "GroupOfficeEnd",
    "House",
    "HouseGroup",
    "Role",
    "Transfer",
    "TransferEnd",
    "User",
]


class House(models.Model):
    """A casino as an employer. People of one house never see the records of another.

    `venue` is the same casino as players know it, with its page and its tables; a school has none. The officers of its
    `group` may look at the records too.
    """

    name = models.CharField(
        _("name"),
        max_length=120,
        unique=True,
        blank=True,
        help_text=_("As printed on certificates and letters. Leave it empty to take the venue’s name."),
    )
    venue = models.OneToOneField(Venue, verbose_name=_("venue"), null=True, blank=True, on_delete=models.PROTECT)
    group = models.ForeignKey(
        HouseGroup, verbose_name=_("group"), null=True, blank=True, on_delete=models.PROTECT, related_name="houses"
    )

    class Meta:
        verbose_name = _("house")
        verbose_name_plural = _("houses")
        ordering = ["name"]
        constraints = [models.CheckConstraint(condition=~models.Q(name=""), name="a_house_has_a_name")]

    def __str__(self) -> str:
        return self.name

    def clean(self) -> None:
        """Take the venue's name where none is given. Raise ValidationError where there is neither."""
        if not self.name and self.venue:
            self.name = self.venue.name_en  # type: ignore[attr-defined]  # a column of modeltranslation
        if not self.name:
            raise ValidationError({"name": _("Enter a name, or choose a venue.")})

    @property
    def page(self) -> str:
        """The address of the house's page for players; empty where none is published."""
        return self.venue.get_absolute_url() if self.venue and self.venue.published else ""


class Role(models.TextChoices):
    TRAINEE = "trainee", _("trainee")
    INSTRUCTOR = "instructor", _("instructor")
    HR = "hr", _("HR officer")


class User(AbstractUser):
    """A person with a log-in. Somebody without a house is an administrator of the site, and sees no records."""

    house = models.ForeignKey(
        House, verbose_name=_("house"), null=True, blank=True, on_delete=models.PROTECT, related_name="people"
    )
    role = models.CharField(_("role"), max_length=12, choices=Role, default=Role.TRAINEE)
    language = models.CharField(_("language of letters and certificates"), max_length=10, default="en")
    # The day of the last row of their history, while the account does not say yet what that row says.
    changes_on = models.DateField(null=True, editable=False, db_index=True)

    class Meta(AbstractUser.Meta):
        ordering = ["last_name", "first_name", "username"]
        # For signing in, which minds no capitals: PostgreSQL compares in upper case.
        indexes = [
            models.Index(Upper("username"), name="people_by_user_name"),
            models.Index(Upper("email"), name="people_by_address"),
            # For lists of a house by name, which read no more than a page.
            models.Index(fields=["house", "last_name", "first_name", "id"], name="people_of_a_house_by_name"),
            # For the same of a past day, when some were in another house than now.
            models.Index(fields=["last_name", "first_name", "id"], name="people_by_name"),
            # For those who were entered after a day, who are few.
            models.Index(fields=["house", "date_joined"], name="people_of_a_house_by_entry"),
        ]
        constraints = [
            models.UniqueConstraint(
                Lower("email"),
                condition=~models.Q(email=""),
                name="an_address_belongs_to_one_person",
                violation_error_message=_("Another person has this e-mail address."),
            ),
            models.CheckConstraint(
                condition=models.Q(role=Role.TRAINEE) | models.Q(house__isnull=False),
                name="who_teaches_or_keeps_records_has_a_house",
                violation_error_message=_("An instructor or an HR officer needs a house."),
            ),
        ]

    @property
    def full_name(self) -> str:
        """First and last name, or the user name of somebody entered without them."""
        return self.get_full_name() or self.username

    @property
    def is_invited(self) -> bool:
        """Whether the account is open and its first password is still to be set."""
        return self.is_active and not self.has_usable_password()

    @property
    def is_administrator(self) -> bool:
        """Whether the person has rights in the administration, which only administrators give and take."""
        return self.is_staff or self.is_superuser

    @property
    def is_hr(self) -> bool:
        return self.role == Role.HR and self.house_id is not None

    @property
    def is_instructor(self) -> bool:
        return self.role == Role.INSTRUCTOR and self.house_id is not None


class Employment(Record):
    """What a person is from `first_day` on: house, role, whether they work there. `at` is when that was recorded.

    The rows are the history: on a day holds what the last of those says that begin by then, in the order in which they
    were recorded. Without an author it was found in the accounts, or entered by a program.
    """

    person = models.ForeignKey(User, on_delete=models.PROTECT, related_name="employments")
    house = models.ForeignKey(House, null=True, on_delete=models.PROTECT, related_name="+")
    role = models.CharField(max_length=12, choices=Role)
    is_active = models.BooleanField()
    first_day = models.DateField(default=today)
    at = models.DateTimeField()
    author = models.ForeignKey(User, null=True, on_delete=models.PROTECT, related_name="+")
    reason = models.TextField(blank=True)

    class Meta(Record.Meta):
        ordering = ["pk"]
        indexes = [
            models.Index(fields=["person", "first_day"], name="days_of_a_person"),
            models.Index(fields=["first_day", "person"], name="people_who_change"),
            models.Index(fields=["house", "at"]),
        ]

    def __str__(self) -> str:
        return f"{self.person}: {self.role}"

    @property
    def is_dated(self) -> bool:
        """Whether it counts from another day than that on which it was recorded."""
        return self.first_day != house_day(self.at)


class Transfer(Record):
    """HR of one house offers a person to another house. Nothing changes until that house accepts.

    `number` is one more than the person's ended transfers, so a second that waits has a number that is taken.
    """

    # Found by the index of the first constraint below.
    person = models.ForeignKey(User, on_delete=models.PROTECT, related_name="transfers", db_index=False)
    number = models.PositiveSmallIntegerField()
    from_house = models.ForeignKey(House, on_delete=models.PROTECT, related_name="+")
    to_house = models.ForeignKey(House, on_delete=models.PROTECT, related_name="+")
    at = models.DateTimeField()
    author = models.ForeignKey(User, on_delete=models.PROTECT, related_name="+")
    reason = models.TextField()

    class Meta(Record.Meta):
        ordering = ["at", "pk"]
        constraints = [
            models.UniqueConstraint(fields=["person", "number"], name="one_waiting_transfer_of_a_person"),
            models.CheckConstraint(
                condition=~models.Q(to_house=models.F("from_house")), name="a_transfer_goes_to_another_house"
            ),
            models.CheckConstraint(condition=~models.Q(reason=""), name="a_transfer_has_a_reason"),
        ]

    def __str__(self) -> str:
        return f"{self.person}: {self.from_house} → {self.to_house}"


class TransferEnd(Record):
    """What came of a transfer. There is one for each, and none while it waits."""

    class Kind(models.TextChoices):
        ACCEPTED = "accepted", _("accepted")
        DECLINED = "declined", _("declined")
        WITHDRAWN = "withdrawn", _("withdrawn")

    transfer = models.OneToOneField(Transfer, on_delete=models.PROTECT, related_name="end")
    kind = models.CharField(max_length=9, choices=Kind)
    at = models.DateTimeField()
    author = models.ForeignKey(User, on_delete=models.PROTECT, related_name="+")

    class Meta(Record.Meta):
        pass

    def __str__(self) -> str:
        return f"{self.transfer}: {self.kind}"


class AuditEntry(Record):
    """Who did what to the record and the people of a house."""

    actor = models.ForeignKey(User, on_delete=models.PROTECT, related_name="+")
    house = models.ForeignKey(House, on_delete=models.PROTECT, related_name="+")
    action = models.CharField(max_length=40)  # a permanent id of training.staff.audit.Action
    subject = models.CharField(max_length=200)  # what it was done to: a certificate's code, a person's names
    details = models.JSONField(default=dict)

    class Meta(Record.Meta):
        ordering = ["-recorded_at", "-pk"]
        indexes = [models.Index(fields=["house", "-recorded_at"])]

    def __str__(self) -> str:
        return f"{self.action} {self.subject}"
