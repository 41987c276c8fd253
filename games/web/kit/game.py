"""What a game is to the site: its pages, its tables and its calculators, and the room that shows it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache, lru_cache
from typing import Any, Generic, Protocol, TypeVar
from urllib.parse import urlencode

from django.http import HttpResponse
from django.urls import URLPattern, reverse
from django.utils.functional import Promise
from django.utils.translation import get_language

from games.core.clauses import Rulebook, load
from games.core.facts import Fact
from games.core.rulesets import GameRules
from games.web.kit.bets import BetCost
from games.web.kit.form import Form
from games.web.kit.http import HtmxRequest
from games.web.kit.operation import Operation
from games.web.kit.settling import Settling
from games.web.kit.versus import Direct

KEPT = 128  # rulesets times languages, houses with parameters of their own among them

R = TypeVar("R")
Lines = tuple[str, ...]
Limits = tuple[str, int | None, int | None]  # a bet by its name, with its minimum and its maximum in cents


@dataclass(frozen=True, slots=True)
class Figure:
    """A template and what it shows; `facts` are those of a picture, for the sentence beside it."""

    template: str
    shows: dict[str, Any]
    facts: dict[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Grid:
    """A part of a chart: what its columns are, and its rows by their names, a sign for each column."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """What a player does with each hand, for a card of paper; `key` says what its signs mean, and `about` what its
    columns are."""

    title: str
    about: str
    grids: tuple[Grid, ...]
    key: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Game:
    """A page of rules: the engine behind it, and the rulesets to read it under, first the usual.

    `engine` is the package that plays it and has its own rules; `base` in its `text.toml` names one that games share.

    Games of one `family` are kinds of one game: their rules are compared, and the first of them is the common rule.
    `rules` returns a ruleset by its name with a house's own parameters over it, or raises Refused; `clauses` are the
    ids of the rules on the page, `messages` why it refuses something, `words` say the codes in its values: in refusals,
    facts and drills, each by the name of the value. `operations` and `room` import what the API answers and how the
    game is shown only when asked: what computes with cards is heavy to import, and the site starts quickly. `tried_at`
    is the calculator on which a rule's example is played; without one it is the table that `felt` lays under a ruleset,
    and `at_felt` says what a visitor does there. `best_play` is the calculator that says what to do, if any. `short`
    are names of rulesets for a row of choices in which the game's own would not distinguish them. `urls` returns
    addresses of the game's own, below those of all games; `emblem` is an ornament for the home page.
    """

    slug: str
    engine: str
    family: str
    title: Promise
    summary: Promise
    rulesets: dict[str, Promise]
    rules: Callable[[str, Mapping[str, Any] | None], Any]
    clauses: Iterable[StrEnum]
    messages: Mapping[str, str]
    operations: Callable[[], tuple[Operation, ...]]
    room: "Callable[[], Room]"
    tried_at: str = ""
    best_play: str = ""
    felt: "Callable[[Game, str], Table[Any]] | None" = None
    at_felt: Promise | str = ""
    words: Mapping[str, Callable[[str], str]] = field(default_factory=dict)
    short: Mapping[str, Promise] = field(default_factory=dict)
    urls: Callable[[], list[URLPattern]] = list
    emblem: Figure | None = None

    @property
    def ruleset(self) -> str:
        return next(iter(self.rulesets))


@dataclass(frozen=True)
class Table(Generic[R]):
    """A game under a ruleset of its engine, at which a visitor calculates or plays.

    `query` is what addresses say of it where it is not the usual table of its game.
    """

    game: Game
    rules: R
    query: Mapping[str, str] = field(default_factory=dict)

    @property
    def suffix(self) -> str:
        """What is put behind the address of another page of the game that follows this table."""
        return f"?{urlencode(self.query)}" if self.query else ""


class Audience(StrEnum):
    """Who has a use for a calculator, in the order in which they are listed."""

    PLAYERS = "players"
    CROUPIERS = "croupiers"


def any_ruleset(_rules: GameRules) -> bool:
    return True


@dataclass(frozen=True)
class Tool:
    """A calculator: one form, one answer, one fragment, and all of its state in the address.

    `answer(table, form)` reads the form and returns what the fragment `template` shows; what it refuses, it says to
    the form, and where the answer is not ready, `busy` holds the Busy that says so. `said` is the answer in a line,
    which is read out and stays in view. `suits` says under which rulesets there is something to calculate; `stylesheet`
    and `script` are its own.
    """

    slug: str
    title: Promise
    about: Promise
    template: str
    answer: Callable[[Any, Form], dict[str, Any]]
    suits: Callable[[Any], bool] = any_ruleset
    stylesheet: str = ""
    script: str = ""
    audience: Audience = Audience.PLAYERS

    def address(self, table: Table[Any], **fields: str) -> str:
        """Return its address beside a table, with what its fields say."""
        here = _here(get_language() or "en", table.game.slug, self.slug)
        asked = {**table.query, **fields}
        return f"{here}?{urlencode(asked, safe='*:,')}" if asked else here


@lru_cache(maxsize=2048)
def _here(_language: str, game: str, calculator: str) -> str:
    """Return the path of a calculator in the language that is active."""
    return reverse("calculators:tool", kwargs={"slug": game, "calculator": calculator})


class OwnRules(Protocol):
    """A ruleset with what a reader changed, and the lists to choose from: their names in the form, and their labels."""

    @property
    def rules(self) -> Any: ...
    @property
    def lists(self) -> list[tuple[str, str | Promise]]: ...


@dataclass(frozen=True, slots=True)
class Room:
    """How a game is shown under a ruleset, for the apps that know no game by its name.

    `figures` stand beneath clauses, by their ids; `picture` draws a short game that is written in its notation, and
    `shapes` are what both are drawn of, once on a page.
    `facts` fill the texts, by placeholder; `examples` are short games for clauses; `errata` are what the engine
    computes where a printed source errs. `tools` are the calculators in the order in which they are listed. `play` is
    the view of the felt, in the page that it is given; `played_on(game, rules, play)` is the address at which the felt
    plays a game of its notation on, empty where its limits would make something else of it. `parameters` are what
    rulesets are compared by: the same names in the same order for all of a game. `limits` are those of a table, bet by
    bet; `differences` says in sentences in what a table's rules differ from its ruleset, where its parameters would not
    do. `chart` is best play, where it is a matter of looking it up. `bets` are those of a ruleset with what they cost;
    it may raise Busy. `own(table, form)` reads the parameters of a reader's own house over those of a table.
    `settling` is how bets and a result are entered in a form, and settled.
    `asked(table, question)` is where a calculator answers what somebody typed into the search, None where none does.
    """

    figures: Callable[[Any], dict[str, Figure]]
    picture: Callable[[Any, str], Figure]
    facts: Callable[[Any], dict[str, Fact]]
    examples: Callable[[Any], Mapping[Any, str]]
    tools: tuple[Tool, ...]
    parameters: Callable[[Any], dict[str, Lines]] = lambda _rules: {}
    limits: Callable[[Any], list[Limits]] = lambda _rules: []
    differences: Callable[[Any, Any], list[str]] | None = None
    bets: Callable[[Any], Sequence[BetCost]] = lambda _rules: ()
    own: Callable[[Table[Any], Form], OwnRules] | None = None
    chart: Callable[[Any], Chart] | None = None
    asked: Callable[[Table[Any], str], Direct | None] = lambda _table, _question: None
    errata: Callable[[], Mapping[str, Fact]] = dict
    shapes: Callable[[Any], Figure | None] = lambda _rules: None
    play: Callable[[HtmxRequest, Any, Mapping[str, Any]], HttpResponse] | None = None
    played_on: Callable[[Game, Any, str], str] | None = None
    settling: Settling | None = None


@cache
def reference(engine: str) -> Rulebook:
    """Return the English reference of an engine's rules, or of those that games share, read once."""
    return load(f"games.{engine}")


def where(engine: str, *clauses: str) -> Callable[[GameRules], bool]:
    """Return a test for the rulesets under which all these rules of an engine hold."""

    def suits(rules: GameRules) -> bool:
        return all(clause.holds(rules) for clause in reference(engine).whole if clause.id in clauses)

    return suits
