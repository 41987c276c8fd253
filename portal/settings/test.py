"""The tests: fast hashing, letters in memory, no files left behind."""

from .base import *  # noqa: F403

PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"
SECRET_KEY = "tests sign nothing that anyone else reads, and say so at length"  # noqa: S105
