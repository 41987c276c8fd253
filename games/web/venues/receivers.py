"""Files go with the row that had them, however it is removed."""

from typing import Any

from django.db import transaction
from django.db.models.signals import post_delete
from django.dispatch import receiver

from games.web.venues import images
from games.web.venues.models import Picture


@receiver(post_delete, sender=Picture)
def remove_files(instance: Picture, **_signal: Any) -> None:
    names = [instance.image.name, instance.small.name]
    transaction.on_commit(lambda: images.remove(name for name in names if name))
