"""The training record is only added to: a row once written is neither changed nor removed."""

from typing import Any, NoReturn

from django.db import models


class RecordChanged(Exception):
    """Somebody tried to change or remove a row of the record."""


class RecordQuerySet(models.QuerySet):
    def update(self, **kwargs: Any) -> NoReturn:
        raise RecordChanged(f"{self.model.__name__} rows are not changed.")

    def delete(self) -> NoReturn:
        raise RecordChanged(f"{self.model.__name__} rows are not removed.")

    def bulk_update(self, *args: Any, **kwargs: Any) -> NoReturn:
        raise RecordChanged(f"{self.model.__name__} rows are not changed.")


class Record(models.Model):
    """Base of attempts, answers, marks, certificates and revocations."""

    recorded_at = models.DateTimeField(auto_now_add=True)

    objects = RecordQuerySet.as_manager()

    class Meta:
        abstract = True
        base_manager_name = "objects"

    def save(self, *args: Any, **kwargs: Any) -> None:
        if not self._state.adding:
            raise RecordChanged(f"{type(self).__name__} rows are not changed.")
        super().save(*args, **kwargs)

    def delete(self, *args: Any, **kwargs: Any) -> NoReturn:
        raise RecordChanged(f"{type(self).__name__} rows are not removed.")
