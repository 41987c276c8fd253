"""The houses where games are dealt, and what their editors keep about them."""

from games.venues.models.news import News
from games.venues.models.picture import Picture
from games.venues.models.room import Room
from games.venues.models.shipped import Shipped
from games.venues.models.table import VenueTable
from games.venues.models.venue import Venue

__all__ = ["News", "Picture", "Room", "Shipped", "Venue", "VenueTable"]
