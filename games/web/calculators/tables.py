"""The tables of the calculators: the usual one of each game, and those of its other rulesets."""

from typing import Any

from games.web.kit.game import Game, Table
from games.web.registry import GAMES


def table_of(game: Game, name: str) -> Table[Any]:
    """Return the table of a game under one of its rulesets, with a felt if the game is played on one."""
    if game.felt:
        return game.felt(game, name)
    return Table(game, game.rules(name, None), {} if name == game.ruleset else {"rules": name})


# The usual table of each game by the slug of the game.
TABLES: dict[str, Table[Any]] = {slug: table_of(game, game.ruleset) for slug, game in GAMES.items()}

# The games that are played on a felt, by slug.
PLAYED = tuple(slug for slug, game in GAMES.items() if game.felt)
