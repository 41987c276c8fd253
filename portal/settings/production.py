"""A public installation: refuses to start with anything left to chance."""

from django.core.exceptions import ImproperlyConfigured

from .base import *  # noqa: F403
from .base import CACHES, DATABASES, DEBUG, SITE_URL, env

SECRET_KEY = env.str("SECRET_KEY", default="")
if len(SECRET_KEY) < 50 or SECRET_KEY.startswith("only-for"):
    raise ImproperlyConfigured("SECRET_KEY must be set to a secret of 50 characters or more.")
if DEBUG:
    raise ImproperlyConfigured("DEBUG must not be on in production.")
if not env.list("ALLOWED_HOSTS", default=[]):
    raise ImproperlyConfigured("ALLOWED_HOSTS must name the hosts of this installation.")
if DATABASES["default"]["ENGINE"].endswith("sqlite3"):
    raise ImproperlyConfigured("DATABASE_URL must name a PostgreSQL database.")
if CACHES["default"]["BACKEND"].endswith("LocMemCache"):
    raise ImproperlyConfigured("REDIS_URL must be set: log-in limits and tasks are shared between processes.")
if not SITE_URL.startswith("https://"):
    raise ImproperlyConfigured("SITE_URL must be the public https address, which certificates print.")

STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"},
}
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
SECURE_SSL_REDIRECT = True
SECURE_HSTS_SECONDS = 31_536_000
SESSION_COOKIE_SECURE = True
CSRF_COOKIE_SECURE = True
