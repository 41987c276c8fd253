"""`manage.py migrate`, which several machines may start at once: one migrates, the others wait and find it done."""

from typing import Any

from django.core.management.commands import migrate
from django.db import connection

_LOCK = "SELECT pg_advisory_lock(hashtext('migrate'))"
_UNLOCK = "SELECT pg_advisory_unlock(hashtext('migrate'))"


class Command(migrate.Command):
    def handle(self, *args: Any, **options: Any) -> None:
        if connection.vendor != "postgresql":
            super().handle(*args, **options)
            return
        with connection.cursor() as cursor:
            cursor.execute("SET statement_timeout = 0; SET lock_timeout = 0")  # a change of tables may take its time
            cursor.execute(_LOCK)
            cursor.execute("RESET lock_timeout")  # but must not make every page wait behind it
        try:
            super().handle(*args, **options)
        finally:
            with connection.cursor() as cursor:
                cursor.execute(_UNLOCK)
                cursor.execute("RESET statement_timeout")
