"""The houses where games are dealt, and what their editors keep about them."""

from games.web.venues.models.kept import KeptTable
from games.web.venues.models.news import News
from games.web.venues.models.picture import Picture
from games.web.venues.models.room import Room
from games.web.venues.models.shipped import Shipped
from games.web.venues.models.table import VenueTable
from games.web.venues.models.venue import Venue

__all__ = ["KeptTable", "News", "Picture", "Room", "Shipped", "Venue", "VenueTable"]
