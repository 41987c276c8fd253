"""The tables at which a visitor may play, as data: a ruleset and the limits shown on it."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from urllib.parse import urlencode

from django.urls import reverse

from games.roulette.bets import Kind
from games.roulette.rulesets import Ruleset, ruleset
from games.roulette.session import Session
from games.rulebook.registry import GAMES, Game


@dataclass(frozen=True)
class Table:
    """A table of the calculators: the game whose page it belongs to, and its rules with its own limits."""

    game: Game
    rules: Ruleset

    @cached_property
    def chips(self) -> tuple[int, ...]:
        """The chips worth laying here, in cents, smallest first."""
        least = min(self.rules.minimum.values(), default=0)
        most = max(self.rules.maximum.values(), default=max(self.rules.denominations))
        return tuple(value for value in sorted(self.rules.denominations) if least <= value <= most)

    @cached_property
    def usual_stake(self) -> int:
        """What a visitor lays who has not chosen yet: enough for every bet, in cents."""
        return max(self.rules.minimum.values(), default=self.chips[0])

    @property
    def limits(self) -> Iterator[tuple[Kind, int | None, int | None]]:
        """Each kind of bet with its minimum and its maximum in cents."""
        return ((kind, self.rules.minimum.get(kind), self.rules.maximum.get(kind)) for kind in Kind)

    def address(self, session: Session) -> str:
        """The address of a game at this table, to be shared."""
        here = reverse("calculators:table", kwargs={"slug": self.game.slug})
        return f"{here}?{urlencode({'play': str(session)}, safe='*:')}" if session != Session() else here


def _tables() -> dict[str, Table]:
    text = (files("games.calculators") / "tables.toml").read_text(encoding="utf-8")
    found = {}
    for slug, own in tomllib.loads(text).items():
        name = own.pop("ruleset")
        found[slug] = Table(GAMES[slug], ruleset(name, own))
    return found


TABLES = _tables()
