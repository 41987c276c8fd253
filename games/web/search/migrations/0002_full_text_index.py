from django.db import migrations

from games.web.search.backends import BY_VENDOR


def create(apps, schema_editor):
    for sql in BY_VENDOR[schema_editor.connection.vendor].CREATE:
        schema_editor.execute(sql)


def drop(apps, schema_editor):
    for sql in BY_VENDOR[schema_editor.connection.vendor].DROP:
        schema_editor.execute(sql)


class Migration(migrations.Migration):
    """A later migration that changes the table of entries drops the index first and creates it after: SQLite makes
    the table anew then, and its triggers go with the old one."""

    dependencies = [("search", "0001_initial")]
    operations = [migrations.RunPython(create, drop)]
