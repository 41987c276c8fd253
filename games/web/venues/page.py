"""What the pages of the venues show of each row."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from babel.units import format_unit
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from games.web.kit.formats import locale, ltr
from games.web.kit.game import Game, Limits
from games.web.registry import GAMES
from games.web.venues.differences import differences
from games.web.venues.models import News, Picture, Room, Venue, VenueTable
from games.web.venues.selectors import TableAt, table_at
from games.web.venues.texts import Said, language, said


@dataclass(frozen=True, slots=True)
class TableCard:
    """A table with rules. What is said of its rules is worked out where it is shown: a list of venues shows none."""

    row: VenueTable
    dealt: TableAt
    opening: Said

    @property
    def game(self) -> Game:
        return self.dealt.game

    @property
    def name(self) -> Said:
        return self.dealt.name

    @property
    def ruleset(self) -> Promise:
        return self.game.rulesets[self.dealt.ruleset]

    @property
    def limits(self) -> Sequence[Limits]:
        """Each bet with its minimum and maximum, where any is set."""
        return self.game.room().limits(self.dealt.rules)

    @property
    def differences(self) -> Sequence[str]:
        return differences(self.dealt.usual, self.dealt.rules)


@dataclass(frozen=True, slots=True)
class NamedGame:
    """A game that is dealt here and has no rules on this site yet, or whose rules cannot be read."""

    row: VenueTable
    name: Said
    opening: Said


@dataclass(frozen=True, slots=True)
class VenueCard:
    row: Venue
    language: str
    name: Said
    place: Said
    opening: Said
    tables: Sequence[TableCard]
    others: Sequence[NamedGame]

    @property
    def games(self) -> list[Said]:
        """What is dealt here, each game once."""
        titles = [Said(str(table.game.title), self.language, own=True) for table in self.tables]
        return list(dict.fromkeys([*titles, *(other.name for other in self.others)]))


def card(row: Venue, tables: Sequence[VenueTable] | None = None) -> VenueCard:
    """Return a venue with its tables: those of the list where none are given."""
    own: list[TableCard] = []
    others: list[NamedGame] = []
    for table in row.dealt if tables is None else tables:  # type: ignore[attr-defined]  # prefetched by the list
        table.venue = row
        shown = _table(table)
        if shown:
            own.append(shown)
        else:
            others.append(NamedGame(table, _own_title(table), said(table, "opening")))
    return VenueCard(
        row=row,
        language=language(),
        name=said(row, "name"),
        place=said(row, "place"),
        opening=said(row, "opening"),
        tables=own,
        others=others,
    )


def _table(row: VenueTable) -> TableCard | None:
    dealt = table_at(row)
    return None if dealt is None else TableCard(row, dealt, said(row, "opening"))


def _own_title(row: VenueTable) -> Said:
    """Return the table's name; that of a game whose rules cannot be read just now is the game's own."""
    name = said(row, "name")
    if name or row.game not in GAMES:
        return name or Said(row.game, name.language, own=True)
    return Said(str(GAMES[row.game].title), name.language, own=True)


def item(row: News) -> dict[str, Any]:
    return {"row": row, "title": said(row, "title"), "body": said(row, "body")}


# What kind of room it is, as a line of its own.
_KINDS: dict[str, Promise] = {Room.Kind.TABLES: _("Gaming tables"), Room.Kind.SLOTS: _("Slot machines")}


def room(row: Room) -> dict[str, Any]:
    """Return a room as its card shows it. Its kind is left out where the name already says it."""
    name, kind = said(row, "name"), str(_KINDS.get(row.kind, ""))
    return {
        "row": row,
        "name": name,
        "kind": "" if kind.casefold() == name.text.casefold() else kind,
        "about": said(row, "about"),
        "area": "" if row.area is None else _square_metres(row.area),
    }


def _square_metres(area: int) -> str:
    return ltr(format_unit(area, "area-square-meter", "short", locale=locale()))


def picture(row: Picture) -> dict[str, Any]:
    return {
        "row": row,
        "alt": said(row, "alt"),
        "caption": said(row, "caption"),
        "room": said(row.room, "name") if row.room else "",
    }
