"""Which certificate a table of a roster asks for: by the name of the table, of its game or of the programme."""

import re

from django.conf import settings
from django.utils import translation

from games.web.registry import GAMES
from games.web.venues.models import VenueTable
from training.certification.programmes import named, programmes, programmes_in
from training.hr.rosters.heads import plain
from training.staff.models import House

_NUMBER = re.compile(r"(?:[ ,:-]+(?:n\.?|no\.?|n°|#))?[ ,:-]*\d+\Z")


class Places:
    """The names that a house has for what is dealt, in the languages of the staff. Two queries.

    A table asks for the certificate of the site for its rules where there is one, otherwise for the first of its game.
    A programme that the house made is asked for by its own name.
    """

    def __init__(self, house: House) -> None:
        of_rules = {programme.ruleset: slug for slug, programme in programmes().items()}
        of_games = {programme.game: slug for slug, programme in reversed(programmes().items())}  # the first of each
        tables = list(VenueTable.objects.filter(venue=house.venue_id, game__in=of_games)) if house.venue_id else []
        self._programmes: dict[str, str] = {plain(slug): slug for slug in programmes()}
        own = programmes_in(house.pk)
        self.titles = named(own)
        for language in settings.STAFF_LANGUAGES:
            with translation.override(language):
                for slug, programme in programmes().items():
                    self._add(slug, programme.title, GAMES[programme.game].title, programme.game)
                for slug in own.keys() - programmes().keys():
                    self._add(slug, own[slug].title, slug)
                for table in tables:
                    self._add(of_rules.get(table.ruleset, of_games[table.game]), table.title, table.slug)

    def _add(self, programme: str, *names: object) -> None:
        for name in names:
            self._programmes.setdefault(plain(str(name)), programme)

    def programme(self, name: str) -> str | None:
        """Return the programme of what is dealt at a table; a number after the name says which of several it is."""
        written = plain(name)
        found = self._programmes.get(written)
        if found is None and (shorter := _NUMBER.sub("", written)) != written:
            found = self._programmes.get(shorter)
        return found
