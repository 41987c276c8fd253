"""An empty database of its own, brought forward to earlier migrations: only those that a test needs."""

from collections.abc import Iterator
from contextlib import contextmanager

from django.apps.registry import Apps
from django.db import connection, connections
from django.db.migrations.executor import MigrationExecutor
from django.test import override_settings

_SCHEMA = "earlier"


@contextmanager
def empty_database() -> Iterator[None]:
    """Put an empty database in the place of the one of the tests: another in memory, or a schema of the same server."""
    tests = connections["default"]
    empty = tests.copy()
    if tests.vendor == "sqlite":
        empty.settings_dict["NAME"] = ":memory:"
    else:
        empty.settings_dict["OPTIONS"] = {**empty.settings_dict["OPTIONS"], "options": f"-c search_path={_SCHEMA}"}
        tests.ensure_connection()
        with tests.cursor() as cursor:
            cursor.execute(f"DROP SCHEMA IF EXISTS {_SCHEMA} CASCADE; CREATE SCHEMA {_SCHEMA}")
    connections["default"] = empty
    try:
        with override_settings(MIGRATION_MODULES={}):  # also where the tests make their tables by the models
            yield
    finally:
        connections["default"] = tests
        empty.close()
        if tests.vendor == "postgresql":
            with tests.cursor() as cursor:
                cursor.execute(f"DROP SCHEMA {_SCHEMA} CASCADE")


def migrated(targets: list[tuple[str, str]]) -> Apps:
    """Migrate to these migrations, forwards or backwards. Return the models as they were then."""
    MigrationExecutor(connection).migrate(targets)
    return MigrationExecutor(connection).loader.project_state(targets).apps
