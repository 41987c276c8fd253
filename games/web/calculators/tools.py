"""The calculators of each game, which its room lists, and the groups in which they are shown."""

from dataclasses import dataclass
from typing import Any

from django.urls import reverse
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from games.web.calculators.tables import PLAYED
from games.web.kit.game import Audience, Game, Table, Tool

# Translators: headings above the calculators that each of them needs.
AUDIENCES = {Audience.PLAYERS: _("For players"), Audience.CROUPIERS: _("For croupiers")}


@dataclass(frozen=True, slots=True)
class Entry:
    """A calculator, or the table, in a list of them."""

    title: Promise | str
    about: Promise | str
    address: str


@dataclass(frozen=True, slots=True)
class Group:
    """The calculators that one audience needs; `name` is what its heading is called in the page."""

    name: str
    title: Promise
    entries: list[Entry]


def tools_in(game: Game) -> dict[str, Tool]:
    """Return every calculator of a game by the last part of its address, whatever the ruleset is."""
    return {tool.slug: tool for tool in game.room().tools}


def tool_of(table: Table[Any], name: str) -> Tool | None:
    """Return the calculator of that address, if the table's ruleset has a use for it."""
    tool = tools_in(table.game).get(name)
    return tool if tool and tool.suits(table.rules) else None


def tools_of(table: Table[Any]) -> list[tuple[Tool, str]]:
    """Return the calculators that a table's ruleset has a use for, each with its address."""
    return [(tool, tool.address(table)) for tool in tools_in(table.game).values() if tool.suits(table.rules)]


def grouped(table: Table[Any], without: Tool | None = None) -> list[Group]:
    """Return the calculators of a table by who needs them, players first, without groups that are empty.

    The table on which a game is played comes before them, if none of them is left out, as on the page of one.
    """
    known = tools_of(table)
    groups = []
    for audience, title in AUDIENCES.items():
        entries = [
            Entry(tool.title, tool.about, address)
            for tool, address in known
            if tool.audience is audience and tool is not without
        ]
        if audience is Audience.PLAYERS and without is None and table.game.slug in PLAYED:
            entries.insert(0, _felt(table))
        if entries:
            groups.append(Group(audience.value, title, entries))
    return groups


def _felt(table: Table[Any]) -> Entry:
    here = reverse("calculators:table", kwargs={"slug": table.game.slug})
    return Entry(_("The table"), table.game.at_felt, f"{here}{table.suffix}")
