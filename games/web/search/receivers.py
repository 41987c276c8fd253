"""What editors change about a house is found as soon as it is stored, where there is an index already."""

from typing import Any

from django.db import connection, transaction
from django.db.models.signals import post_delete, post_save
from django.dispatch import receiver

from games.web.search.models import Kind, Part
from games.web.venues.models import Room, Venue, VenueTable


def _refresh() -> None:
    if Part.objects.exists():
        from games.web.search import sync

        sync.apply([Kind.VENUE])


@receiver([post_save, post_delete], dispatch_uid="search")
def refresh(sender: type, **_signal: Any) -> None:
    """Write the venues again, once for all that one transaction changes."""
    if sender in (Venue, VenueTable, Room) and not any(hook[1] is _refresh for hook in connection.run_on_commit):
        transaction.on_commit(_refresh)
