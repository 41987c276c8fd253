"""Houses that were joined to venues by equal short names have a key to them afterwards."""

import pytest

from tests.migrations import empty_database, migrated

BEFORE = [("staff", "0005_numbered_transfers_and_limits"), ("venues", "0005_bets_of_machines_in_order")]
AFTER = [("staff", "0006_house_has_a_venue")]
HOUSES = {
    "ca-noghera": "Noghera",  # of a venue's short name
    "lido": "Ca’ Lido",  # of a venue's name
    "first": "Casino",  # of the name of two venues
    "second": "Casino",  # and of another house
    "school": "School",  # of no venue
}
VENUES = {"ca-noghera": "Ca’ Noghera", "ca-lido": "Ca’ Lido", "north": "Casino", "south": "Casino"}


@pytest.mark.django_db(transaction=True)
def test_a_house_finds_its_venue_by_short_name_or_else_by_name():
    with empty_database():
        apps = migrated(BEFORE)
        for slug, name in HOUSES.items():
            apps.get_model("staff", "House").objects.create(slug=slug, name=name)
        for slug, name in VENUES.items():
            apps.get_model("venues", "Venue").objects.create(slug=slug, name_en=name)
        houses = migrated(AFTER).get_model("staff", "House").objects.order_by("pk")
        assert list(houses.values_list("name", "venue__slug")) == [
            ("Noghera", "ca-noghera"),
            ("Ca’ Lido", "ca-lido"),
            ("Casino", None),
            ("Casino (second)", None),
            ("School", None),
        ]
        houses = migrated(BEFORE).get_model("staff", "House").objects.order_by("pk")
        slugs = list(houses.values_list("slug", flat=True))
        assert slugs[:2] == ["ca-noghera", "ca-lido"]
        assert [slug.rpartition("-")[0] for slug in slugs[2:]] == ["casino", "casino-second", "school"]
