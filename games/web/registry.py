"""The games of the site: the one list."""

import json
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import override

from games.core.clauses import Head, head
from games.core.facts import Fact
from games.core.rulesets import GameRules
from games.web.blackjack import GAME as BLACKJACK
from games.web.caribbean_stud import GAME as CARIBBEAN_STUD
from games.web.chemin_de_fer import GAME as CHEMIN_DE_FER
from games.web.kit.bets import BetCost
from games.web.kit.game import KEPT, Game, reference
from games.web.kit.refusals import SENTENCES
from games.web.kit.wording import WORDS
from games.web.punto_banco import GAME as PUNTO_BANCO
from games.web.roulette import GAMES as ROULETTE
from games.web.texas_holdem import GAME as TEXAS_HOLDEM
from games.web.trente_quarante import GAME as TRENTE_QUARANTE

# By the slug in their address.
GAMES = {
    game.slug: game
    for game in (
        *ROULETTE,
        TRENTE_QUARANTE,
        BLACKJACK,
        PUNTO_BANCO,
        CHEMIN_DE_FER,
        CARIBBEAN_STUD,
        TEXAS_HOLDEM,
    )
}
for _game in GAMES.values():
    SENTENCES.update(_game.messages)
    WORDS.update(_game.words)

# What the kinds of a game are called together, where it has several.
_FAMILIES = {"roulette": _("Roulette")}
FAMILIES = tuple(dict.fromkeys(game.family for game in GAMES.values()))
ENGINES = tuple(dict.fromkeys(game.engine for game in GAMES.values()))


@cache
def _head(book: str) -> Head:
    return head(f"games.{book}")


def books_of(engine: str) -> tuple[str, ...]:
    """Return the books that a page of an engine prints, in order: one that games share, if it has any, and its own."""
    base = _head(engine).base
    return (base, engine) if base else (engine,)


def books() -> tuple[str, ...]:
    """Return every book, one that games share before their own."""
    return tuple(dict.fromkeys(book for engine in ENGINES for book in books_of(engine)))


def book_of(clause_id: str) -> str:
    """Return the book that has a clause, by the longest beginning of its id; empty where there is none."""
    found = [book for book in books() if clause_id.startswith(_head(book).prefix)]
    return max(found, key=lambda book: len(_head(book).prefix), default="")


def games_of(book: str) -> tuple[Game, ...]:
    """Return the pages on which a book is printed."""
    return tuple(game for game in GAMES.values() if book in books_of(game.engine))


def _played_by(engine: str) -> Game:
    """Return the first game of an engine, by which its rulesets, facts and examples are read."""
    return next(game for game in GAMES.values() if game.engine == engine)


def game_of(ruleset: str) -> Game:
    """Return the game on whose page a ruleset's rules are read. Raise StopIteration where there is none."""
    return next(game for game in GAMES.values() if ruleset in game.rulesets)


def games_in(family: str) -> tuple[Game, ...]:
    """Return the games of a family, the first of them the common rule."""
    return tuple(game for game in GAMES.values() if game.family == family)


def family_title(family: str) -> Promise:
    """Return what a family is called: a game without other kinds by its own name."""
    return _FAMILIES.get(family) or games_in(family)[0].title


def rulesets_in(family: str) -> tuple[str, ...]:
    """Return the rulesets under which a family's rules can be read, the first of them the common rule."""
    return tuple(ruleset for game in games_in(family) for ruleset in game.rulesets)


@lru_cache(maxsize=KEPT)
def bets(ruleset: str, language: str) -> Mapping[str, BetCost]:
    """Return the bets of a ruleset with what they cost, by their keys, in a language. Raise Busy, which is not kept."""
    game = game_of(ruleset)
    with override(language):
        return {cost.key: cost for cost in game.room().bets(game.rules(ruleset, None))}


@lru_cache(maxsize=KEPT)
def numbers_of(engine: str, ruleset: str, overrides: str = "") -> Mapping[str, str]:
    """Return the number of each clause that holds under a ruleset, by id, with a house's own parameters over it as
    JSON: as the page of these rules prints it."""
    return reference(engine).numbers(overridden(engine, ruleset, overrides))


@lru_cache(maxsize=KEPT)
def clauses_of(engine: str, ruleset: str, overrides: str = "") -> frozenset[str]:
    """Return the ids of the clauses that hold under a ruleset, with a house's own parameters over it as JSON."""
    return frozenset(numbers_of(engine, ruleset, overrides))


def rules(engine: str, ruleset: str, overrides: Mapping[str, Any] | None = None) -> GameRules:
    """Return a ruleset with a house's own parameters over it. Raise Refused for what does not exist or fit."""
    return _played_by(engine).rules(ruleset, overrides)


@cache
def examples(engine: str, ruleset: str) -> Mapping[str, str]:
    """Return a short game for each clause that can be tried at a table of that ruleset."""
    return _played_by(engine).room().examples(rules(engine, ruleset))


def facts(engine: str, ruleset: str, overrides: str = "") -> dict[str, Fact]:
    """Return what the engine knows under a ruleset, with a house's own parameters over it as JSON, by placeholder."""
    return _played_by(engine).room().facts(overridden(engine, ruleset, overrides))


def overridden(engine: str, ruleset: str, overrides: str = "") -> GameRules:
    """Return a ruleset of an engine with a house's own parameters over it as JSON."""
    return rules(engine, ruleset, json.loads(overrides) if overrides else None)
