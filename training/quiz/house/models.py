"""What a house asks at its exams, expects in drills and allows single people. Every row is only ever added."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.utils.translation import gettext_lazy as _

from training.drills.kit.target import Target
from training.staff.models import House
from training.staff.records import Record


class Review(models.TextChoices):
    """What candidates see of an exam that they have handed in."""

    ALL = "all", _("mark, skills and every question with its answer")
    MARKS = "marks", _("mark and skills, but no questions")
    LATER = "later", _("whether it is passed; everything from a certain day on")
    ROOM = "room", _("whether it is passed; everything when the room is closed and nobody sits there")


class ExamTerms(Record):
    """What a house asks at an exam. The last row counts, and the rows are the history; without one, nothing is asked.

    At most `attempts` within `days`; both are empty where there is no limit. `wait_hours` is the wait after a failure,
    empty where the programme's own holds. `review_from` is the day from which a later review is open.
    """

    house = models.ForeignKey(House, on_delete=models.PROTECT, related_name="exam_terms", db_index=False)
    exam = models.SlugField(_("exam"), db_index=False)
    attempts = models.PositiveSmallIntegerField(null=True)
    days = models.PositiveSmallIntegerField(null=True)
    wait_hours = models.PositiveSmallIntegerField(null=True)
    needs_room = models.BooleanField(default=False)
    review = models.CharField(max_length=5, choices=Review, default=Review.ALL)
    review_from = models.DateField(null=True)
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
            ),
            models.CheckConstraint(
                condition=Q(review="later", review_from__isnull=False) | ~Q(review="later") & Q(review_from=None),
                name="a_later_review_has_its_day",
            ),
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


class Room(Record):
    """A room in which an exam is sat. Its code lets people begin until it closes: at `closes_at`, or by a closing."""

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    house = models.ForeignKey(House, on_delete=models.PROTECT, related_name="+", db_index=False)
    exam = models.SlugField(_("exam"), db_index=False)
    class_name = models.CharField(max_length=80, blank=True)
    code = models.CharField(max_length=6)
    opened_at = models.DateTimeField()
    closes_at = models.DateTimeField()
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")

    class Meta(Record.Meta):
        ordering = ["-opened_at", "-pk"]
        indexes = [models.Index(fields=["house", "-opened_at"], name="rooms_of_a_house")]
        constraints = [
            models.CheckConstraint(condition=Q(closes_at__gt=F("opened_at")), name="a_room_closes_after_it_opens")
        ]

    def __str__(self) -> str:
        return f"{self.exam} {self.code}"


class RoomClosing(Record):
    """The closing of a room before its time. There is one at most."""

    room = models.OneToOneField(Room, on_delete=models.PROTECT, related_name="closing")
    at = models.DateTimeField()
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")

    class Meta(Record.Meta):
        pass

    def __str__(self) -> str:
        return f"{self.room}, closed"


class DeviceRelease(Record):
    """The permission to go on with an exam on another device, by an instructor or HR officer who says why."""

    attempt = models.ForeignKey("quiz.Attempt", on_delete=models.PROTECT, related_name="releases")
    at = models.DateTimeField()
    reason = models.TextField(_("reason"))
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")

    class Meta(Record.Meta):
        ordering = ["pk"]
        constraints = [models.CheckConstraint(condition=~Q(reason=""), name="a_release_has_a_reason")]

    def __str__(self) -> str:
        return f"{self.attempt}, released"


class Device(Record):
    """A device on which an exam in a room is sat: the last one counts. The first one needs no release."""

    attempt = models.ForeignKey("quiz.Attempt", on_delete=models.PROTECT, related_name="devices", db_index=False)
    token = models.CharField(max_length=32)
    at = models.DateTimeField()
    release = models.OneToOneField(DeviceRelease, null=True, on_delete=models.PROTECT, related_name="used_by")

    class Meta(Record.Meta):
        ordering = ["pk"]
        indexes = [models.Index(fields=["attempt"], name="devices_of_an_attempt")]
        constraints = [models.UniqueConstraint(fields=["attempt"], condition=Q(release=None), name="one_first_device")]

    def __str__(self) -> str:
        return f"{self.attempt}, {self.at}"


class HouseTarget(Record):
    """What a house expects of somebody who has learnt a level of a skill; all three are empty where it goes back to
    the default.

    The last row counts, and the rows are the history.
    """

    house = models.ForeignKey(House, on_delete=models.PROTECT, related_name="targets")
    generator = models.SlugField(db_index=False)
    level = models.PositiveSmallIntegerField()
    items = models.PositiveSmallIntegerField(null=True)
    seconds = models.PositiveSmallIntegerField(null=True)
    percent = models.PositiveSmallIntegerField(null=True)
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")

    class Meta(Record.Meta):
        ordering = ["pk"]
        constraints = [
            models.CheckConstraint(
                # An empty column is no number, and a comparison with it would be neither true nor false.
                condition=Q(items=None, seconds=None, percent=None)
                | Q(items__isnull=False, seconds__isnull=False, percent__isnull=False)
                & Q(items__gte=1, seconds__gte=1, percent__range=(1, 100)),
                name="a_target_is_whole_or_the_default",
            )
        ]

    def __str__(self) -> str:
        return f"{self.generator} {self.level}: {self.items}, {self.seconds}, {self.percent}"

    @property
    def target(self) -> Target | None:
        """What the row sets; None where it goes back to the default."""
        if self.items is None or self.seconds is None or self.percent is None:
            return None
        return Target(self.items, self.seconds, self.percent)
