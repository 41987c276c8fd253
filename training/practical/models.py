"""Practical tests that were signed, and those that were withdrawn. Every row is only ever added."""

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.urls import reverse

from games.web.registry import GAMES
from training.drills.registry import RUBRICS
from training.staff.models import House
from training.staff.records import Record


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
    def graded(self) -> list[tuple[str, str, int]]:
        """Each criterion as it is called now (by its id where it is gone) with its group and grade."""
        known = {each.id: each for each in RUBRICS[self.game].criteria} if self.game in RUBRICS else {}
        order = [name for name in known if name in self.grades] + [name for name in self.grades if name not in known]
        return [
            (str(known[name].title), str(known[name].group.label), self.grades[name])
            if name in known
            else (name, "", self.grades[name])
            for name in order
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
