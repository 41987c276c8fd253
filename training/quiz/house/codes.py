"""A limit on guessing the codes of rooms: so many wrong ones by one person, and no code of theirs is tried any more."""

from training.quiz.problems import AttemptRefused
from training.staff import misses
from training.staff.models import User

MOST = 10  # wrong codes within ten minutes


def allowed(user: User, typed: str) -> str:
    """Return what somebody typed as a code. Raise AttemptRefused (too-many-codes)."""
    if typed.strip() and misses.count(_key(user)) >= MOST:
        raise AttemptRefused("too-many-codes")
    return typed


def note(user: User, refused: AttemptRefused) -> None:
    """Count a code that no room has."""
    if refused.code == "wrong-code":
        misses.note(_key(user))


def _key(user: User) -> str:
    return f"room-code-misses:{user.pk}"
