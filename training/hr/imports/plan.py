"""What an import would do, line by line. The same plan is shown before and done afterwards."""

import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from django.conf import settings
from django.db.models import TextChoices
from django.forms import Form
from django.utils import translation
from django.utils.functional import Promise
from django.utils.translation import pgettext_lazy

from training.hr.tables.moments import read_moment
from training.staff.foreseen import digest_of


class Verdict(TextChoices):
    """What becomes of a line."""

    MAKE = "make", pgettext_lazy("line of a file", "new")
    KNOWN = "known", pgettext_lazy("line of a file", "already there")
    LEFT_OUT = "left-out", pgettext_lazy("line of a file", "left out")
    ERROR = "error", pgettext_lazy("line of a file", "error")


@dataclass(frozen=True)
class Column:
    """A column of a file. Its head may be its name, or its label in any language of the staff."""

    name: str
    label: Promise | str
    help: Promise | str
    example: str
    needed: bool = True

    @property
    def heads(self) -> frozenset[str]:
        return frozenset({plain(self.name), *in_all_languages(self.label)})


@dataclass(frozen=True)
class Fact:
    """Something that is said of a whole list."""

    label: Promise | str
    said: Promise | str


@dataclass(frozen=True)
class Problem:
    """What is wrong in a line, with the label of its column and what stands there; both empty for the whole line."""

    column: Promise | str
    value: str
    message: str


@dataclass
class Line:
    """A line: what it says by the names of the columns, what becomes of it, and `values`, of which that is made. One
    of a list that HR chose may be left out, and `left_out` says why; one of a file may not.
    """

    number: int
    cells: dict[str, str]
    values: dict[str, Any] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    is_known: bool = False
    left_out: Promise | str = ""

    @property
    def verdict(self) -> Verdict:
        if self.left_out:
            return Verdict.LEFT_OUT
        if self.problems:
            return Verdict.ERROR
        return Verdict.KNOWN if self.is_known else Verdict.MAKE


@dataclass(frozen=True)
class Plan:
    """The lines of a file; `missing` are the needed columns that it lacks, and then there are no lines; `unread` the
    heads of columns that are left out."""

    lines: list[Line]
    missing: list[Promise | str] = field(default_factory=list)
    unread: list[str] = field(default_factory=list)

    @cached_property
    def counts(self) -> dict[str, int]:
        return {verdict.value: sum(line.verdict == verdict for line in self.lines) for verdict in Verdict}

    @property
    def left_out(self) -> int:
        return self.counts[Verdict.LEFT_OUT.value]

    @property
    def errors(self) -> list[Line]:
        return self.of(Verdict.ERROR)

    @property
    def may_be_done(self) -> bool:
        return not self.missing and not self.counts["error"] and bool(self.counts["make"])

    @cached_property
    def digest(self) -> str:
        """Say the same for two plans that do the same."""
        said = [[line.number, line.verdict.value, line.values] for line in self.lines]
        return digest_of([*map(str, self.missing), said])

    def of(self, verdict: Verdict) -> list[Line]:
        return [line for line in self.lines if line.verdict == verdict]


def plain(text: str) -> str:
    """Return a head or an entry without what people write in different ways: capitals, accents, marks and spaces."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if letter.isalnum())


def in_all_languages(label: Promise | str) -> set[str]:
    found = set()
    for code in settings.STAFF_LANGUAGES:
        with translation.override(code):
            found.add(plain(str(label)))
    return found


def entries(choices: Iterable[tuple[str, Promise | str]]) -> dict[str, str]:
    """Return the ids of choices by all that may be written for them."""
    return {said: key for said, keys in all_entries(choices).items() for key in keys}


def all_entries(choices: Iterable[tuple[str, Promise | str]]) -> dict[str, list[str]]:
    """Return the ids of choices by all that may be written for them: two may have the same name."""
    found: dict[str, list[str]] = defaultdict(list)
    for key, label in choices:
        for said in {plain(key), *in_all_languages(label)} - {""}:
            found[said].append(key)
    return found


def day(cell: str) -> str:
    """Return a day as fields read it. A time of day that stands with it does not count."""
    found, _time = read_moment(cell)
    return found.isoformat() if found else cell


def check(line: Line, form: Form, labels: Mapping[str, Promise | str]) -> None:
    """Take the values of a line from a form, or what the form refuses."""
    if form.is_valid():
        line.values |= form.cleaned_data
    for name, messages in form.errors.items():
        for message in messages:
            line.problems.append(Problem(labels.get(name, ""), line.cells.get(name, ""), str(message)))


def laid_out(columns: Iterable[Column], table: Mapping[str, Any], fill: Callable[[list[Line]], None]) -> Plan:
    """Return the plan of a table: its cells by column, then what `fill` finds about the lines."""
    columns, places = list(columns), {plain(head): place for place, head in reversed(list(enumerate(table["heads"])))}
    found = {column.name: next((places[head] for head in column.heads if head in places), None) for column in columns}
    missing = [column.label for column in columns if column.needed and found[column.name] is None]
    read = {place for place in found.values() if place is not None}
    unread = [head for place, head in enumerate(table["heads"]) if place not in read and head]
    if missing:
        return Plan([], missing, unread)
    lines = [Line(number, _cells(row, found)) for number, row in table["rows"]]
    fill(lines)
    return Plan(lines, [], unread)


def _cells(row: list[str], found: Mapping[str, int | None]) -> dict[str, str]:
    return {name: row[place] if place is not None and place < len(row) else "" for name, place in found.items()}
