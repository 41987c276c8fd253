"""A public installation: refuses to start with anything left to chance."""

from django.core.exceptions import ImproperlyConfigured

from .base import *  # noqa: F403
from .base import DATABASES, DEBUG, EMAIL_URL, MIDDLEWARE, REDIS_URL, SECRET_KEY, SIGNING_KEY, SITE_URL, env

for met, demand in (
    (len(SECRET_KEY) >= 50, "SECRET_KEY must be set to a secret of 50 characters or more."),
    (not DEBUG, "DEBUG must not be on in production."),
    (env.list("ALLOWED_HOSTS", default=[]), "ALLOWED_HOSTS must name the hosts of this installation."),
    (
        DATABASES["default"]["ENGINE"].endswith("postgresql"),
        "DATABASE_URL must name a PostgreSQL database.",
    ),
    (REDIS_URL, "REDIS_URL must be set: log-in limits and tasks are shared between processes."),
    (EMAIL_URL, "EMAIL_URL must name the server that sends the letters."),
    (SITE_URL.startswith("https://"), "SITE_URL must be the public https address, which certificates print."),
    (SIGNING_KEY, "SIGNING_KEY must hold the key that signs PDFs, with its SIGNING_CERTIFICATE."),
):
    if not met:
        raise ImproperlyConfigured(demand)

STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"},
}
MIDDLEWARE = ["portal.proxy.ForwardedMiddleware", *MIDDLEWARE]
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
ALLAUTH_TRUSTED_PROXY_COUNT = 1  # log-in limits count visitors, not the proxy that ends TLS
SECURE_SSL_REDIRECT = True
SECURE_REDIRECT_EXEMPT = [r"^healthz$"]  # probes come from inside, without TLS
SECURE_HSTS_SECONDS = 31_536_000
SESSION_COOKIE_SECURE = True
CSRF_COOKIE_SECURE = True
KEPT_PAGES_SECONDS = 30
