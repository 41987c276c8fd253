"""Just enough for `manage.py rules`: the doors of the engine, no database, no site."""

SECRET_KEY = "the engine signs nothing"  # noqa: S105
INSTALLED_APPS = ["games.doors"]
USE_TZ = True
