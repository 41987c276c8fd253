"""Shifts, the answers to their acts, and their ends. Every row is only ever added: see training.staff.records."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from training.drills.kit.shifts import Busyness as Word
from training.staff.models import House
from training.staff.records import Record


class Busyness(models.TextChoices):
    """How much happens at the table, as it is chosen."""

    CALM = Word.CALM.value, pgettext_lazy("shift", "calm")
    BUSY = Word.BUSY.value, pgettext_lazy("shift", "busy")


class Shift(Record):
    """A shift of one person at one table. Its acts are not kept: the same seed, version and rules draw them again.

    `number` is one more than the person's ended shifts, so a second open one has a number that is taken. `house` is
    where the person worked then, if anywhere.
    """

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    # Found by the index of the first constraint below.
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="shifts", db_index=False)
    house = models.ForeignKey(House, null=True, on_delete=models.PROTECT, related_name="+", db_index=False)
    number = models.PositiveSmallIntegerField()
    table = models.SlugField(_("table"), db_index=False)
    version = models.PositiveSmallIntegerField()
    ruleset = models.SlugField(_("rules"), db_index=False)
    ruleset_parameters = models.JSONField(_("parameters of the rules"))
    busyness = models.CharField(max_length=8, choices=Busyness)
    length = models.PositiveSmallIntegerField()
    seed = models.CharField(max_length=64)
    started_at = models.DateTimeField(_("started"))

    class Meta(Record.Meta):
        ordering = ["-started_at", "-pk"]
        indexes = [models.Index(fields=["house", "-started_at"])]
        constraints = [
            models.UniqueConstraint(fields=["user", "number"], name="one_open_shift_of_a_person"),
            models.CheckConstraint(condition=Q(length__gte=1), name="a_shift_has_acts"),
        ]

    def __str__(self) -> str:
        return f"{self.table} {self.uuid}"


class ActShown(Record):
    """When an act was first shown, from which its time runs: showing it again does not begin the time again."""

    # Found by the index of the first constraint below.
    shift = models.ForeignKey(Shift, on_delete=models.PROTECT, related_name="shown", db_index=False)
    position = models.PositiveSmallIntegerField()
    at = models.DateTimeField()

    class Meta(Record.Meta):
        ordering = ["shift", "position"]
        constraints = [
            models.UniqueConstraint(fields=["shift", "position"], name="one_first_showing_an_act"),
            models.CheckConstraint(condition=Q(position__gte=1), name="acts_shown_are_counted_from_one"),
        ]

    def __str__(self) -> str:
        return f"{self.shift}: {self.position}"


class ActAnswer(Record):
    """What somebody did in one act, judged: one answer an act, and the first counts.

    `to_players` is what the house paid too much by it, `to_house` what players lost by it, in cents; `seconds` run from
    the moment at which the act was first shown, where it was. `mistake` is the one that the answer shows
    (quiz/diagnosis.py), empty for none.
    """

    # Found by the index of the first constraint below.
    shift = models.ForeignKey(Shift, on_delete=models.PROTECT, related_name="answers", db_index=False)
    position = models.PositiveSmallIntegerField()
    kind = models.SlugField(db_index=False)
    given = models.JSONField()
    score = models.PositiveSmallIntegerField()
    max = models.PositiveSmallIntegerField()
    to_players = models.BigIntegerField()
    to_house = models.BigIntegerField()
    seconds = models.FloatField(null=True)
    is_late = models.BooleanField()
    mistake = models.SlugField(blank=True, default="", db_index=False)

    class Meta(Record.Meta):
        ordering = ["shift", "position"]
        constraints = [
            models.UniqueConstraint(fields=["shift", "position"], name="one_answer_an_act"),
            models.CheckConstraint(condition=Q(position__gte=1), name="acts_are_counted_from_one"),
            models.CheckConstraint(condition=Q(score__lte=F("max")), name="act_score_within_max"),
            models.CheckConstraint(condition=Q(to_players__gte=0, to_house__gte=0), name="a_mistake_earns_nothing"),
        ]

    def __str__(self) -> str:
        return f"{self.position}. {self.kind}: {self.score}/{self.max}"

    @property
    def is_right(self) -> bool:
        return self.score == self.max


class ShiftEnd(Record):
    """The end of a shift. There is one, and after it no act is answered."""

    class Reason(models.TextChoices):
        WORKED = "worked", pgettext_lazy("shift", "worked to the end")
        EARLY = "early", pgettext_lazy("shift", "ended early")
        CHANGED = "changed", pgettext_lazy("shift", "ended because the table has changed")

    shift = models.OneToOneField(Shift, on_delete=models.PROTECT, related_name="end")
    at = models.DateTimeField()
    reason = models.CharField(max_length=8, choices=Reason)

    class Meta(Record.Meta):
        pass

    def __str__(self) -> str:
        return f"{self.shift}: {self.reason}"
