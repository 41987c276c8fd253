"""What a newcomer needs before the chapters: `minute.toml` of an engine, with a table for each family of games.

    [roulette]
    object = "…"                          the game in a sentence
    words = ["roulette-term-chances"]     clauses of the glossary

    [roulette.steps.bet]                  how a round runs; `bet` names the part in the catalogues
    clause = "roulette-opens"             the rule that it rests on
    text = "…"
    when = { crew = ["french"] }          as clauses have it

`facts`, `pays` and `costs` are rows with a `label` and a `value`: what is played with and the rules that matter most,
the payouts, and the edge of the best and of the worst bet. `example` names the clause whose example is drawn, with a
`text`. A part is shown where its clause holds and its `when` does. Texts have the `{placeholders}` that `facts.py` of
the engine fills, facts also `{posted_minimum}`, the example those of its picture; `*stars*` are French calls.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from typing import Any

from games.core.clauses import conditions, meets
from games.core.patterns import TextFault, placeholders
from games.core.rulesets import GameRules
from games.web import registry

STEPS, WORDS, FACTS = range(4, 6), range(3, 7), range(4, 7)
POSTED_MINIMUM = "posted_minimum"  # the lowest minimum of a table, or that the house posts it there
_ROWS = ("facts", "pays", "costs")


@dataclass(frozen=True, slots=True)
class Part:
    """A text that rests on a clause; `where` is its context in the catalogues. A row has a `label` as well."""

    where: str
    clause: str
    text: str
    label: str = ""
    when: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def texts(self) -> Iterator[tuple[str, str]]:
        """What translators translate of it: context and English. A value that is all fact has no words."""
        if not self.label:
            yield self.where, self.text
            return
        yield f"{self.where}.label", self.label
        if not is_fact(self.text):
            yield f"{self.where}.value", self.text


@dataclass(frozen=True, slots=True)
class Minute:
    """What opens the pages of a family of games, in English."""

    family: str
    object: str
    steps: tuple[Part, ...]
    facts: tuple[Part, ...]
    pays: tuple[Part, ...]
    costs: tuple[Part, ...]
    example: Part
    words: tuple[str, ...]

    @property
    def parts(self) -> tuple[Part, ...]:
        return (*self.steps, *self.facts, *self.pays, *self.costs, self.example)

    @property
    def messages(self) -> Iterator[tuple[str, str]]:
        yield f"minute.{self.family}.object", self.object
        for part in self.parts:
            yield from part.texts


def is_fact(text: str) -> bool:
    """Return whether a text is a placeholder alone."""
    return text.startswith("{") and text.find("}") == len(text) - 1


@cache
def minutes(engine: str) -> Mapping[str, Minute]:
    """Return the minutes of an engine by family, none for a book that games share. Raise TextFault for a file that
    cannot be read."""
    file = files(f"games.{engine}") / "minute.toml"
    try:
        table = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    except tomllib.TOMLDecodeError as fault:
        raise TextFault(f"minute.toml of {engine}: {fault}") from None
    return {family: _minute(family, read) for family, read in table.items()}


def minute(family: str) -> Minute | None:
    """Return the minute of a family of games."""
    return minutes(registry.games_in(family)[0].engine).get(family)


def _minute(family: str, read: dict[str, Any]) -> Minute:
    where = f"minute.{family}"
    _only(read, where, {"object", "words", "steps", "example", *_ROWS})
    steps = tuple(_part(f"{where}.steps.{name}", one, "text") for name, one in read["steps"].items())
    facts, pays, costs = (
        tuple(_part(f"{where}.{rows}.{name}", one, "label", "value") for name, one in read[rows].items())
        for rows in _ROWS
    )
    example = _part(f"{where}.example", read["example"], "text")
    return Minute(family, _text(read["object"], where), steps, facts, pays, costs, example, tuple(read["words"]))


def _part(where: str, read: dict[str, Any], *texts: str) -> Part:
    when = conditions(read.get("when", {}), where)
    _only({name: value for name, value in read.items() if name != "when"}, where, {"clause", *texts})
    *label, text = (_text(read[name], where) for name in texts)
    return Part(where, read["clause"], text, "".join(label), when)


def _only(read: dict[str, Any], where: str, keys: set[str]) -> None:
    if wrong := sorted(read.keys() ^ keys):
        raise TextFault(f"{where}: lacks, or has without a reader: {', '.join(wrong)}")


def _text(text: str, where: str) -> str:
    text = text.strip()
    if not text or text.count("*") % 2:
        raise TextFault(f"{where}: a text is empty, or a star is left over")
    placeholders(text)
    return text


def messages(engine: str) -> Iterator[tuple[str, str]]:
    """Yield what translators translate of an engine's minutes: context and English."""
    for one in minutes(engine).values():
        yield from one.messages


def holding(one: Minute, rules: GameRules, clauses: frozenset[str]) -> Minute:
    """Return what of a minute holds under a ruleset whose clauses are these."""

    def held(parts: tuple[Part, ...]) -> tuple[Part, ...]:
        return tuple(part for part in parts if part.clause in clauses and meets(rules, part.when))

    words = tuple(word for word in one.words if word in clauses)
    return replace(
        one, steps=held(one.steps), facts=held(one.facts), pays=held(one.pays), costs=held(one.costs), words=words
    )
