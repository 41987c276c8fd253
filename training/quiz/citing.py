"""The clauses behind an item, with the revision of their wording, and the rules it was drawn under."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import lru_cache
from typing import Any

from django.db.models import F
from modeltranslation.utils import build_localized_fieldname

from games.core.rulesets import GameRules
from games.web.kit.game import KEPT
from games.web.registry import book_of
from games.web.rulebook.models import Book, Clause
from games.web.rulebook.selectors import ClauseLink, clause_links, link_among

# By part: clauses, each with its revision. JSON makes lists of the pairs.
Cited = dict[str, list[tuple[str, int]]]


def with_revisions(parts: Mapping[str, Iterable[str]], revisions: Mapping[str, int]) -> Cited:
    """Return the clauses of an item by part, each with its revision, 0 for unknown ones."""
    return {part: [(clause, revisions.get(clause, 0)) for clause in cited] for part, cited in parts.items()}


def revisions_in(language: str) -> dict[str, int]:
    """Return the revision of every clause that a language has in its present wording, by id. One query when they are
    known."""
    return _revisions(language, tuple(Book.objects.order_by("pk").values_list("stamp", flat=True)))


@lru_cache(maxsize=KEPT)
def _revisions(language: str, _stamps: tuple[str, ...]) -> dict[str, int]:
    made_from = build_localized_fieldname("source_revision", language)
    return dict(Clause.objects.filter(retired=False, **{made_from: F("revision")}).values_list("pk", "revision"))


def parameters_of(rules: GameRules) -> dict[str, Any]:
    """Return the parameters of a ruleset, the dataclass of any engine, as plain JSON."""
    return {f.name: _plain(getattr(rules, f.name)) for f in fields(rules) if f.name != "name"}


def _plain(value: Any) -> Any:
    """Return a thing with a name by its name, other dataclasses by their fields; a fraction as it is written."""
    if is_dataclass(value) and not isinstance(value, type):
        return getattr(value, "name", None) or {f.name: _plain(getattr(value, f.name)) for f in fields(value)}
    if isinstance(value, Mapping):
        return {str(name): _plain(part) for name, part in value.items()}
    if isinstance(value, (set, frozenset)):
        return sorted(map(_plain, value))
    if isinstance(value, (tuple, list)):
        return list(map(_plain, value))
    return value if value is None or isinstance(value, (bool, int, float)) else str(value)


@dataclass(frozen=True, slots=True)
class CitedClause:
    """A clause under a verdict: its link, and the revision that was in force."""

    link: ClauseLink
    revision: int


def cited_clauses(cited: Iterable[tuple[str, int]], language: str, ruleset: str = "") -> list[CitedClause]:
    """Return the clauses of a part in the order in which they were cited, with their links, into the rules under that
    ruleset where they hold there."""
    pairs = list(cited)
    books = {book_of(clause) for clause, _revision in pairs}
    links = {name: link for book in books for name, link in clause_links(book, language, ruleset).items()}
    return [CitedClause(link_among(links, clause), revision) for clause, revision in pairs]
