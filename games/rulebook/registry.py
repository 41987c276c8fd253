"""The games that have a page of rules, by the slug in their address."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import import_module
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from games.core.clauses import Rulebook, load
from games.core.facts import Fact

KEPT = 128  # rulesets times languages, houses with parameters of their own among them


@dataclass(frozen=True)
class Game:
    """A page of rules: the engine behind it, and the rulesets to read it under, first the usual.

    Games of one `family` are kinds of one game: their rules are compared, and the first of them is the common rule.
    `tried_at` is the calculator on which a rule's example is played; without one it is the table.
    """

    slug: str
    engine: str
    family: str
    title: Promise
    summary: Promise
    rulesets: dict[str, Promise]
    tried_at: str = ""

    @property
    def ruleset(self) -> str:
        return next(iter(self.rulesets))


GAMES = {
    game.slug: game
    for game in (
        Game(
            slug="french-roulette",
            engine="roulette",
            family="roulette",
            title=_("French roulette"),
            summary=_("A wheel, a crew of croupiers, and prison for even chances when zero comes up."),
            rulesets={"venice-french": _("Venice")},
        ),
        Game(
            slug="fair-roulette",
            engine="roulette",
            family="roulette",
            title=_("Fair roulette"),
            summary=_("One croupier, a colour of chips for each player, and even chances halved when zero comes up."),
            rulesets={"venice-fair": _("Venice")},
        ),
        Game(
            slug="english-roulette",
            engine="roulette",
            family="roulette",
            title=_("English roulette"),
            summary=_("Seven players, seven colours, and wins measured stack against stack."),
            rulesets={"france-english": _("French regulation")},
        ),
        Game(
            slug="parlour-roulette",
            engine="roulette",
            family="roulette",
            title=_("Parlour roulette"),
            summary=_("Played at home on a wheel with one zero or two, with a banker chosen by the players."),
            rulesets={"parlour": _("single zero"), "parlour-double-zero": _("double zero")},
        ),
        Game(
            slug="trente-et-quarante",
            engine="trente_quarante",
            family="trente-et-quarante",
            title=_("Trente et quarante"),
            summary=_("Two rows of cards, four even chances, and calls in French; stakes may be insured."),
            rulesets={
                "venice-trente-et-quarante": _("midi table, insurance and prison"),
                "venice-mini-trente-et-quarante": _("mini table, half at 31 après"),
            },
            tried_at="coup",
        ),
        Game(
            slug="blackjack",
            engine="blackjack",
            family="blackjack",
            title=_("Blackjack"),
            summary=_("Each box against the dealer: closer to the target without busting, with doubles and splits."),
            rulesets={
                "venice-blackjack": _("Venice, six decks, S17"),
                "european-no-hole": _("European, no hole card"),
                "american-six-decks-s17": _("American, six decks, S17"),
                "american-six-decks-h17": _("American, six decks, H17"),
                "single-deck": _("American, single deck, H17"),
                "six-to-five": _("American, six decks, 6:5"),
            },
            tried_at="round",
        ),
        Game(
            slug="punto-banco",
            engine="baccarat",
            family="punto-banco",
            title=_("Punto banco"),
            summary=_("Two hands by a fixed table of play, bets on either of them, and a commission when banco wins."),
            rulesets={
                "venice-punto-banco": _("large table"),
                "venice-midi-punto-banco": _("midi table"),
                "venice-mini-punto-banco": _("mini table"),
            },
            tried_at="coup",
        ),
        Game(
            slug="chemin-de-fer",
            engine="baccarat",
            family="chemin-de-fer",
            title=_("Chemin de fer"),
            summary=_("A bank that goes from player to player, bets against it, and a rule table for those who ask."),
            rulesets={
                "venice-chemin-de-fer": _("Venice, free punter"),
                "bound-chemin-de-fer": _("as in Venice, bound punter"),
            },
            tried_at="bank",
        ),
        Game(
            slug="caribbean-stud",
            engine="poker",
            family="caribbean-stud",
            title=_("Caribbean stud"),
            summary=_("Poker against the bank: an ante, a look at the cards, then fold, play or change one of them."),
            rulesets={
                "venice-caribbean-stud": _("Venice, one card may be changed"),
                "plain-caribbean-stud": _("plain game, no card change"),
            },
            tried_at="hand",
        ),
        Game(
            slug="texas-holdem",
            engine="poker",
            family="texas-holdem",
            title=_("Texas hold’em"),
            summary=_("Two hole cards each, a shared board, and players who bet against each other."),
            rulesets={"venice-texas-holdem": _("Venice")},
            tried_at="hand",
        ),
    )
}
# What the kinds of a game are called together, where it has several.
_FAMILIES = {"roulette": _("Roulette")}
ENGINES = tuple(dict.fromkeys(game.engine for game in GAMES.values()))


def engine_of(clause_id: str) -> str:
    """The engine whose book has a clause, told by how its id begins; empty where there is none."""
    return next((engine for engine in ENGINES if clause_id.startswith(reference(engine).prefix)), "")


def games_of(engine: str) -> tuple[Game, ...]:
    """The pages on which an engine's clauses are printed."""
    return tuple(game for game in GAMES.values() if game.engine == engine)


def game_of(ruleset: str) -> Game:
    """The game on whose page a ruleset's rules are read. Raises StopIteration where there is none."""
    return next(game for game in GAMES.values() if ruleset in game.rulesets)


def games_in(family: str) -> tuple[Game, ...]:
    """The games of a family, the first of them the common rule."""
    return tuple(game for game in GAMES.values() if game.family == family)


def family_title(family: str) -> Promise:
    """What a family is called: a game without other kinds by its own name."""
    return _FAMILIES.get(family) or games_in(family)[0].title


def rulesets_in(family: str) -> tuple[str, ...]:
    """The rulesets under which a family's rules can be read, the first of them the common rule."""
    return tuple(ruleset for game in games_in(family) for ruleset in game.rulesets)


@cache
def reference(engine: str) -> Rulebook:
    """The English reference of an engine's rules, read once."""
    return load(f"games.{engine}")


@lru_cache(maxsize=KEPT)
def clauses_of(engine: str, ruleset: str, overrides: str = "") -> frozenset[str]:
    """The ids of the clauses that hold under a ruleset, with a house's own parameters over it as JSON."""
    known = overridden(engine, ruleset, overrides)
    return frozenset(clause.id for clause in reference(engine) if clause.holds(known))


def rules(engine: str, ruleset: str, overrides: Mapping[str, Any] | None = None) -> Any:
    """A ruleset of an engine with a house's own parameters over it. Raises Refused for what does not exist or fit."""
    return import_module(f"games.{engine}.rulesets").ruleset(ruleset, overrides)


@cache
def examples(engine: str, ruleset: str) -> dict[str, str]:
    """A short game for each clause that can be tried at a table of that ruleset."""
    games: dict[str, str] = import_module(f"games.{engine}.examples").examples(rules(engine, ruleset))
    return games


def facts(engine: str, ruleset: str, overrides: str = "") -> dict[str, Fact]:
    """What the engine knows under a ruleset, with a house's own parameters over it as JSON, by placeholder."""
    known: Callable[[Any], dict[str, Fact]] = import_module(f"games.{engine}.facts").facts
    return known(overridden(engine, ruleset, overrides))


def overridden(engine: str, ruleset: str, overrides: str = "") -> Any:
    """A ruleset of an engine with a house's own parameters over it as JSON."""
    return rules(engine, ruleset, json.loads(overrides) if overrides else None)
