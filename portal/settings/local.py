"""A private machine: everything works with nothing set."""

import os
import secrets
from pathlib import Path

from .base import *  # noqa: F403
from .base import SECRET_KEY, VAR_DIR


def _own_secret(kept: Path) -> str:
    """Return the secret of this installation, made at the first start and readable by its owner alone."""
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        made = kept.with_suffix(f".{os.getpid()}")
        made.touch(mode=0o600)
        made.write_text(secrets.token_urlsafe(48))
        made.rename(kept)
    return kept.read_text()


SECRET_KEY = SECRET_KEY or _own_secret(VAR_DIR / "secret-key")

# Files are served from where they are written, so a changed one shows at once.
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = True
SERVE_MEDIA = True  # there is no proxy in front
