"""A row of each model that the admin has pages of."""

from django.contrib.auth.models import Group
from django.db.models import Model

from games.web.rulebook.models import Clause, Section
from games.web.venues.editors import GROUP
from games.web.venues.models import News, Picture, Room, Venue, VenueTable
from training.staff.models import AuditEntry, GroupOffice, GroupOfficeEnd, House, HouseGroup, User


def row_of(app: str, model: str, venue: str | None, username: str | None) -> Model:
    """Return a row that belongs to a house by its venue or to a person, or to nobody."""
    of_venue = {"venue__slug": venue}
    rows = {
        "auth.group": Group.objects.filter(name=GROUP),
        "rulebook.clause": Clause.objects.all(),
        "rulebook.section": Section.objects.all(),
        "staff.house": House.objects.filter(**of_venue),
        "staff.housegroup": HouseGroup.objects.all(),
        "staff.groupoffice": GroupOffice.objects.filter(end=None),
        "staff.groupofficeend": GroupOfficeEnd.objects.all(),
        "staff.user": User.objects.filter(username=username),
        "staff.auditentry": AuditEntry.objects.filter(house__venue__slug=venue),
        "venues.venue": Venue.objects.filter(slug=venue),
        "venues.venuetable": VenueTable.objects.filter(**of_venue),
        "venues.news": News.objects.filter(**of_venue),
        "venues.room": Room.objects.filter(**of_venue),
        "venues.picture": Picture.objects.filter(**of_venue),
    }[f"{app}.{model}"]
    return rows[0]
