"""The tables of the calculators: the usual one of each game, and those of its other rulesets."""

from games.calculators.roulette_tables import BY_RULESET, roulette_table
from games.calculators.table import Table
from games.rulebook import registry
from games.rulebook.registry import GAMES, Game


def table_of(game: Game, name: str) -> Table:
    """The table of a game under one of its rulesets; only roulette has a felt to play on."""
    if game.engine == "roulette":
        return roulette_table(game, name)
    return Table(game, registry.rules(game.engine, name), {} if name == game.ruleset else {"rules": name})


# The usual table of each game by the slug of the game.
TABLES: dict[str, Table] = {slug: table_of(game, game.ruleset) for slug, game in GAMES.items()}

# The games that are played on a felt, by slug.
PLAYED = tuple(dict.fromkeys(table.game.slug for table in BY_RULESET.values()))
