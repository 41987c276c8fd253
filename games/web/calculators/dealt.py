"""The table that an address asks for: the usual one of a game, another ruleset of it, or the table of a house."""

from dataclasses import dataclass, replace

from django.http import QueryDict
from django.utils.translation import gettext

from games.web.calculators.tables import TABLES, table_of
from games.web.kit.game import Table
from games.web.venues.selectors import TableAt, venue_table

_LONGEST = 100  # characters of a name


@dataclass(frozen=True, slots=True)
class Dealt:
    """A table, the house that deals so, and a sentence where what was asked for is not there."""

    table: Table
    house: TableAt | None = None
    notice: str = ""


def dealt(slug: str, asked: QueryDict) -> Dealt:
    """`at` names a table of a house, `rules` another ruleset of the game. One query where `at` is asked for.

    A link with a fault still leads to the usual table, and the page says so.
    """
    usual = TABLES[slug]
    at, name = asked.get("at", "")[:_LONGEST], asked.get("rules", "")[:_LONGEST]
    if at:
        house = venue_table(at)
        if house is None or house.game is not usual.game:
            notice = gettext("This game has no such table. Here is the usual one.")
            return Dealt(replace(usual, query={"at": at}), notice=notice)
        return Dealt(replace(usual, rules=house.rules, query={"at": house.slug}), house)
    if name and name != usual.rules.name:
        if name not in usual.game.rulesets:
            notice = gettext("This game has no such ruleset. Here is the usual table.")
            return Dealt(replace(usual, query={"rules": name}), notice=notice)
        return Dealt(table_of(usual.game, name))
    return Dealt(usual)
