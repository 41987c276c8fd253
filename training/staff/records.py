"""The training record is only added to: once written, a row is never changed or removed."""

from typing import Any

from django.db import models

from games.web.kit.append_only import AppendOnly


class Record(AppendOnly):
    """Base of attempts, answers, marks, certificates and revocations, with the moment at which each was written."""

    recorded_at = models.DateTimeField(auto_now_add=True)

    class Meta(AppendOnly.Meta):
        abstract = True


class Document(models.JSONField):
    """JSON of which many rows are written at once.

    PostgreSQL gets them row by row. Django would send them as arrays, in which psycopg escapes every quote in Python.
    """

    def get_placeholder(self, _value: Any, _compiler: Any, _connection: Any) -> str:
        return "%s"

    def deconstruct(self) -> Any:
        name, _path, args, kwargs = super().deconstruct()
        return name, "django.db.models.JSONField", args, kwargs
