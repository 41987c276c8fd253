"""Files go with the row that had them, however it is removed; what tables have been stays."""

from typing import Any

from django.db import transaction
from django.db.models.signals import post_delete, post_save
from django.dispatch import receiver

from games.web.venues import history, images
from games.web.venues.models import Picture, VenueTable


@receiver(post_delete, sender=Picture)
def remove_files(instance: Picture, **_signal: Any) -> None:
    names = [instance.image.name, instance.small.name]
    transaction.on_commit(lambda: images.remove(name for name in names if name))


@receiver(post_save, sender=VenueTable)
def keep_table(instance: VenueTable, created: bool, raw: bool, **_signal: Any) -> None:
    if not raw:  # a copy of the whole database brings its history
        history.keep(instance, entered=created)


@receiver(post_delete, sender=VenueTable)
def note_removal(instance: VenueTable, **_signal: Any) -> None:
    history.note_removal(instance)
