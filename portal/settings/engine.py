"""Just enough for `manage.py rules`: the engine’s API, no database, no site."""

SECRET_KEY = "the engine signs nothing"  # noqa: S105
INSTALLED_APPS = ["games.web.api"]
USE_TZ = True
