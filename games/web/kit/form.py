"""The fields of a calculator: what was typed, why it is refused, and the shortest address that says the same."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from types import MappingProxyType
from typing import TypeVar

from django.http import QueryDict

from games.core.problems import Problem, Refused
from games.web.kit.amounts import typed_cents, typed_count
from games.web.kit.messages import sentence

T = TypeVar("T")
U = TypeVar("U")

_ENDS = re.compile(r"(?<=[^.\[])(?=[.\[]|$)")  # of the parts of a path
LONGEST = 1500  # characters of one field: the whole address stays well within what servers take


class Form:
    """A calculator's fields as an address has them, read one by one.

    `typed` is what each field shows, `offered` what can be chosen there, `errors` the sentence at each that is refused,
    `state` what the clean address says: fields that are empty or as usual are left out of it. `of_rules` names the
    fields that a ruleset sets, which go when another ruleset is chosen. `anchor` is the place of the page from which
    the form was sent, where a reader without a script is to come back to.
    """

    def __init__(self, asked: QueryDict) -> None:
        self.asked = asked
        self.typed: dict[str, str] = {}
        self.offered: dict[str, Mapping[str, object]] = {}
        self.errors: dict[str, str] = {}
        self.state: dict[str, str] = {}
        self.of_rules: set[str] = set()
        self.anchor = ""

    @property
    def to_share(self) -> dict[str, str]:
        """What an address says that opens this page again: the clean fields or, while one is refused, that one as it
        was sent and the others as they are shown."""
        if not self.errors:
            return self.state
        return {name: text for name in self.typed if (text := self._shown(name))}

    def _shown(self, name: str) -> str:
        if name in self.errors:
            return self.text(name)
        return self.state.get(name) or (self.typed[name] if self.text(name) else "")

    @property
    def to_keep(self) -> dict[str, str]:
        """The same for the page under another ruleset: without what a ruleset sets."""
        return {name: text for name, text in self.to_share.items() if name not in self.of_rules}

    def text(self, name: str) -> str:
        """Return what was typed into a field; the values of several boxes with one name stand one after the other.

        Empty where it is too long, which is said at the field: nobody reads such a text.
        """
        text = self._sent(name)
        if len(text) > LONGEST:
            self.refuse(name, Problem("too_long", name))
            return ""
        return text

    def _sent(self, name: str) -> str:
        return " ".join(self.asked.getlist(name)).strip()

    def read(self, name: str, reader: Callable[[str], T], usual: U, write: Callable[[T], str] = str) -> T | U:
        """Return the value of a field. `usual` where it is left empty, and where it is refused, too.

        `reader` raises Refused for what it cannot read; `write` says a value as the clean address does.
        """
        text, self.typed[name] = self.text(name), self._sent(name)
        if not text:
            return usual
        try:
            value = reader(text)
        except Refused as refused:
            self.refuse(name, refused.first)
            return usual
        if value != usual:
            self.state[name] = write(value)
        return value

    def read_filled(self, name: str, reader: Callable[[str], T], usual: T, write: Callable[[T], str] = str) -> T:
        """Return the same for a field in which the usual value stands where nothing was typed."""
        value = self.read(name, reader, usual, write)
        self.typed[name] = self.typed[name] or write(usual)
        return value

    def example(self, reader: Callable[[str], T], at: str) -> T | None:
        """Return what `play` says, a game in one line to which the rules link. None where there is none, or where it is
        refused, which is said at the field `at`."""
        text = self.text("play")
        if not text:
            return None
        self.typed["play"] = text
        try:
            return reader(text)
        except Refused as refused:
            self.refuse(at, refused.first)
            return None

    def choice(self, name: str, offered: Mapping[str, object], usual: str) -> str:
        """Return one of the things that a list or a row of buttons offers: their words by value."""
        self.offered[name] = offered

        def chosen(text: str) -> str:
            if text not in offered:
                raise Refused(Problem("not_offered", name, {"typed": text[:40]}))
            return text

        value = self.read(name, chosen, usual)
        self.typed[name] = value
        return value

    def refuse(self, name: str, problem: Problem) -> None:
        """Say at a field why it is refused; the first reason stays."""
        self.errors.setdefault(name, sentence(problem))

    def refuse_all(
        self, problems: Iterable[Problem], fields: Mapping[str, str] = MappingProxyType({}), otherwise: str = ""
    ) -> None:
        """Say at its field each thing that the engine refuses.

        `fields` are the names of fields by the engine's paths, of which the longest counts that leads to the problem:
        "boxes[1].hands[0]" leads to "boxes[1].hands[0].cards[2]". Without one, the field with the name of the path's
        first word is meant, and `otherwise` where the form has none.
        """
        for problem in problems:
            upward = _upward(problem.field)
            first = upward[-1] if upward and upward[-1] in self.typed else otherwise
            self.refuse(next((fields[path] for path in upward if path in fields), first), problem)

    def is_clean(self, kept: Mapping[str, str]) -> bool:
        """Return whether the address that was asked for is the clean one, which says what is `kept` besides."""
        return dict(self.asked.lists()) == {name: [value] for name, value in {**kept, **self.state}.items()}


def _upward(path: str) -> list[str]:
    """Return a path of the engine and those above it, the longest first."""
    return [path[: end.start()] for end in _ENDS.finditer(path)][::-1]


def amount(text: str) -> int:
    """Return the cents that somebody typed, more than none. Raise Refused."""
    cents = typed_cents(text)
    if not cents:
        raise Refused(Problem("amount_not_positive"))
    return cents


def whole(least: int, most: int) -> Callable[[str], int]:
    """Read a whole number between two, both included. The reader raises Refused."""
    return partial(typed_count, least=least, most=most)
