"""Practical tests that were signed, and those that were withdrawn. Every row is only ever added."""

from dataclasses import dataclass

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.urls import reverse
from django.utils.functional import Promise

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


class PracticalTest(Record):
    """Somebody dealt a game, and an instructor signed for it.

    `grades` are those by criterion under that `version` of the game's rubric, and `passed` is what its rule made of
    them. `rounds` are spins, hands or coups. `token` is the form's: what is sent twice is one test.
    """

    house = models.ForeignKey(House, on_delete=models.PROTECT, related_name="practical_tests")
    candidate = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="practical_tests")
    game = models.SlugField(db_index=False)
    version = models.PositiveSmallIntegerField()
    assessor = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    second = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, related_name="+")
    began_at = models.DateTimeField()
    ended_at = models.DateTimeField()
    rounds = models.PositiveSmallIntegerField()
    grades = models.JSONField()
    notes = models.TextField(blank=True, default="")
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
        ]

    def __str__(self) -> str:
        return f"{self.candidate}: {self.game}"

    @property
    def title(self) -> str:
        """The name of the game; one that is no longer dealt keeps its permanent id."""
        return str(GAMES[self.game].title) if self.game in GAMES else self.game

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
