"""What each table has been, by day: a row is kept whenever a table with rules is saved, synced or removed, and is not
as it was."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from games.web.venues.models import KeptTable, Shipped, VenueTable

_CONTENT = ("venue_id", "slug", "name", "game", "ruleset", "overrides", "is_dealt")


def keep(table: VenueTable, *, entered: bool = False) -> None:
    """Keep what a table is now, unless it is as it was. One query, and one more for a change."""
    last = KeptTable.objects.filter(table=table.pk).order_by("number").last()
    if table.game and table.ruleset:
        _keep(table, _content(table), last, entered=entered)
    elif last:
        _keep(table, _absent(last), last)


def keep_all() -> None:
    """Keep what every table is that has rules, for those that were saved before there was a history. Two queries where
    nothing has changed."""
    last = {row.table_id: row for row in KeptTable.objects.order_by("number")}
    for table in VenueTable.objects.exclude(game="").exclude(ruleset=""):
        _keep(table, _content(table), last.get(table.pk))


def note_removal(table: VenueTable) -> None:
    """Keep that a table is there no more."""
    if last := KeptTable.objects.filter(table=table.pk).order_by("number").last():
        _keep(table, _absent(last), last)


def _content(table: VenueTable) -> dict[str, Any]:
    own = {name: getattr(table, name) for name in ("venue_id", "slug", "game", "ruleset", "overrides")}
    name = table.name_en or ""  # type: ignore[attr-defined]  # a column of modeltranslation
    return {**own, "name": name, "is_dealt": table.published}


def _absent(last: KeptTable) -> dict[str, Any]:
    return {**_content_of(last), "is_dealt": False}


def _content_of(row: KeptTable) -> dict[str, Any]:
    return {name: getattr(row, name) for name in _CONTENT}


def _keep(table: VenueTable, content: dict[str, Any], last: KeptTable | None, *, entered: bool = False) -> None:
    if last is None or content != _content_of(last):
        number = last.number + 1 if last else 1
        KeptTable.objects.create(table_id=table.pk, number=number, entered=entered and not last, **content)


def ever_dealt(venue: int) -> Iterable[KeptTable]:
    """Return every table that a venue has or had on its floor, each as it was there last. One query."""
    rows = KeptTable.objects.filter(venue=venue, is_dealt=True).order_by("number")
    found = {row.table_id: row for row in rows}
    return sorted(found.values(), key=lambda row: row.slug)


def table_before(table: int, moment: datetime) -> KeptTable | None:
    """Return what a table was just before a moment; what it was first, where that is not known. None where it was not
    there yet, or not on the floor. Two queries."""
    rows = list(KeptTable.objects.filter(table=table).order_by("number"))
    known = [row for row in rows if row.created < moment]
    if known:
        return known[-1] if known[-1].is_dealt else None
    if not rows or (rows[0].entered and not _is_shipped(table)):
        return None
    return next((row for row in rows if row.is_dealt), None)


def _is_shipped(table: int) -> bool:
    """Return whether the project brought a table: it was on the floor before the site knew it."""
    return Shipped.objects.filter(key__startswith="table:", row=table).exists()
