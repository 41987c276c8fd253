"""One rule, one clause: the English reference of a game's rules, read from its package's `text.toml`.

    stem = "poker"          what the ids of sections begin with; left out, the name of the package
    prefix = "poker-cs-"    what each clause id begins with; left out, the stem
    base = "ranking"        the package whose rules several games share: they stand before the game's own
    french = ["carré"]      words in italics, as the texts have them, that are French in every language
    calls = ["Banco"]       calls in italics, French as well, which are also recorded

What a section says with `when` counts for each of its clauses; one with `for = "staff"` is about the work of the staff.
A clause with `reworded` was changed in its words alone, as `games/web/rulebook/rewording.py` says.

A clause's id is permanent: the engine cites it, the page prints it under that anchor, the quiz examines it.
A body is Markdown. Title and body are ICU messages (`patterns.py`) whose `{placeholders}` stand for what the engine
knows (`facts.py`).
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from typing import Any, Literal, get_args

from games.core.patterns import TextFault, placeholders
from games.core.rulesets import GameRules

Kind = Literal["decided", "procedure"]

_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_MARK = re.compile(r"[0-9a-f]{8}")


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule. `kind` is "decided" where the engine rules on it, "procedure" where only people do.

    `when` names parameters of a ruleset with the values under which the rule holds; empty: under every ruleset.
    `reworded` has the marks of former texts of which only words have changed (`games/web/rulebook/rewording.py`).
    """

    id: str
    title: str
    body: str
    kind: Kind
    source: str
    when: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    reworded: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not _ID.fullmatch(self.id):
            raise TextFault(f"{self.id!r} is not an id such as game-pays-win")
        for name in ("title", "body", "source"):
            if not getattr(self, name).strip():
                raise TextFault(f"{self.id}: {name} is empty")
        if self.kind not in get_args(Kind):
            raise TextFault(f"{self.id}: kind is {self.kind!r}, not one of {', '.join(get_args(Kind))}")
        try:
            placeholders(self.title), placeholders(self.body)
        except TextFault as fault:
            raise TextFault(f"{self.id}: {fault}") from None

    @property
    def placeholders(self) -> frozenset[str]:
        """The names of the arguments in title and body."""
        return placeholders(self.title) | placeholders(self.body)

    def holds(self, rules: GameRules) -> bool:
        """Return whether it is a rule under a ruleset."""
        return meets(rules, self.when)


def meets(rules: GameRules, when: Mapping[str, tuple[str, ...]]) -> bool:
    """Return whether each parameter that `when` names has one of the values under a ruleset, or has it among others."""
    return all(_values(getattr(rules, name)) & set(wanted) for name, wanted in when.items())


def _values(parameter: Any) -> set[str]:
    """Return a parameter as words: all that it lists, its name where it has one, and whether there is `some` or
    `none`."""
    if isinstance(parameter, str):
        return {parameter}
    if isinstance(parameter, (tuple, frozenset)):
        return set(map(str, parameter)) | {"some" if parameter else "none"}
    if parameter is None:
        return {"none"}
    return {"some", str(getattr(parameter, "name", parameter))}


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter of the rules, in reading order. One `for_staff` is about the work of the staff, and players may skip
    it."""

    id: str
    title: str
    clauses: tuple[Clause, ...]
    for_staff: bool = False

    def __post_init__(self) -> None:
        if not _ID.fullmatch(self.id) or not self.title.strip() or not self.clauses:
            raise TextFault(f"section {self.id!r} needs an id, a title and at least one clause")


@dataclass(frozen=True)
class Rulebook:
    """The rules of one package, whose name without `games.` is `game`.

    `prefix` begins each clause id and `stem` each section's. A game prints the rules of its `base` before its own.
    `french` are the words in italics that are French in every language, as the texts have them; `calls` are those of
    them that are called at the table.
    """

    game: str
    sections: tuple[Section, ...]
    stem: str
    prefix: str
    base: "Rulebook | None" = None
    french: tuple[str, ...] = ()
    calls: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        seen: set[str] = set()
        for name in (*(f"section {s.id}" for s in self.sections), *(clause.id for clause in self)):
            if name in seen:
                raise TextFault(f"{name} is there twice")
            seen.add(name)
        for clause in self:
            if not clause.id.startswith(self.prefix):
                raise TextFault(f"{clause.id}: the id of a rule of {self.game} begins with {self.prefix}")

    def __iter__(self) -> Iterator[Clause]:
        return (clause for section in self.sections for clause in section.clauses)

    @property
    def shelf(self) -> "tuple[Rulebook, ...]":
        """The books of a page in the order in which they are printed: the base, if there is one, and itself."""
        return (*self.base.shelf, self) if self.base else (self,)

    @property
    def chapters(self) -> Iterator[Section]:
        """The chapters of a page: those of the base, then its own."""
        return (section for book in self.shelf for section in book.sections)

    @property
    def whole(self) -> Iterator[Clause]:
        """The clauses of a page: those of the base, then its own."""
        return (clause for section in self.chapters for clause in section.clauses)

    def numbers(self, rules: GameRules) -> dict[str, str]:
        """Return the number of each clause of a page that holds under a ruleset, by id, such as 4.2: its chapters and
        the clauses of each are counted from one."""
        held = ([clause.id for clause in section.clauses if clause.holds(rules)] for section in self.chapters)
        printed = enumerate(filter(None, held), 1)
        return {id_: f"{chapter}.{place}" for chapter, ids in printed for place, id_ in enumerate(ids, 1)}

    @cached_property
    def ids(self) -> frozenset[str]:
        return frozenset(clause.id for clause in self)


def _only(table: dict[str, Any], what: str, *keys: str) -> dict[str, Any]:
    """Return the table, if it has these keys and no others, all text but the lists."""
    if missing := [key for key in keys if key not in table]:
        raise TextFault(f"{what} lacks {', '.join(missing)}")
    if unknown := sorted(set(table) - set(keys)):
        raise TextFault(f"{what} has {', '.join(unknown)}, which nobody reads")
    if wrong := [key for key in keys if key not in {"clause", "section"} and not isinstance(table[key], str)]:
        raise TextFault(f"{what}: {', '.join(wrong)} must be text")
    return table


def _clause(table: dict[str, Any], also: dict[str, tuple[str, ...]]) -> Clause:
    what = f"clause {table.get('id', '?')}"
    when = also | conditions(table.pop("when", {}), what)
    reworded = table.pop("reworded", [])
    if not isinstance(reworded, list) or not all(_MARK.fullmatch(str(mark)) for mark in reworded):
        raise TextFault(f"{what}: `reworded` is a list of marks such as 5d1f09c2")
    read = _only(table, what, "id", "title", "kind", "source", "body")
    return Clause(**{name: value.strip() for name, value in read.items()}, when=when, reworded=tuple(reworded))


def conditions(table: Any, what: str) -> dict[str, tuple[str, ...]]:
    """Return a `when` as it is written, parameters each with a list of values. Raise TextFault for anything else."""
    if not isinstance(table, dict) or not all(isinstance(values, list) and values for values in table.values()):
        raise TextFault(f"{what}: `when` names parameters, each with a list of values")
    return {name: tuple(map(str, values)) for name, values in table.items()}


def _section(table: dict[str, Any]) -> Section:
    what = f"section {table.get('id', '?')}"
    when, readers = conditions(table.pop("when", {}), what), table.pop("for", None)
    if readers not in (None, "staff"):
        raise TextFault(f"{what}: `for` is {readers!r}, not staff")
    read = _only(table, what, "id", "title", "clause")
    clauses = tuple(_clause(clause, when) for clause in read["clause"])
    return Section(read["id"], read["title"].strip(), clauses, readers is not None)


@dataclass(frozen=True, slots=True)
class Head:
    """What stands above the sections of a `text.toml`, or what its package's name stands for."""

    stem: str
    prefix: str
    base: str
    french: tuple[str, ...]
    calls: tuple[str, ...] = ()


def _head(table: dict[str, Any], game: str) -> Head:
    """Take the keys of the head out of a table."""
    base = table.pop("base", "")
    stem = table.pop("stem", head(f"games.{base}").stem if base else game)
    prefix = table.pop("prefix", stem.replace("_", "-") + "-")
    calls = tuple(table.pop("calls", ()))
    return Head(stem, prefix, base, (*calls, *table.pop("french", ())), calls)


def head(package: str) -> Head:
    """Return the head of a package's `text.toml`, without what follows it."""
    return _head(tomllib.loads(text_of(package).partition("[[section]]")[0]), package.rpartition(".")[2])


def parse(text: str, game: str) -> Rulebook:
    """Return the rulebook that a `text.toml` holds. Raise TextFault, which names the clause and the fault."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise TextFault(f"text.toml of {game}: {fault}") from None
    top = _head(table, game)
    read = _only(table, f"text.toml of {game}", "section")
    base = load(f"games.{top.base}") if top.base else None
    return Rulebook(game, tuple(map(_section, read["section"])), top.stem, top.prefix, base, top.french, top.calls)


def text_of(package: str) -> str:
    """Return the `text.toml` of a package such as `games.roulette`."""
    return (files(package) / "text.toml").read_text(encoding="utf-8")


def load(package: str) -> Rulebook:
    """Return the rulebook of a package such as `games.roulette`. Raise TextFault as `parse` does."""
    return parse(text_of(package), package.rpartition(".")[2])
