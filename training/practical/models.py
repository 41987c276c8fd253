"""Practical tests that were signed, what second assessors say, and withdrawals. Every row is only ever added."""

from dataclasses import dataclass

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.urls import reverse
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.web.registry import GAMES
from training.drills.kit.practical import Grade
from training.drills.registry import RUBRICS
from training.staff.models import House
from training.staff.records import Record


@dataclass(frozen=True, slots=True)
class Line:
    """A graded criterion as it is shown."""

    title: Promise | str
    group: Promise | str
    grade: Promise | str


def game_title(slug: str) -> str:
    """Return the name of a game; one that is no longer dealt keeps its permanent id."""
    return str(GAMES[slug].title) if slug in GAMES else slug


class Standing(models.TextChoices):
    """What a test is at present. Only `PASSED` is evidence for a certificate."""

    WITHDRAWN = "withdrawn", pgettext_lazy("practical test", "Withdrawn")
    DISPUTED = "disputed", _("The assessors disagree")
    WAITING = "waiting", _("Waiting for the second assessor")
    PASSED = "passed", pgettext_lazy("practical test", "Passed")
    FAILED = "failed", pgettext_lazy("practical test", "Not passed")


class PracticalTest(Record):
    """Somebody dealt a game, and an instructor signed for it.

    `grades` are those by criterion under that `version` of the game's rubric, and `passed` is what its rule made of
    them. `rounds` are spins, hands or coups. The candidate reads the `notes`, unless they are for the house. `token` is
    the form's: what is sent twice is one test. `needs_second` says that it counts only once `second` agrees; those
    signed before that was asked have a second assessor by name alone.
    """

    house = models.ForeignKey(House, on_delete=models.PROTECT, related_name="practical_tests")
    candidate = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="practical_tests")
    game = models.SlugField(db_index=False)
    version = models.PositiveSmallIntegerField()
    assessor = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    second = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, related_name="+")
    needs_second = models.BooleanField(default=False)
    began_at = models.DateTimeField()
    ended_at = models.DateTimeField()
    rounds = models.PositiveSmallIntegerField()
    grades = models.JSONField()
    notes = models.TextField(blank=True, default="")
    notes_for_house = models.BooleanField(default=False)
    passed = models.BooleanField()
    token = models.CharField(max_length=32)

    class Meta(Record.Meta):
        ordering = ["-ended_at", "-pk"]
        constraints = [
            models.UniqueConstraint(fields=["assessor", "token"], name="one_practical_test_a_form"),
            models.CheckConstraint(condition=Q(ended_at__gte=F("began_at")), name="a_test_ends_after_it_begins"),
            models.CheckConstraint(condition=~Q(assessor=F("candidate")), name="nobody_assesses_themselves"),
            models.CheckConstraint(
                condition=Q(second=None) | ~Q(second=F("assessor")) & ~Q(second=F("candidate")),
                name="a_second_assessor_is_somebody_else",
            ),
            models.CheckConstraint(
                condition=Q(needs_second=False) | Q(second__isnull=False), name="who_has_to_agree_is_named"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.candidate}: {self.game}"

    @property
    def title(self) -> str:
        return game_title(self.game)

    @property
    def standing(self) -> Standing:
        """What the test is at present; a query each for `withdrawal` and `opinion` where they were not selected."""
        opinion = getattr(self, "opinion", None)
        if hasattr(self, "withdrawal"):
            return Standing.WITHDRAWN
        if opinion and not opinion.agrees:
            return Standing.DISPUTED
        if self.needs_second and not opinion:
            return Standing.WAITING
        return self.by_the_sheet

    @property
    def by_the_sheet(self) -> Standing:
        """What the grades alone make of the test."""
        return Standing.PASSED if self.passed else Standing.FAILED

    @property
    def second_has_left(self) -> bool:
        """Whether the second assessor is no longer somebody who can answer."""
        return self.second is not None and not (
            self.second.is_active and self.second.is_instructor and self.second.house_id == self.house_id
        )

    @property
    def notes_for_candidate(self) -> str:
        """What the candidate reads of the notes."""
        return "" if self.notes_for_house else self.notes

    @property
    def graded(self) -> list["Line"]:
        """The grades in the order of the sheet; a criterion that is gone keeps its permanent id, at the end."""
        known = {each.id: each for each in RUBRICS[self.game].criteria} if self.game in RUBRICS else {}
        names = [name for name in known if name in self.grades] + sorted(set(self.grades) - set(known))
        return [
            Line(
                title=known[name].title if name in known else name,
                group=known[name].group.label if name in known else "",
                grade=Grade(self.grades[name]).label,
            )
            for name in names
        ]

    def get_absolute_url(self) -> str:
        return reverse("practical:test", args=[self.pk])


class SecondOpinion(Record):
    """What the second assessor of a test says on their own account: it counts from `at` on, or does not, and why."""

    test = models.OneToOneField(PracticalTest, on_delete=models.PROTECT, related_name="opinion")
    agrees = models.BooleanField()
    at = models.DateTimeField()
    reason = models.TextField(blank=True, default="")

    class Meta(Record.Meta):
        constraints = [
            models.CheckConstraint(condition=Q(agrees=True) | ~Q(reason=""), name="who_disagrees_says_why"),
        ]

    def __str__(self) -> str:
        return f"{self.test}: {'agrees' if self.agrees else 'disagrees'}"


class Withdrawal(Record):
    """A practical test does not count from `at` on, and why."""

    test = models.OneToOneField(PracticalTest, on_delete=models.PROTECT, related_name="withdrawal")
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    at = models.DateTimeField()
    reason = models.TextField()

    class Meta(Record.Meta):
        constraints = [models.CheckConstraint(condition=~Q(reason=""), name="a_practical_withdrawal_has_a_reason")]

    def __str__(self) -> str:
        return f"{self.test}: {self.reason}"


class SignOffTerms(Record):
    """For how many months a passed test counts in a house from `at` on, as a certificate does; without end where it
    says none. The last row counts."""

    house = models.ForeignKey(House, on_delete=models.PROTECT, related_name="+", db_index=False)
    months = models.PositiveSmallIntegerField(null=True, blank=True)
    at = models.DateTimeField()
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")

    class Meta(Record.Meta):
        ordering = ["at", "pk"]
        indexes = [models.Index(fields=["house", "at"], name="sign_off_terms_of_a_house")]
        constraints = [
            models.CheckConstraint(
                condition=Q(months=None) | Q(months__gte=1, months__lte=120), name="a_sign_off_counts_for_some_months"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.house}: {self.months}"
