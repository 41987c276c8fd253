"""Clauses as they stood on a day: their wording, and the numbers in it.

A translation is given where one that was in force since was made from the wording of the day.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from html import unescape
from typing import Any

from django.utils.html import strip_tags
from django.utils.translation import override
from modeltranslation.utils import build_localized_fieldname

from games.core.facts import Fact
from games.core.rulesets import GameRules
from games.web import registry
from games.web.kit import wording
from games.web.rulebook.changed_texts import html_then, title_then
from games.web.rulebook.editions import ENGLISH, Dealt
from games.web.rulebook.facts import restored
from games.web.rulebook.former import Former, former_since, own_text
from games.web.rulebook.models import Clause, ClauseFacts, ClauseRevision


@dataclass(frozen=True, slots=True)
class Text:
    """A clause in one language, its numbers filled in, without markup."""

    title: str
    body: str


@dataclass(frozen=True, slots=True)
class Worded:
    """A clause as it stood. `facts` is the number of its facts, None where none are recorded; `is_known` is False where
    its wording was first recorded later, and that one is given."""

    id: str
    revision: int
    facts: int | None
    is_known: bool
    texts: Mapping[str, Text]


def worded_before(
    clauses: Sequence[str],
    rules: GameRules,
    usual: GameRules,
    moment: datetime,
    languages: Sequence[str],
) -> list[Worded]:
    """Return how clauses stood just before a moment, in their order. A number is as it was recorded for the ruleset,
    which is `usual`, unless the `rules` of the table give another. Four queries."""
    rows = Clause.objects.rewrite(False).in_bulk(clauses)
    revisions = _before(ClauseRevision.objects.filter(clause__in=clauses).order_by("revision"), moment)
    stated = _before(ClauseFacts.objects.filter(clause__in=clauses, ruleset=rules.name).order_by("number"), moment)
    fill = _Filling(rules, usual, former_since(clauses, languages, moment))
    return [
        Worded(
            id=clause,
            revision=revisions[clause].revision,
            facts=stated[clause].number if clause in stated else None,
            is_known=revisions[clause].created < moment,
            texts=fill.texts(rows[clause], revisions[clause], stated.get(clause), languages),
        )
        for clause in clauses
        if clause in revisions
    ]


def _before(rows: Any, moment: datetime) -> dict[str, Any]:
    """Return the last row of each clause before a moment, its first where there is none so early."""
    found: dict[str, Any] = {}
    for row in rows:
        if row.clause_id not in found or row.created < moment:
            found[row.clause_id] = row
    return found


class _Filling:
    """What fills the texts under the rules of a table."""

    def __init__(self, rules: GameRules, usual: GameRules, former: Former) -> None:
        self._former = former
        self._game = registry.game_of(rules.name)
        facts = self._game.room().facts
        self._here, self._usual = facts(rules), facts(usual)

    def texts(
        self, row: Clause, worded: ClauseRevision, stated: ClauseFacts | None, languages: Sequence[str]
    ) -> dict[str, Text]:
        known = self._known(stated)
        found = {ENGLISH: self._text(worded.title, worded.body, known, ENGLISH)}
        for language in languages:
            if own := self._own(row, worded.revision, language):
                found[language] = self._text(*own, known, language)
        return found

    def _own(self, row: Clause, revision: int, language: str) -> tuple[str, str] | None:
        """Return the title and the body in a language that were made from a revision."""
        title, body, source = (
            getattr(row, build_localized_fieldname(name, language)) for name in ("title", "body", "source_revision")
        )
        return own_text(self._former, (row.pk, language, revision), (title, body, source))

    def _known(self, stated: ClauseFacts | None) -> dict[str, Fact]:
        """Return the numbers of the table, and those of the day where it has none of its own."""
        known = dict(self._here)
        for name, value in stated.values.items() if stated else ():
            if name not in known or known[name] == self._usual.get(name):
                known[name] = restored(value)
        return known

    def _text(self, title: str, body: str, facts: Mapping[str, Fact], language: str) -> Text:
        with override(language):
            known = wording.arguments(facts)
        html = html_then(body, known, Dealt(self._game.engine, self._game.ruleset), language)
        return Text(title_then(title, known, language), unescape(strip_tags(html)).strip())
