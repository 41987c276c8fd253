"""Tables of a venue that differ from their rulesets."""

from games.web.venues.models import Venue, VenueTable

FRENCH = "venice-french"
LIMITS = {"minimum": {"straight": "7"}, "maximum": {"straight": "91"}, "zero": "partage"}


def a_venue(house):
    """Give a house a venue, and return that."""
    house.venue = Venue.objects.create(slug="ca-vendramin", name_en="Ca' Vendramin Calergi")
    house.save()
    return house.venue


def a_table(venue, overrides, ruleset=FRENCH, game="french-roulette", slug="french", **columns):
    return VenueTable.objects.create(
        venue=venue, slug=slug, game=game, ruleset=ruleset, overrides=overrides, published=True, **columns
    )
