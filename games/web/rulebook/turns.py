"""Commands that may be started on several machines at once do their work one after the other."""

from django.db import connection


def wait_turn(name: str) -> None:
    """Wait until no other transaction has taken this name, and keep it to the end of this one.

    The turn of another may last longer than any other lock or statement may, so only this wait has no limit. SQLite
    needs nothing more: its transactions, which begin as writers, wait for each other.
    """
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0")
            cursor.execute("SELECT pg_advisory_xact_lock(hashtext(%s))", [name])
            cursor.execute("SET LOCAL lock_timeout TO DEFAULT; SET LOCAL statement_timeout TO DEFAULT")
