"""Attempts, answers, marks and decisions on changed marks. Every row is only ever added: see training.staff.records."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from training.drills.registry import exam_title
from training.quiz.annulment_models import Annulment, QuestionAnnulment
from training.quiz.difficulty.models import DifficultyTable
from training.quiz.house.models import AnotherAttempt, ExamTerms, ExtraTime, HouseTarget, Room
from training.quiz.language_models import AttemptLanguage
from training.quiz.practice_models import Practice, TableRules
from training.staff.models import House
from training.staff.records import Document, Record

__all__ = [
    "Annulment",
    "AnotherAttempt",
    "AttemptLanguage",
    "DifficultyTable",
    "ExamTerms",
    "ExtraTime",
    "HouseTarget",
    "Practice",
    "QuestionAnnulment",
    "Room",
    "TableRules",
]  # so that Django finds those models too


class Attempt(Record):
    """One sitting of an exam, with everything frozen that its result depends on.

    `number` is one more than the person's closed attempts at the exam, so a second open one has a number that is taken.
    `deadline` and `pace_seconds` are already longer by `extra_percent`. `allowed_by` is the allowance that it used up,
    `room` the one in which it is sat, if any: there it is tied to one device. `table` names the rules of a house's
    table (TableRules) where the exam follows one; `ruleset` is the one that they change. `expected` is the mark, 0 to
    1, that was expected of its paper by the `difficulty` known then; neither is there where none was known.
    """

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    # Found by the index of the first constraint below.
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="attempts", db_index=False
    )
    house = models.ForeignKey(House, on_delete=models.PROTECT, related_name="attempts")
    blueprint = models.SlugField(_("exam"))
    number = models.PositiveSmallIntegerField()
    language = models.CharField(_("language"), max_length=10)  # in which it began; AttemptLanguage has further ones
    started_at = models.DateTimeField(_("started"))
    deadline = models.DateTimeField(_("deadline"))
    seed = models.CharField(max_length=64)
    pass_mark = models.PositiveSmallIntegerField(_("pass mark, percent"))
    pace_seconds = models.PositiveSmallIntegerField(_("pace, seconds for one item on average"))
    ruleset = models.SlugField(_("rules"))
    table = models.SlugField(_("table"), blank=True, default="", db_index=False)
    ruleset_parameters = models.JSONField(_("parameters of the rules"))
    # Of an exam that a house made, by language; empty of the others, which are called as games call them.
    titles = models.JSONField(_("titles"), default=dict)
    extra_percent = models.PositiveSmallIntegerField(default=0)
    room = models.ForeignKey(Room, null=True, on_delete=models.PROTECT, related_name="attempts")
    allowed_by = models.OneToOneField(AnotherAttempt, null=True, on_delete=models.PROTECT, related_name="used_by")
    expected = models.FloatField(null=True)
    # Nothing is found by it, and tables are never removed.
    difficulty = models.ForeignKey(
        DifficultyTable, null=True, on_delete=models.PROTECT, related_name="attempts", db_index=False
    )

    class Meta(Record.Meta):
        verbose_name = _("attempt")
        verbose_name_plural = _("attempts")
        ordering = ["-started_at"]
        indexes = [models.Index(fields=["house", "-started_at"])]
        constraints = [
            models.UniqueConstraint(fields=["user", "blueprint", "number"], name="one_open_attempt_at_an_exam"),
            models.CheckConstraint(condition=Q(deadline__gt=F("started_at")), name="deadline_after_start"),
            models.CheckConstraint(condition=Q(pass_mark__range=(1, 100)), name="pass_mark_is_a_percentage"),
            models.CheckConstraint(condition=Q(pace_seconds__gte=1), name="pace_takes_time"),
            models.CheckConstraint(
                condition=Q(expected=None, difficulty=None)
                | Q(expected__isnull=False, expected__range=(0, 1), difficulty__isnull=False),
                name="what_is_expected_is_a_share_by_a_table",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.blueprint} {self.uuid}"

    @property
    def rules_name(self) -> str:
        """The name of the rules under which its items were drawn."""
        return self.table or self.ruleset

    @property
    def title(self) -> Promise | str:
        """What the exam is called."""
        return exam_title(self.blueprint, self.titles)


class AttemptItem(Record):
    """One question of an attempt, as it was drawn. One that does not count is tried out: see Section.pilot.

    `face` is what the candidate sees (ids and values, no words but those of a house), `key` the right answers by part,
    `clauses` the rules each part rests on: {part: [[clause, revision], …]}. Its mark counts `weight` times. `explained`
    is what a house says of a question of its own, by part; what explains the others is drawn again.
    """

    # Found by the index of the constraint below.
    attempt = models.ForeignKey(Attempt, on_delete=models.PROTECT, related_name="items", db_index=False)
    position = models.PositiveSmallIntegerField()
    generator = models.SlugField(db_index=False)
    version = models.PositiveSmallIntegerField()
    seed = models.CharField(max_length=80)
    level = models.PositiveSmallIntegerField()
    counts = models.BooleanField(default=True)
    face = Document()
    key = Document()
    clauses = Document()
    weight = models.PositiveSmallIntegerField(default=1)
    explained = Document(default=dict)

    class Meta(Record.Meta):
        ordering = ["attempt", "position"]
        constraints = [
            models.UniqueConstraint(fields=["attempt", "position"], name="one_item_a_position"),
            models.CheckConstraint(condition=Q(position__gte=1), name="items_are_counted_from_one"),
            models.CheckConstraint(condition=Q(weight__gte=1), name="every_item_counts"),
        ]

    def __str__(self) -> str:
        return f"{self.position}. {self.generator}"

    @property
    def last_answer(self) -> "Answer | None":
        """The answer that counts. Items that were fetched with their answers, oldest first, need no query for it."""
        return next(reversed(self.answers.all()), None)


class Answer(Record):
    """An answer as it arrived. The last one of an item counts; the others stay on record.

    `token` is made with the form, so that a post that is sent twice is one answer.
    `seconds` run from the attempt's answer before, or from its start; `shown_seconds` from the moment at which the item
    was shown, where that is known. `language` is the one in which it was read; older answers have none.
    """

    # Found by the index of the first constraint below.
    item = models.ForeignKey(AttemptItem, on_delete=models.PROTECT, related_name="answers", db_index=False)
    given = models.JSONField()
    language = models.CharField(max_length=10, blank=True, default="")
    seconds = models.FloatField()
    shown_seconds = models.FloatField(null=True)
    received_at = models.DateTimeField()
    token = models.CharField(max_length=64)

    class Meta(Record.Meta):
        ordering = ["item", "pk"]
        constraints = [
            models.UniqueConstraint(fields=["item", "token"], name="one_answer_a_token"),
            models.CheckConstraint(condition=Q(seconds__gte=0), name="an_answer_takes_no_negative_time"),
            models.CheckConstraint(condition=Q(shown_seconds__gte=0), name="an_item_is_shown_before_its_answer"),
        ]

    def __str__(self) -> str:
        return f"{self.item}: {self.given}"

    @property
    def seconds_taken(self) -> float:
        """The time that the answer took: since the item was shown, or else since the answer before."""
        return self.seconds if self.shown_seconds is None else self.shown_seconds


class Submission(Record):
    """The end of an attempt. There is one, and after it nothing is answered."""

    class Reason(models.TextChoices):
        SUBMITTED = "submitted", _("handed in")
        TIMED_OUT = "timed_out", _("time ran out")

    attempt = models.OneToOneField(Attempt, on_delete=models.PROTECT, related_name="submission")
    at = models.DateTimeField()
    reason = models.CharField(max_length=12, choices=Reason)

    class Meta(Record.Meta):
        pass

    def __str__(self) -> str:
        return f"{self.attempt}: {self.reason}"


class Mark(Record):
    """What an item earned. The last mark of an item counts; a regrade is a new one, with author and reason."""

    item = models.ForeignKey(AttemptItem, on_delete=models.PROTECT, related_name="marks")
    score = models.PositiveSmallIntegerField()
    max = models.PositiveSmallIntegerField()
    verdict = Document()
    clauses = Document()
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, related_name="marks_given"
    )
    reason = models.TextField(blank=True)

    class Meta(Record.Meta):
        ordering = ["item", "pk"]
        constraints = [
            models.CheckConstraint(condition=Q(score__lte=F("max")), name="score_within_max"),
            models.CheckConstraint(condition=Q(max__gte=1), name="a_mark_is_out_of_something"),
            models.CheckConstraint(condition=Q(author=None) | ~Q(reason=""), name="a_regrade_has_a_reason"),
        ]

    def __str__(self) -> str:
        return f"{self.item}: {self.score}/{self.max}"


class OutcomeChange(Record):
    """What changes whether an exam counts as passed: a mark by which it crosses the line, never each regrade, or the
    annulment of a pass. It waits for a second person."""

    attempt = models.ForeignKey(Attempt, on_delete=models.PROTECT, related_name="outcome_changes")
    mark = models.OneToOneField(Mark, null=True, on_delete=models.PROTECT, related_name="outcome_change")
    annulment = models.OneToOneField(Annulment, null=True, on_delete=models.PROTECT, related_name="outcome_change")
    passed = models.BooleanField(_("passed by the marks"))
    at = models.DateTimeField()

    class Meta(Record.Meta):
        ordering = ["pk"]
        constraints = [
            models.CheckConstraint(
                condition=Q(mark__isnull=False, annulment=None) | Q(mark=None, annulment__isnull=False, passed=False),
                name="a_mark_or_an_annulment_changes_it",
            )
        ]

    def __str__(self) -> str:
        return f"{self.attempt}: {'passed' if self.passed else 'not passed'}"

    @property
    def cause(self) -> "Mark | Annulment":
        """What changed it, with its author and reason."""
        found = self.mark or self.annulment
        if found is None:
            raise ValueError(f"{self} has no cause")
        return found


class OutcomeDecision(Record):
    """What HR decided on a change: `passed` is what the exam counts as from `at` on, `mark` the last one it knew."""

    change = models.OneToOneField(OutcomeChange, on_delete=models.PROTECT, related_name="decision")
    mark = models.ForeignKey(Mark, on_delete=models.PROTECT, related_name="+")
    passed = models.BooleanField(_("counts as passed"))
    at = models.DateTimeField()
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    reason = models.TextField(_("reason"))

    class Meta(Record.Meta):
        ordering = ["pk"]
        constraints = [models.CheckConstraint(condition=~Q(reason=""), name="a_decision_has_a_reason")]

    def __str__(self) -> str:
        return f"{self.change}, {'confirmed' if self.confirmed else 'refused'}"

    @property
    def confirmed(self) -> bool:
        """Whether the exam counts as the changed marks say."""
        return self.passed == self.change.passed
