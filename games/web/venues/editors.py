"""Who keeps the venues: the group of editors, each for the house that they belong to.

Of a person's house only its venue is asked for; people are the business of training.
"""

from typing import Any

from django.contrib.auth.models import Group, Permission

from games.web.venues.models import Venue

GROUP = "Venue editors"
_KEPT = ("venue", "venuetable", "news", "room", "picture")


def make_group() -> None:
    """Make the group with every right on what a venue shows, once; afterwards it is the administrators' own."""
    group, is_new = Group.objects.get_or_create(name=GROUP)
    if is_new:
        group.permissions.set(
            Permission.objects.filter(content_type__app_label="venues", content_type__model__in=_KEPT)
        )


def is_bound(user: Any) -> bool:
    """Return whether somebody edits only their own house; somebody without one is an administrator of the site."""
    return getattr(user, "house", None) is not None


def keeps(user: Any, venue: Venue) -> bool:
    """Return whether somebody's house allows them to edit a venue."""
    return not is_bound(user) or user.house.venue_id == venue.pk


def edits(user: Any, venue: Venue) -> bool:
    """Return whether somebody is an editor of a venue, and so sees what is not published yet."""
    return bool(user.is_active and user.is_staff and user.has_perm("venues.change_venue") and keeps(user, venue))
