"""Models whose rows are only added: clause revisions, and the whole training record.

Python refuses a change where it is asked for; `triggers.py` makes the database refuse what goes past Python.
"""

from typing import Any, NoReturn

from django.db import models


class RecordChanged(Exception):
    """A row that is only ever added would have been changed or removed."""


class AppendOnlyQuerySet(models.QuerySet):
    def _refuse(self, *_args: Any, **_kwargs: Any) -> NoReturn:
        raise RecordChanged(f"{self.model.__name__} rows are neither changed nor removed.")

    update = bulk_update = delete = update_or_create = _raw_delete = _refuse

    def bulk_create(self, objs: Any, *args: Any, update_conflicts: bool = False, **kwargs: Any) -> list[Any]:
        """Insert the rows. Raise RecordChanged where a conflict would overwrite one."""
        if update_conflicts:
            self._refuse()
        return super().bulk_create(objs, *args, **kwargs)


class AppendOnly(models.Model):
    """Base of every model whose rows are inserted once."""

    objects = AppendOnlyQuerySet.as_manager()

    class Meta:
        abstract = True
        base_manager_name = "objects"

    def save(self, **kwargs: Any) -> None:
        """Insert the row. Raise RecordChanged if it was read from the database, IntegrityError if its key is taken."""
        if not self._state.adding:
            raise RecordChanged(f"{type(self).__name__} rows are not changed.")
        super().save(**kwargs | {"force_insert": True})

    def delete(self, *_args: Any, **_kwargs: Any) -> NoReturn:
        raise RecordChanged(f"{type(self).__name__} rows are not removed.")
