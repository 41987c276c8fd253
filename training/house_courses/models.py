"""A course of a house: its draft, its versions and offers, and who takes which version."""

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from training.drills.kit.phrase import language_among
from training.house_courses.problems import CourseRefused
from training.staff.making import Draft, Made, Offer, Version
from training.staff.models import House
from training.staff.records import Record
from training.steps.what import What


class HouseCourse(Made):
    """A course that a house puts together itself. Assignments carry its slug for ever."""

    refused = CourseRefused
    house = models.ForeignKey(House, on_delete=models.PROTECT, related_name="own_courses")

    class Meta(Made.Meta):
        pass


class Contents(models.Model):
    """What a course consists of. `titles` and `descriptions` are by language; `steps` are in their order, each with the
    fields of a `What` that it needs."""

    titles = models.JSONField(_("titles"))
    descriptions = models.JSONField(_("descriptions"), default=dict)
    steps = models.JSONField(_("steps"))

    class Meta:
        abstract = True

    @property
    def title(self) -> str:
        """The title in the reader's language, or the nearest."""
        return self.titles[self.language]

    @property
    def language(self) -> str:
        """The language of the title."""
        return language_among(self.titles)

    @property
    def description(self) -> str:
        """The description in the reader's language, or the nearest; empty where there is none."""
        return self.descriptions[self.spoken] if self.descriptions else ""

    @property
    def spoken(self) -> str:
        """The language of the description."""
        return language_among(self.descriptions)

    @property
    def things(self) -> list[What]:
        """What is to be done, step by step."""
        return [What(**step) for step in self.steps]


class CourseDraft(Contents, Draft):
    course = models.OneToOneField(HouseCourse, on_delete=models.PROTECT, related_name="draft")

    def __str__(self) -> str:
        return f"{self.course}, draft {self.edition}"


class CourseVersion(Contents, Version):
    # Found by the index of the constraint below.
    course = models.ForeignKey(HouseCourse, on_delete=models.PROTECT, related_name="versions", db_index=False)

    class Meta(Version.Meta):
        ordering = ["course", "number"]
        constraints = [models.UniqueConstraint(fields=["course", "number"], name="one_course_version_a_number")]

    def __str__(self) -> str:
        return f"{self.course}, version {self.number}"


class CourseOffer(Offer):
    """Which version of a course may be begun from now on, none after a withdrawal."""

    course = models.ForeignKey(HouseCourse, on_delete=models.PROTECT, related_name="offers")
    version = models.ForeignKey(CourseVersion, null=True, on_delete=models.PROTECT, related_name="+")

    class Meta(Offer.Meta):
        pass

    def __str__(self) -> str:
        return f"{self.course}: {self.version or 'withdrawn'}"


class CourseRun(Record):
    """Somebody begins a version of a course, or changes to it. The last row of a person and a course counts."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="course_runs")
    version = models.ForeignKey(CourseVersion, on_delete=models.PROTECT, related_name="runs")
    at = models.DateTimeField()

    class Meta(Record.Meta):
        ordering = ["pk"]

    def __str__(self) -> str:
        return f"{self.person}: {self.version}"
