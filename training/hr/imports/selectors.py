"""Which files of the house somebody sees. Every selector asks first who is looking."""

from collections.abc import Collection

from django.db.models import Count, F, Q, QuerySet

from training.hr.imports.models import UNDER_WAY, Import, Outcome
from training.hr.selectors import house_of
from training.staff.models import User

SHOWN = 20  # imports


def imports(viewer: User) -> QuerySet[Import]:
    """Return the files of the viewer's house, the latest first, with what became of them. Raise PermissionDenied."""
    found = Import.objects.filter(house=house_of(viewer)).defer("table")
    return found.select_related("author", "application__author", "application__undoing__author")


def with_state(viewer: User) -> QuerySet[Import]:
    """Return the same files, each with `is_under_way`. Raise PermissionDenied."""
    # By keywords, because the model declares the attribute for readers of the code.
    return imports(viewer).annotate(**{"is_under_way": UNDER_WAY})


def under_way() -> QuerySet[Import]:
    """Return the files of all houses with which something is done, or waits for that, the first asked for first."""
    return Import.objects.filter(UNDER_WAY).order_by("asked_at", "pk")


def recent(viewer: User, kinds: Collection[str]) -> list[Import]:
    """Return the last imports of some kinds that were done, each with the number of `lines` that it made, and before
    them those that are being done or wait for that."""
    found = imports(viewer).filter(UNDER_WAY | Q(application__isnull=False), kind__in=kinds)
    last_first = F("application__pk").desc(nulls_first=True)
    return list(found.annotate(lines=Count("application__outcomes")).order_by(last_first, "-pk")[:SHOWN])


def outcomes(imported: Import) -> QuerySet[Outcome]:
    """Return what was made of the lines of an import."""
    found = Outcome.objects.filter(application__imported=imported)
    made = ("person", "certificate__holder", "posting__person", "posting__job")
    return found.select_related(*made, "membership__person", "membership__school_class")
