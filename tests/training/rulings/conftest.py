"""A house with a table of French roulette, and days in the order in which its rules change.

The delivered rules are written when the tests run, so these days come long after that.
"""

from datetime import UTC, date, datetime, timedelta
from uuid import uuid4

import pytest
import time_machine

from games.web.venues.models import Venue, VenueTable
from tests.training.certification.cast import a_person
from training.rulings.services import Sheet, make
from training.staff.models import House, Role

FIRST, SECOND, TODAY = date(2040, 5, 1), date(2040, 5, 8), date(2040, 5, 15)
LIMITS = {
    "minimum": {"straight": "5", "even_chance": "10"},
    "maximum": {"straight": "100", "even_chance": "3000"},
}


def noon(day: date) -> datetime:
    return datetime(day.year, day.month, day.day, 10, tzinfo=UTC)


@pytest.fixture
def at():
    """Let it be noon of a day."""
    travels = []

    def travel(day):
        while travels:
            travels.pop().stop()
        travels.append(time_machine.travel(noon(day), tick=False))
        travels[-1].start()

    yield travel
    while travels:
        travels.pop().stop()


@pytest.fixture
def house(rulebook):
    venue = Venue.objects.create(slug="ca-prova", name_en="Ca’ Prova", published=True)
    return House.objects.create(name="Ca’ Prova", venue=venue)


@pytest.fixture
def table(house, at):
    """Entered on the first day; the test goes on today."""
    at(FIRST)
    table = VenueTable(venue=house.venue, slug="prova-french", game="french-roulette", overrides=LIMITS, published=True)
    table.full_clean()
    table.save()
    at(TODAY)
    return table


@pytest.fixture
def instructor(house):
    return a_person(house, Role.INSTRUCTOR, "irene")


@pytest.fixture
def rule(instructor, table):
    """Make a ruling of the table on a day: the number that came, and stakes, each a bet, an amount and its level."""

    key = table.pk  # which a removed row has no more

    def made(day, outcome, *laid, author=instructor, **more):
        rows = {place: dict(zip(("bet", "stake", "level"), entry, strict=False)) for place, entry in enumerate(laid)}
        token = more.pop("token", uuid4().hex)
        sheet = Sheet(key, day, {"outcome": outcome}, rows, token, **more)
        return make(author, sheet, noon(TODAY) + timedelta(minutes=1))

    return made
