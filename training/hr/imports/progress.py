"""How far an import or its undoing is: the cache says it, as what a transaction writes is not seen before it ends."""

from dataclasses import dataclass

from django.core.cache import cache

from training.hr.imports.models import Import

STEP = 200  # lines, after which the page hears how far it is
_KEPT = 3600  # seconds


@dataclass(frozen=True, slots=True)
class Progress:
    """So many lines of all that are new, or that were."""

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
    return f"import-{imported.pk}-{imported.asked_at and imported.asked_at.timestamp()}"
