"""The further languages of an attempt. Every row is only ever added: see training.staff.records."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from training.staff.records import Document, Record


class AttemptLanguage(Record):
    """A language in which an exam is sat beside the one in which it began.

    `clauses` are those of each item with the revision of this language: {position: {part: [[clause, revision], …]}}.
    """

    attempt = models.ForeignKey("quiz.Attempt", on_delete=models.PROTECT, related_name="languages", db_index=False)
    language = models.CharField(_("language"), max_length=10)
    at = models.DateTimeField()
    clauses = Document()

    class Meta(Record.Meta):
        ordering = ["pk"]
        constraints = [models.UniqueConstraint(fields=["attempt", "language"], name="one_row_a_language")]

    def __str__(self) -> str:
        return f"{self.attempt}: {self.language}"
