"""The database as it was after earlier migrations."""

from django.db import connection
from django.db.migrations.executor import MigrationExecutor


def migrated(targets):
    """Migrate to these migrations, forwards or backwards. Return the models as they were then."""
    MigrationExecutor(connection).migrate(targets)
    return MigrationExecutor(connection).loader.project_state(targets).apps
