"""The tables of roulette, at which a visitor may play, as data: a ruleset and the limits shown on it."""

import tomllib
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from urllib.parse import urlencode

from django.urls import reverse

from games.core.problems import Refused, check
from games.roulette.bets import Kind
from games.roulette.masses import problems
from games.roulette.rulesets import Ruleset, ruleset
from games.roulette.session import Session
from games.web.kit.game import Game, Table
from games.web.roulette import GAMES


@dataclass(frozen=True)
class RouletteTable(Table[Ruleset]):
    """A table with a felt to play on, and limits of its own."""

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

    @cached_property
    def colour_counts(self) -> tuple[int, ...]:
        """How many colour chips are worth laying at once, fewest first."""
        if self.rules.colour_chips is None:
            return ()
        stack = int(self.rules.procedure["stack"])
        return tuple(sorted({1, self.usual_chips, stack // 2, stack}))

    @property
    def usual_chips(self) -> int:
        """What a visitor in colour lays who has not chosen yet: enough chips for every bet that takes them."""
        colours = self.rules.colour_chips
        return max(colours.outside, colours.numbers) if colours else 1

    @property
    def limits(self) -> list[tuple[Kind, int | None, int | None]]:
        """Each kind of bet of the layout that has a limit, with its minimum and its maximum in cents."""
        least, most = self.rules.minimum, self.rules.maximum
        on_layout = {bet.kind for bet in self.rules.positions.values()}
        kinds = [kind for kind in Kind if kind in on_layout and (kind in least or kind in most)]
        return [(kind, least.get(kind), most.get(kind)) for kind in kinds]

    def address(self, session: Session, **also: str) -> str:
        """Return the address of a game at this table, to be shared; `also` is what a page is to know besides."""
        here = reverse("calculators:table", kwargs={"slug": self.game.slug})
        asked = {**self.query, **({"play": str(session)} if session != Session() else {}), **also}
        return f"{here}?{urlencode(asked, safe='*:@')}" if asked else here


def _tables() -> dict[str, RouletteTable]:
    """Read the tables, each by its ruleset."""
    text = (files("games.web.roulette.table") / "tables.toml").read_text(encoding="utf-8")
    limits = tomllib.loads(text)
    found = {}
    for name, own in limits.items():
        game = next(game for game in GAMES if name in game.rulesets)
        rules = ruleset(name, limits[own["like"]] if "like" in own else own)
        found[name] = RouletteTable(game, rules, {} if name == game.ruleset else {"rules": name})
    return found


# Every table by its ruleset.
BY_RULESET = _tables()


def roulette_table(game: Game, name: str) -> RouletteTable:
    """Return the table of a game under one of its rulesets, with limits if there is an example of it."""
    known = BY_RULESET.get(name)
    return known if known and known.game == game else RouletteTable(game, ruleset(name), {"rules": name})


def played_on(game: Game, rules: Ruleset, play: str) -> str:
    """Return where the felt plays a game on; empty where its limits would make something else of it."""
    table, session = roulette_table(game, rules.name), Session.parse(play)
    try:
        check(problems(table.rules, session.stakes))
        same = session.play(table.rules) == session.play(rules)
    except Refused:
        return ""
    return table.address(session) if same else ""
