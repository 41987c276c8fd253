"""An exam of a house: its draft, which changes, and its versions and offers, which are only added to."""

from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from games.web.kit.game import Game
from games.web.registry import game_of
from training.drills.registry import exam_title
from training.exams.problems import ExamRefused
from training.staff.making import Draft, Made, Offer, Version
from training.staff.models import House


class HouseExam(Made):
    """An exam that a house makes itself, under one of the rulesets. Attempts carry its slug for ever."""

    refused = ExamRefused
    house = models.ForeignKey(House, on_delete=models.PROTECT, related_name="own_exams")
    ruleset = models.SlugField(_("rules"), db_index=False)

    class Meta(Made.Meta):
        pass

    @property
    def game(self) -> Game:
        """The game that it is about. Raise StopIteration where the ruleset is no longer dealt."""
        return game_of(self.ruleset)


class Contents(models.Model):
    """What an exam consists of. `titles` are by language. `table` names the rules of a house's table (TableRules) where
    they are followed instead of the ruleset alone.

    A section is {"skill": …, "level": …, "count": …, "weight": …}, or {"question": …, "version": …, "weight": …} for a
    question of the house, of which a draft names no version: it has the last one. With "pilot": true it is tried out.
    """

    titles = models.JSONField(_("titles"))
    sections = models.JSONField(_("sections"))
    pass_mark = models.PositiveSmallIntegerField(_("pass mark, percent"))
    pace = models.PositiveSmallIntegerField(_("pace, seconds for one item on average"))
    table = models.SlugField(_("table"), blank=True, default="", db_index=False)

    class Meta:
        abstract = True

    @property
    def title(self) -> str:
        """The title in the reader's language, or the nearest."""
        return str(exam_title("", self.titles))


class ExamDraft(Contents, Draft):
    exam = models.OneToOneField(HouseExam, on_delete=models.PROTECT, related_name="draft")

    def __str__(self) -> str:
        return f"{self.exam}, draft {self.edition}"


class ExamVersion(Contents, Version):
    # Found by the index of the first constraint below.
    exam = models.ForeignKey(HouseExam, on_delete=models.PROTECT, related_name="versions", db_index=False)

    class Meta(Version.Meta):
        ordering = ["exam", "number"]
        constraints = [
            models.UniqueConstraint(fields=["exam", "number"], name="one_exam_version_a_number"),
            models.CheckConstraint(condition=Q(pass_mark__range=(1, 100)), name="own_pass_mark_is_a_percentage"),
            models.CheckConstraint(condition=Q(pace__gte=1), name="own_pace_takes_time"),
        ]

    def __str__(self) -> str:
        return f"{self.exam}, version {self.number}"


class ExamOffer(Offer):
    """Which version of an exam may be sat from now on, none after a withdrawal."""

    exam = models.ForeignKey(HouseExam, on_delete=models.PROTECT, related_name="offers")
    version = models.ForeignKey(ExamVersion, null=True, on_delete=models.PROTECT, related_name="+")

    class Meta(Offer.Meta):
        pass

    def __str__(self) -> str:
        return f"{self.exam}: {self.version or 'withdrawn'}"
