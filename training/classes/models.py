"""Classes, who belongs to them, and what is assigned to them. How far a member is, is never kept: see evidence.py."""

from django.conf import settings
from django.core.validators import MinValueValidator
from django.db import models
from django.db.models import F, Q

from training.quiz.models import Attempt, Room
from training.staff.models import House
from training.staff.records import Record
from training.steps.what import Kind


class SchoolClass(models.Model):
    """A class of a house. `games` are the slugs of those that it learns, none for all; an archived one has a moment.

    One without instructors is of people to whom HR has assigned something.
    """

    house = models.ForeignKey(House, on_delete=models.PROTECT, related_name="classes")
    name = models.CharField(max_length=80)
    games = models.JSONField(default=list, blank=True)
    starts_on = models.DateField(null=True, blank=True)
    ends_on = models.DateField(null=True, blank=True)
    instructors = models.ManyToManyField(settings.AUTH_USER_MODEL, related_name="classes_taught")
    made_at = models.DateTimeField()
    archived_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["name", "pk"]
        constraints = [
            models.CheckConstraint(condition=~Q(name=""), name="a_class_has_a_name"),
            models.CheckConstraint(
                condition=Q(starts_on=None) | Q(ends_on=None) | Q(ends_on__gte=F("starts_on")),
                name="a_class_ends_after_it_starts",
            ),
        ]

    def __str__(self) -> str:
        return self.name


class Membership(Record):
    """Somebody joins a class or leaves it. The person's last row says which holds; the rows are the history."""

    # Found by the index below.
    school_class = models.ForeignKey(SchoolClass, on_delete=models.PROTECT, related_name="memberships", db_index=False)
    person = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="memberships")
    joins = models.BooleanField()
    at = models.DateTimeField()
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")

    class Meta(Record.Meta):
        ordering = ["pk"]
        indexes = [models.Index(fields=["school_class", "person"])]

    def __str__(self) -> str:
        return f"{self.school_class}: {self.person} {'joins' if self.joins else 'leaves'}"


class Assignment(Record):
    """Something that a class has to do, or those of its members whom it names.

    `name` is the slug of a course, a skill, an exam, a table or a course of the house. A course without
    `lesson` is meant as a whole. A drill has a level, a ruleset, and its target: of so many `items` in a row, so many
    `percent` right.
    """

    school_class = models.ForeignKey(SchoolClass, on_delete=models.PROTECT, related_name="assignments")
    kind = models.CharField(max_length=8, choices=Kind)
    name = models.SlugField(db_index=False)
    lesson = models.SlugField(blank=True, default="", db_index=False)
    level = models.PositiveSmallIntegerField(null=True)
    ruleset = models.SlugField(blank=True, default="", db_index=False)
    items = models.PositiveSmallIntegerField(null=True, validators=[MinValueValidator(1)])
    percent = models.PositiveSmallIntegerField(null=True)
    note = models.CharField(max_length=500, blank=True, default="")
    token = models.CharField(max_length=32)

    class Meta(Record.Meta):
        ordering = ["pk"]
        constraints = [
            models.UniqueConstraint(fields=["school_class", "token"], name="one_assignment_a_form"),
            models.CheckConstraint(
                condition=Q(level=None, items=None, percent=None) & ~Q(kind="drill")
                | Q(kind="drill", level__isnull=False, items__isnull=False, percent__isnull=False)
                & Q(level__gte=1, items__gte=1, percent__range=(1, 100)),
                name="a_drill_has_its_target",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.school_class}: {self.kind} {self.name}"


class Addressee(Record):
    """A member to whom something is assigned. Where there is none, it is for the whole class."""

    assignment = models.ForeignKey(Assignment, on_delete=models.PROTECT, related_name="addressees", db_index=False)
    person = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+", db_index=False)

    class Meta(Record.Meta):
        constraints = [models.UniqueConstraint(fields=["assignment", "person"], name="a_member_is_addressed_once")]

    def __str__(self) -> str:
        return f"{self.assignment}: {self.person}"


class Terms(Record):
    """From when to when something is to be done, and whether it is withdrawn. The last row counts."""

    assignment = models.ForeignKey(Assignment, on_delete=models.PROTECT, related_name="terms")
    opens_on = models.DateField()
    due_on = models.DateField()
    withdrawn = models.BooleanField(default=False)
    at = models.DateTimeField()
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")

    class Meta(Record.Meta):
        ordering = ["pk"]
        constraints = [
            models.CheckConstraint(condition=Q(due_on__gte=F("opens_on")), name="due_when_it_is_open"),
        ]

    def __str__(self) -> str:
        return f"{self.assignment}: {self.opens_on} – {self.due_on}"


class ExamSeen(Record):
    """An instructor has looked at an exam of a trainee that ended."""

    attempt = models.OneToOneField(Attempt, on_delete=models.PROTECT, related_name="seen")
    at = models.DateTimeField()
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")

    class Meta(Record.Meta):
        pass

    def __str__(self) -> str:
        return f"{self.attempt}: {self.author}"


class RoomOfClass(Record):
    """An exam room is for a class: its members are expected there."""

    room = models.OneToOneField(Room, on_delete=models.PROTECT, related_name="of_class")
    school_class = models.ForeignKey(SchoolClass, on_delete=models.PROTECT, related_name="rooms")

    class Meta(Record.Meta):
        pass

    def __str__(self) -> str:
        return f"{self.school_class}: {self.room}"
