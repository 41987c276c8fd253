"""The training record is only added to: a row once written is neither changed nor removed."""

from django.db import models

from games.rulebook.append_only import AppendOnly


class Record(AppendOnly):
    """Base of attempts, answers, marks, certificates and revocations, with the moment at which each was written."""

    recorded_at = models.DateTimeField(auto_now_add=True)

    class Meta(AppendOnly.Meta):
        abstract = True
