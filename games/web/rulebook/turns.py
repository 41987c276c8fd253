"""Commands that may be started on several machines at once do their work one after the other."""

from django.db import connection


def wait_turn(name: str) -> None:
    """Wait until no other transaction has taken this name, and keep it to the end of this one.

    SQLite needs nothing more: its transactions, which begin as writers, wait for each other.
    """
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_xact_lock(hashtext(%s))", [name])
