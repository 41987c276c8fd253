"""A ruling that a house has made."""

from datetime import datetime

from games.web.venues.models import VenueTable
from training.rulings.models import Ruling
from training.rulings.services import Sheet, make
from training.staff.days import today
from training.staff.models import User


def a_ruling(author: User, now: datetime) -> Ruling:
    """Ten on red, and three comes."""
    assert author.house
    table = VenueTable.objects.get(venue=author.house.venue_id, game="french-roulette")
    laid = {0: {"bet": "red", "stake": "10"}}
    return make(author, Sheet(table.pk, today(), {"outcome": "3"}, laid, "once"), now)
