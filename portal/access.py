"""Every address of the site, and the table `access.txt` of what each role gets there.

The table is what a person reads and reviews; `manage.py access_table` prints it address by address, and the tests
perform each row. A new address needs its rows.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from django.contrib.admindocs.views import simplify_regex
from django.urls import URLPattern, URLResolver, get_resolver
from django.urls.resolvers import LocalePrefixPattern, RegexPattern

ROLES = ("visitor", "trainee", "instructor", "hr", "stranger", "editor", "administrator", "group")
# Who leads people: a trainee of the house, who gets what other trainees of it get, unless a row says otherwise.
LEADERS = ("manager", "other-manager")
METHODS = ("GET", "POST")
WHOSE = ("-", "any", "own", "house", "foreign")
OUTCOMES = ("login", "200", "302", "400", "403", "404", "405", "415", "422")


@dataclass(frozen=True)
class Row:
    """What each role gets at one address, or at several that `*` stands for, by one method."""

    address: str
    method: str
    whose: str
    outcomes: tuple[str, ...]
    """For each role, or one for all of them."""
    of_leaders: tuple[tuple[str, str], ...] = ()
    """What a leader gets where that is not what any other trainee gets."""

    def outcome(self, role: str) -> str:
        if role in LEADERS:
            return dict(self.of_leaders).get(role) or self.outcome(self._peer)
        return self.outcomes[0] if self.is_for_all else self.outcomes[ROLES.index(role)]

    @property
    def _peer(self) -> str:
        """Another trainee of the house: the editor, but where editors have rights of their own."""
        return "trainee" if self.address.startswith("/en/admin/") else "editor"

    @property
    def is_for_all(self) -> bool:
        return len(self.outcomes) == 1

    def covers(self, address: str) -> bool:
        return bool(re.fullmatch(re.escape(self.address).replace(r"\*", "[^/]+"), address))


@cache
def table() -> tuple[Row, ...]:
    """Return the rows as they are written. Raise ValueError with the line that is not one."""
    lines = Path(__file__).with_name("access.txt").read_text().splitlines()
    return tuple(row for line in lines if line and not line.startswith("#") for row in _rows(line))


def _rows(line: str) -> list[Row]:
    """Return the row of a line, or both where it is about `GET|POST`."""
    address, methods, whose, *said = line.split()
    outcomes = tuple(outcome for outcome in said if "=" not in outcome)
    of_leaders = tuple((role, outcome) for role, found, outcome in (one.partition("=") for one in said) if found)
    rows = [Row(address, method, whose, outcomes, of_leaders) for method in methods.split("|")]
    fits = {row.method for row in rows} <= set(METHODS) and whose in WHOSE
    fits &= {*outcomes, *dict(of_leaders).values()} <= set(OUTCOMES) and dict(of_leaders).keys() <= set(LEADERS)
    if not fits or len(outcomes) not in (1, len(ROLES)):
        raise ValueError(f"access.txt: {line}")
    return rows


def rows_of(address: str, rows: tuple[Row, ...] | None = None) -> list[Row]:
    """Return the rows of an address: its own where there are any, otherwise those with a `*` that cover it."""
    rows = table() if rows is None else rows
    return [row for row in rows if row.address == address] or [row for row in rows if row.covers(address)]


def addresses() -> list[str]:
    """Return every address that the site answers, with what varies in angle brackets; `en` stands for each language."""
    return sorted(set(_walk(get_resolver().url_patterns, "/")))


def _walk(patterns: list[URLPattern | URLResolver], prefix: str) -> Iterator[str]:
    for each in patterns:
        address = prefix + _words(each.pattern)
        if isinstance(each, URLResolver):
            yield from _walk(each.url_patterns, address)
        else:
            yield address


def _words(pattern: object) -> str:
    if isinstance(pattern, LocalePrefixPattern):
        return "en/"
    if isinstance(pattern, RegexPattern):
        return simplify_regex(pattern.regex.pattern).removeprefix("/")
    return str(pattern)
