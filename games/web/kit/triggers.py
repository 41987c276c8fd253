"""Triggers that make the database itself refuse to change or remove append-only rows, on SQLite and PostgreSQL.

They are put in place after each `migrate`, because SQLite drops a table's triggers when a migration rebuilds it.
A data migration that must correct such rows does so inside `unlocked`.
"""

from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from django.apps import AppConfig, apps
from django.db import DEFAULT_DB_ALIAS, connections
from django.db.backends.base.base import BaseDatabaseWrapper

from games.web.kit.append_only import AppendOnly

_SQLITE = """
CREATE TRIGGER IF NOT EXISTS {table}_no_{event} BEFORE {event} ON {table} FOR EACH {scope}
BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END
"""
_FUNCTION = """
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation'; END $$
"""
_POSTGRESQL = """
CREATE OR REPLACE TRIGGER {table}_no_{event} BEFORE {event} ON {table}
FOR EACH {scope} EXECUTE FUNCTION refuse_change()
"""
# A row is refused and not a statement, because loading a copy asks for an update first, which finds no row.
_EVENTS = {
    "sqlite": {"update": "ROW", "delete": "ROW"},
    "postgresql": {"update": "ROW", "delete": "ROW", "truncate": "STATEMENT"},
}


def protect(sender: AppConfig, using: str = DEFAULT_DB_ALIAS, **_kwargs: Any) -> None:
    """Create the triggers of an app's append-only tables, if they are missing: a receiver of `post_migrate`."""
    _create(connections[using], _tables([sender]))


@contextmanager
def unlocked(using: str = DEFAULT_DB_ALIAS, only: Collection[str] | None = None) -> Iterator[None]:
    """Drop the triggers of all tables, or of those that are named, and create them again at the end: for data
    migrations, and for tests that empty tables."""
    connection, protected = connections[using], _tables(apps.get_app_configs())
    tables = [table for table in protected if only is None or table in only]
    release(tables, using)
    try:
        yield
    finally:
        _create(connection, tables)


def release(tables: Collection[str], using: str = DEFAULT_DB_ALIAS) -> None:
    """Drop the triggers of tables: for the migration of a model that is no longer append-only."""
    connection = connections[using]
    on = "" if connection.vendor == "sqlite" else " ON {table}"
    _execute(connection, tables, "DROP TRIGGER IF EXISTS {table}_no_{event}" + on)


def _tables(configs: Iterable[AppConfig]) -> list[str]:
    models = [model for config in configs for model in config.get_models()]
    return [model._meta.db_table for model in models if issubclass(model, AppendOnly)]


def _create(connection: BaseDatabaseWrapper, tables: list[str]) -> None:
    if not tables:
        return
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute(_FUNCTION)
    _execute(connection, tables, _POSTGRESQL if connection.vendor == "postgresql" else _SQLITE)


def _execute(connection: BaseDatabaseWrapper, tables: Collection[str], statement: str) -> None:
    """Run a statement for each of the tables that the migrations have made so far."""
    with connection.cursor() as cursor:
        for table in sorted(set(tables) & set(connection.introspection.table_names(cursor))):
            for event, scope in _EVENTS[connection.vendor].items():
                cursor.execute(statement.format(table=table, event=event, scope=scope))
