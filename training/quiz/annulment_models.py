"""Exams and questions that were annulled. Every row is only ever added: see training.staff.records."""

from django.conf import settings
from django.db import models
from django.db.models import Q

from training.staff.records import Record


class Annulment(Record):
    """An exam that has ended is to count for nothing from `at` on. That of a pass waits for a second person."""

    attempt = models.OneToOneField("quiz.Attempt", on_delete=models.PROTECT, related_name="annulment")
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    at = models.DateTimeField()
    reason = models.TextField()

    class Meta(Record.Meta):
        constraints = [models.CheckConstraint(condition=~Q(reason=""), name="an_annulment_has_a_reason")]

    def __str__(self) -> str:
        return f"{self.attempt}: {self.reason}"


class QuestionAnnulment(Record):
    """A question as it was asked in one exam is to count for nothing: everybody has its full mark, so that nobody loses
    by it, and it says nothing of people or of other questions."""

    item = models.OneToOneField("quiz.AttemptItem", on_delete=models.PROTECT, related_name="annulment")
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    at = models.DateTimeField()
    reason = models.TextField()

    class Meta(Record.Meta):
        constraints = [models.CheckConstraint(condition=~Q(reason=""), name="an_annulled_question_has_a_reason")]

    def __str__(self) -> str:
        return f"{self.item}: {self.reason}"
