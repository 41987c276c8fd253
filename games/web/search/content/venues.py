"""The published houses with their tables and rooms."""

from collections.abc import Iterator
from functools import cache

from games.web.rulebook.terms import Term, every_term
from games.web.search.found import Found
from games.web.search.models import Kind
from games.web.venues.models import Venue
from games.web.venues.page import TableCard, VenueCard, card, room
from games.web.venues.selectors import rooms_of
from games.web.venues.selectors import venues as published
from games.web.venues.texts import said


def venues() -> Iterator[Found]:
    """Yield each house, what it deals and its rooms. Two queries, and one a house."""
    for venue in published():
        shown = card(venue)
        yield _house(shown)
        yield from (_table(shown, table) for table in shown.tables)
        yield from _rooms(venue)


def _house(shown: VenueCard) -> Found:
    text = [str(part) for part in (shown.place, said(shown.row, "about"), shown.opening) if part]
    games = tuple(str(game) for game in shown.games)
    return Found(
        Kind.VENUE,
        shown.row.slug,
        shown.row.get_absolute_url(),
        str(shown.name),
        text=" ".join(text),
        words=(*filter(None, [str(shown.place)]), *_house_word().sought),
        context=games,
        spoken=shown.name.language,
    )


@cache
def _house_word() -> Term:
    """Return the term for what a venue is."""
    return next(term for term in every_term() if term.id == "house")


def _table(shown: VenueCard, table: TableCard) -> Found:
    return Found(
        Kind.VENUE,
        table.row.slug,
        f"{shown.row.get_absolute_url()}#{table.row.slug}",
        str(table.name or table.game.title),
        str(shown.name),
        f"{table.game.title}, {table.ruleset}",
        context=(str(shown.name), str(table.game.title)),
    )


def _rooms(venue: Venue) -> Iterator[Found]:
    for row in rooms_of(venue, drafts=False):
        shown = room(row)
        yield Found(
            Kind.VENUE,
            f"{venue.slug}/{row.slug}",
            f"{venue.get_absolute_url()}#room-{row.slug}",
            str(shown["name"]),
            str(said(venue, "name")),
            " ".join(str(part) for part in (shown["kind"], shown["about"]) if part),
            context=(str(said(venue, "name")),),
            spoken=shown["name"].language,
        )
