"""What pages and calculators read of the venues. Each asks the same few questions whatever there is to show."""

import json
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from typing import Any

from django.core.paginator import Page, Paginator
from django.core.validators import slug_re
from django.db.models import Prefetch, Q, QuerySet

from games.core.problems import Refused
from games.core.rulesets import GameRules
from games.web import registry
from games.web.kit.game import Game
from games.web.registry import GAMES
from games.web.venues.models import News, Picture, Room, Venue, VenueTable
from games.web.venues.texts import Said, said

logger = logging.getLogger(__name__)
NEWS_A_PAGE = 10
_KEPT = 256


@dataclass(frozen=True, slots=True)
class TableAt:
    """A game at a table of a venue: its rules with the house's own parameters and limits over them.

    `rules` is the engine's ruleset, `usual` the same without the house's overrides; `name` is empty where the table
    has no name of its own. `example` says that the limits are an example.
    """

    slug: str
    venue_slug: str
    venue: Said
    name: Said
    game: Game
    ruleset: str
    overrides: Mapping[str, Any]
    rules: GameRules
    usual: Any
    example: bool


def venue_table(slug: str) -> TableAt | None:
    """Return a published table of a published venue by its short name; None for any other. One query."""
    if not slug_re.fullmatch(slug):
        return None
    tables = VenueTable.objects.filter(slug=slug, published=True, venue__published=True).exclude(game="")
    row = tables.select_related("venue").first()
    return table_at(row) if row else None


def table_at(row: VenueTable) -> TableAt | None:
    """Return a row as a table to play at; None if the engine does not deal it (any more). No query."""
    game = GAMES.get(row.game)
    if game is None or row.ruleset not in game.rulesets:
        return None
    try:
        rules = _rules(game.engine, row.ruleset, json.dumps(row.overrides, sort_keys=True))
    except Refused:
        logger.warning("The table %s of a venue has rules that the engine refuses.", row.slug)
        return None
    return TableAt(
        slug=row.slug,
        venue_slug=row.venue.slug,
        venue=said(row.venue, "name"),
        name=said(row, "name"),
        game=game,
        ruleset=row.ruleset,
        overrides=row.overrides,
        rules=rules,
        usual=registry.rules(game.engine, row.ruleset),
        example=row.example_limits,
    )


@lru_cache(maxsize=_KEPT)
def _rules(engine: str, ruleset: str, overrides: str) -> GameRules:
    """Built once for each content, so a changed row is seen at once and an unchanged one costs nothing."""
    return registry.rules(engine, ruleset, json.loads(overrides))


def venues() -> QuerySet[Venue]:
    """Return the published venues with the tables that are published, in order. Two queries."""
    tables = VenueTable.objects.filter(published=True).order_by("position", "slug")
    return Venue.objects.filter(published=True).prefetch_related(Prefetch("tables", tables, to_attr="dealt"))


def tables_of(venue: Venue, *, drafts: bool) -> list[VenueTable]:
    return _in_order(VenueTable.objects.filter(venue=venue), venue, drafts=drafts)


def rooms_of(venue: Venue, *, drafts: bool) -> list[Room]:
    return _in_order(Room.objects.filter(venue=venue), venue, drafts=drafts)


def _in_order(rows: Any, venue: Venue, *, drafts: bool) -> list[Any]:
    """Return what of the rows is published, or all; each knows its venue without asking for it."""
    chosen = rows if drafts else rows.filter(published=True)
    found = list(chosen.order_by("position", "slug"))
    for row in found:
        row.venue = venue
    return found


def pictures_of(venue: Venue, *, drafts: bool) -> list[Picture]:
    """Return the pictures of a venue; one of a room is published with it."""
    pictures = Picture.objects.filter(venue=venue).select_related("room")
    if not drafts:
        pictures = pictures.filter(Q(room__isnull=True) | Q(room__published=True))
    return list(pictures.order_by("position", "pk"))


@dataclass(frozen=True, slots=True)
class NewsPage:
    """What is current, the latest first; a page of what was; and, for editors alone, what is not published yet."""

    current: Sequence[News]
    earlier: Page
    drafts: Sequence[News]


def news_of(venue: Venue, now: datetime, page: str | None, *, drafts: bool) -> NewsPage:
    """Return the news of a venue. Three queries, and one more with drafts."""
    rows = News.objects.filter(venue=venue)
    shown = rows.filter(published__lte=now)
    unpublished = rows.filter(Q(published__isnull=True) | Q(published__gt=now))
    return NewsPage(
        current=list(shown.filter(Q(until__isnull=True) | Q(until__gt=now))),
        earlier=Paginator(shown.filter(until__lte=now), NEWS_A_PAGE).get_page(page),
        drafts=list(unpublished) if drafts else [],
    )
