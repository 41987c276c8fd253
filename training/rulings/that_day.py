"""The rules of a table on a day: those in force at the end of it, by the house's clock."""

from dataclasses import dataclass
from datetime import date, datetime

from games.core.problems import Refused
from games.core.rulesets import GameRules
from games.web.kit.days import end_of, house_day
from games.web.kit.game import Game
from games.web.kit.settling import Settling
from games.web.registry import GAMES
from games.web.rulebook.parameters import RecordedParameters, rules_of, stood_before
from games.web.venues.history import ever_dealt, table_before
from games.web.venues.models import KeptTable
from training.rulings.problems import RulingRefused
from training.staff.models import House


def settling_of(game: str) -> Settling | None:
    """Return how the stakes of a game are entered and settled; None of one of which no ruling can be made."""
    return GAMES[game].room().settling if game in GAMES else None


@dataclass(frozen=True, slots=True)
class ThatDay:
    """A table as it was dealt on a day. `usual` are the rules of the ruleset without the table's own; `end` is the
    first moment after the day."""

    day: date
    end: datetime
    table: KeptTable
    game: Game
    settling: Settling
    ruleset: RecordedParameters
    rules: GameRules
    usual: GameRules

    @property
    def table_is_known(self) -> bool:
        """Whether the table was recorded by then; else its first record, which is later, stands for it."""
        return self.table.created < self.end


def tables_of(house: House) -> list[KeptTable]:
    """Return the tables that a house has or had and of which a ruling can be made. One query."""
    if house.venue_id is None:
        return []
    return [table for table in ever_dealt(house.venue_id) if settling_of(table.game)]


def that_day(house: House, table: int, day: date, now: datetime) -> ThatDay:
    """Return the rules of a table of a house on a day. Raise RulingRefused (future, no-table, not-dealt)."""
    if day > house_day(now):
        raise RulingRefused("future")
    end = end_of(day)
    kept = table_before(table, end)
    if kept is None or kept.venue_id != house.venue_id:
        raise RulingRefused("no-table")
    settling = settling_of(kept.game)
    if settling is None or kept.ruleset not in GAMES[kept.game].rulesets:
        raise RulingRefused("not-dealt")
    stood = stood_before(kept.ruleset, end)
    try:
        rules = rules_of(kept.ruleset, stood.parameters, kept.overrides)
        usual = rules_of(kept.ruleset, stood.parameters, {})
    except Refused:
        raise RulingRefused("not-dealt") from None
    return ThatDay(day, end, kept, GAMES[kept.game], settling, stood, rules, usual)
