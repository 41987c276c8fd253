"""A house of its own with one of everything, and the people who may or may not keep it."""

from datetime import timedelta
from io import BytesIO

import pytest
from django.contrib.auth.models import Group
from django.core.files.uploadedfile import SimpleUploadedFile
from django.utils import timezone
from PIL import Image

from games.web.venues.editors import GROUP, make_group
from games.web.venues.models import News, Picture, Room, Venue, VenueTable
from training.staff.models import House, Role, User

LIMITS = {"minimum": {"straight": "5"}, "maximum": {"straight": "100", "dozen": "1500"}}


@pytest.fixture(autouse=True)
def _own_media(settings, tmp_path):
    settings.MEDIA_ROOT = tmp_path / "media"


@pytest.fixture
def venue(db) -> Venue:
    return Venue.objects.create(
        slug="ca-prova",
        name_en="Ca’ Prova",
        name_it="Ca’ Prova",
        place_en="By the lagoon",
        place_it="Sulla laguna",
        about_en="A house for *tests*.",
        published=True,
    )


@pytest.fixture
def table(venue) -> VenueTable:
    table = VenueTable(
        venue=venue, slug="prova-french", game="french-roulette", overrides=LIMITS, published=True, position=1
    )
    table.full_clean()
    table.save()
    return table


@pytest.fixture
def room(venue) -> Room:
    stakes = {"bet_lowest": 1, "bet_highest": 1000, "spin_highest": 50000}
    return Room.objects.create(
        venue=venue, slug="machines", kind="slots", name_en="By the water", area=4000, published=True, **stakes
    )


def uploaded(size=(900, 600), form="PNG", name="holiday photo.png", **options) -> SimpleUploadedFile:
    written = BytesIO()
    Image.new("RGB", size, "#13624a").save(written, form, **options)
    return SimpleUploadedFile(name, written.getvalue())


@pytest.fixture
def picture(venue, room) -> Picture:
    picture = Picture(venue=venue, room=room, image=uploaded(), alt_en="A green wall", credit="The house")
    picture.full_clean()
    picture.save()
    return picture


def news(venue: Venue, title: str, hours_ago: float | None = 1, until_hours_ago: float | None = None) -> News:
    """A piece of news by how long ago it was published, and how long ago it ceased to be current."""

    def ago(hours: float | None):
        return None if hours is None else timezone.now() - timedelta(hours=hours)

    return News.objects.create(venue=venue, title_en=title, published=ago(hours_ago), until=ago(until_hours_ago))


@pytest.fixture
def people(venue) -> dict[str, User]:
    """An editor of the house and one of another; and those who keep no venue, whatever they are in their house."""
    make_group()
    own = House.objects.create(name="Ca’ Prova", venue=venue)
    other = House.objects.create(name="Ca’ Altrove")
    people = {role.value: User.objects.create_user(role, house=own, role=role) for role in Role}
    people["stranger"] = User.objects.create_user("stranger", house=other, role=Role.HR)
    for name, house in (("editor", own), ("foreign editor", other), ("editor of all", None)):
        people[name] = User.objects.create_user(name, house=house, is_staff=True)
        people[name].groups.add(Group.objects.get(name=GROUP))
    people["staff without the group"] = User.objects.create_user("idle", house=own, is_staff=True)
    return people
