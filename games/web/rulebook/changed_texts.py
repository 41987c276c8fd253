"""What a clause said when it was examined and what it says now, in the reader's language as far as that is known."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from django.db.models import F
from django.utils.html import format_html
from django.utils.translation import override
from modeltranslation.utils import build_localized_fieldname

from games.core.patterns import arguments, placeholders
from games.web import registry
from games.web.kit import wording
from games.web.kit.message_format import formatted
from games.web.rulebook.changes import Change
from games.web.rulebook.editions import ENGLISH, Dealt, facts_said, html_of
from games.web.rulebook.facts import restored
from games.web.rulebook.models import Clause, ClauseFacts

Row = dict[str, Any]
Known = dict[str, str | int]


@dataclass(frozen=True, slots=True)
class ChangedText:
    """A change in words: `then` and `now` are HTML in `language`, and `numbers` what changed of them, each with what it
    is now. `now` is empty where the clause holds no more."""

    change: Change
    language: str
    then: str
    now: str
    numbers: tuple[tuple[str, str], ...]


def changed_texts(changes: Iterable[Change], language: str) -> dict[Change, ChangedText]:
    """Return the texts of changes under rulesets that are still dealt. Both are in English where the words have
    changed. One query."""
    asked = list(changes)
    body, source = (F(build_localized_fieldname(name, language)) for name in ("body", "source_revision"))
    rows = Clause.objects.rewrite(False).filter(pk__in={change.clause for change in asked})
    named = {row["id"]: row for row in rows.values("id", "revision", "body_en", own_body=body, own_source=source)}
    return {change: _text(change, named[change.clause], language) for change in asked}


def _text(change: Change, row: Row, language: str) -> ChangedText:
    own = change.words is None and row["own_source"] == row["revision"]
    shown, body = (language, row["own_body"]) if own else (ENGLISH, row["body_en"])
    before, after = (one.body for one in change.words) if change.words else (body, body)
    then, now = change.facts or (None, None)
    return ChangedText(
        change,
        shown,
        _html(before, change.ruleset, then, shown),
        "" if change.ceased else _html(after, change.ruleset, now, shown),
        numbers_changed(change, before, language),
    )


def _html(body: str, ruleset: str, facts: ClauseFacts | None, language: str) -> str:
    """Return a body filled with the facts of a row, else with the present ones."""
    dealt = Dealt(registry.game_of(ruleset).engine, ruleset)
    known = facts_then(facts, dealt, language) if facts else facts_said(dealt, language)
    return html_then(body, known, dealt, language)


def facts_then(facts: ClauseFacts, dealt: Dealt, language: str) -> Known:
    """Return the facts of a row, said in a language, over the present ones."""
    with override(language):
        then = wording.arguments({name: restored(value) for name, value in facts.values.items()})
    return facts_said(dealt, language) | then


def title_then(title: str, known: Known, language: str) -> str:
    """Return a title filled with what is known; as it stands where the engine has no such value any more."""
    return formatted(title, known, language) if placeholders(title) <= known.keys() else title


def html_then(body: str, known: Known, dealt: Dealt, language: str) -> str:
    """Return a body as HTML, filled with what is known; with its placeholders as they stand where the engine has no
    such value any more."""
    if placeholders(body) - known.keys():
        return format_html("<p>{}</p>", body)
    return html_of(body, known, dealt, language)


def numbers_changed(change: Change, body: str, language: str) -> tuple[tuple[str, str], ...]:
    """Return the values that differ, without the codes by which a text only chooses its words."""
    if change.facts is None or change.ceased:
        return ()
    then, now = (facts.values for facts in change.facts)
    named = dict.fromkeys(one.name for one in arguments(body) if one.type != "select")
    with override(language):
        return tuple(
            (wording.fact(restored(then[name])), wording.fact(restored(now[name])))
            for name in named
            if name in then and name in now and then[name] != now[name]
        )
