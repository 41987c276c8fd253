"""How far an import is: what its transaction has written is not seen before it ends, so the cache says it."""

from dataclasses import dataclass

from django.core.cache import cache

from training.hr.imports.models import Import

_KEPT = 3600  # seconds


@dataclass(frozen=True, slots=True)
class Progress:
    """So many lines of all that are new."""

    done: int
    lines: int


def note(imported: Import, done: int, lines: int) -> None:
    """Say how far an import is."""
    cache.set(_key(imported), (done, lines), _KEPT)


def of(imported: Import) -> Progress | None:
    """Return how far an import is, or None where it has not begun."""
    found = cache.get(_key(imported))
    return Progress(*found) if found else None


def _key(imported: Import) -> str:
    return f"import-{imported.pk}"
