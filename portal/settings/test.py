"""The tests: fast hashing, letters in memory, tasks at once."""

from .base import *  # noqa: F403
from .base import CACHES

SECRET_KEY = "tests sign nothing that anyone else reads, and say so at length"  # noqa: S105
CELERY_TASK_ALWAYS_EAGER = True
CELERY_TASK_EAGER_PROPAGATES = True
EMAIL_BACKEND = OUTBOX_TRANSPORT = "django.core.mail.backends.locmem.EmailBackend"
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = True
SERVE_MEDIA = True
CACHES["answers"] = {"BACKEND": "django.core.cache.backends.locmem.LocMemCache", "LOCATION": "answers"}
