"""A programme of a house: its versions and whether it is offered. Every row is only ever added."""

from django.db import models
from django.db.models import Q

from training.certification.own.problems import ProgrammeRefused
from training.quiz.models import Attempt
from training.staff.making import Made, Offer, Version
from training.staff.models import House, User
from training.staff.records import Record
from training.staff.teaching import house_of

PREFIX = "house-programme-"  # of the slugs; no programme of the site has one that begins with it


class HouseProgramme(Made):
    """A programme that HR of a house makes, under one of the rulesets. Certificates carry its slug for ever."""

    refused = ProgrammeRefused
    house = models.ForeignKey(House, on_delete=models.PROTECT, related_name="own_programmes")
    ruleset = models.SlugField(db_index=False)

    class Meta(Made.Meta):
        pass

    @property
    def slug(self) -> str:
        return f"{PREFIX}{self.pk}"

    @staticmethod
    def made_in(author: User) -> House:
        """Return the house whose record somebody keeps. Raise PermissionDenied."""
        return house_of(author)


class ProgrammeVersion(Version):
    """What a programme needs.

    `titles` are by language, `level` is a word of the house. `exams` are slugs, of which the first gives the mark of
    the certificate. They and the practical test, where one is needed, count for so many `months`. `hours` are those at
    the tables of the game in all; 0 where none are needed.
    """

    # Found by the index of the first constraint below.
    programme = models.ForeignKey(HouseProgramme, on_delete=models.PROTECT, related_name="versions", db_index=False)
    titles = models.JSONField()
    level = models.CharField(max_length=40, blank=True, default="")
    exams = models.JSONField()
    practice = models.BooleanField()
    months = models.PositiveSmallIntegerField()
    hours = models.PositiveSmallIntegerField()
    accepts_evidence = models.BooleanField()

    class Meta(Version.Meta):
        ordering = ["programme", "number"]
        constraints = [
            models.UniqueConstraint(fields=["programme", "number"], name="one_programme_version_a_number"),
            models.CheckConstraint(condition=Q(months__gte=1), name="what_a_programme_needs_counts_for_a_time"),
        ]

    def __str__(self) -> str:
        return f"{self.programme}, version {self.number}"


class ProgrammeOffer(Offer):
    """Which version of a programme is certified from now on, none after a withdrawal."""

    programme = models.ForeignKey(HouseProgramme, on_delete=models.PROTECT, related_name="offers")
    version = models.ForeignKey(ProgrammeVersion, null=True, on_delete=models.PROTECT, related_name="+")

    class Meta(Offer.Meta):
        pass

    def __str__(self) -> str:
        return f"{self.programme}: {self.version or 'withdrawn'}"


class FurtherExam(Record):
    """A certificate of a house's programme rests on this exam too, beside the one that it names itself."""

    # Found by the index of the constraint.
    certificate = models.ForeignKey(
        "certification.Certificate", on_delete=models.PROTECT, related_name="further_exams", db_index=False
    )
    attempt = models.ForeignKey(Attempt, on_delete=models.PROTECT, related_name="further_of")
    score = models.PositiveSmallIntegerField()

    class Meta(Record.Meta):
        ordering = ["pk"]
        constraints = [
            models.UniqueConstraint(fields=["certificate", "attempt"], name="a_certificate_rests_on_an_exam_once"),
            models.CheckConstraint(condition=Q(score__lte=100), name="further_score_is_a_percentage"),
        ]

    def __str__(self) -> str:
        return f"{self.certificate}: {self.attempt}"
