"""What was expected of the questions of exams at a time. Every row is only ever added: see training.staff.records."""

from django.db import models

from training.staff.records import Document, Record


class DifficultyTable(Record):
    """What questions are expected to earn, from the `answers` in exams that had been given by then.

    `contents` are written and read whole, by `table.py`. The last row counts; an attempt names the one by which its
    paper was drawn.
    """

    answers = models.PositiveIntegerField()
    contents = Document()

    class Meta(Record.Meta):
        ordering = ["pk"]

    def __str__(self) -> str:
        return f"{self.pk}: {self.answers} answers"
