"""A question that a house wrote itself. Each change is a new version."""

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from training.drills.kit.items import PartKind
from training.drills.kit.phrase import language_among
from training.staff.models import House
from training.staff.records import Record


class QuestionKind(models.TextChoices):
    """How a question is answered."""

    CHOICE = PartKind.CHOICE.value, pgettext_lazy("kind of question", "Choice: one answer is right")
    NUMBER = PartKind.NUMBER.value, pgettext_lazy("kind of question", "Number: a whole number is typed")
    ORDER = PartKind.ORDER.value, pgettext_lazy("kind of question", "Order: steps are put in their order")
    TEXT = PartKind.TEXT.value, pgettext_lazy("kind of question", "Short text: a few words are typed")


_PREFIX = "house-question-"  # items of attempts carry it permanently


class HouseQuestion(Record):
    """A question of a house about a game. Only exams of the house ask it."""

    house = models.ForeignKey(House, on_delete=models.PROTECT, related_name="own_questions")
    game = models.SlugField(_("game"), db_index=False)
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")

    class Meta(Record.Meta):
        ordering = ["-pk"]

    def __str__(self) -> str:
        return f"{_PREFIX}{self.pk}"

    @staticmethod
    def number_in(skill: str) -> int | None:
        """Return the primary key of the question that the name of a skill means; None for any other skill."""
        number = skill.removeprefix(_PREFIX)
        return int(number) if number != skill and number.isascii() and number.isdecimal() and len(number) < 19 else None

    @staticmethod
    def named(skill: str, house: int | None) -> "HouseQuestion | None":
        """Return the question of a house that the name of a skill means; None where there is none. One query at
        most."""
        number = HouseQuestion.number_in(skill)
        return HouseQuestion.objects.filter(pk=number, house=house).first() if number else None

    @property
    def last(self) -> "QuestionVersion":
        """Its last version. One query."""
        return self.versions.latest("number")


class QuestionVersion(Record):
    """A wording of a question.

    `texts` are by language: {"ask": …, "options": […], "why": …}. The first option is the right one, or options are the
    steps in their order. `answers` are those that are accepted, of a number one. Without a `clause` the question rests
    on a rule of the house.
    """

    # Found by the index of the constraint below.
    question = models.ForeignKey(HouseQuestion, on_delete=models.PROTECT, related_name="versions", db_index=False)
    number = models.PositiveSmallIntegerField()
    kind = models.CharField(_("kind"), max_length=8, choices=QuestionKind)
    texts = models.JSONField()
    answers = models.JSONField(default=list)
    clause = models.SlugField(max_length=100, blank=True, db_index=False)
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")

    class Meta(Record.Meta):
        ordering = ["question", "number"]
        constraints = [models.UniqueConstraint(fields=["question", "number"], name="one_question_version_a_number")]

    def __str__(self) -> str:
        return f"{self.question}, version {self.number}"

    in_use = True  # see training.exams.questions.last_versions

    @property
    def ask(self) -> str:
        """The question in the reader's language, or the nearest."""
        return self.texts[language_among(self.texts)]["ask"]


class QuestionUse(Record):
    """Whether new exams can ask a question from now on; the last row counts, and without one they can."""

    question = models.ForeignKey(HouseQuestion, on_delete=models.PROTECT, related_name="uses")
    in_use = models.BooleanField()
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")

    class Meta(Record.Meta):
        ordering = ["question", "pk"]

    def __str__(self) -> str:
        return f"{self.question}: {'in use' if self.in_use else 'out of use'}"
