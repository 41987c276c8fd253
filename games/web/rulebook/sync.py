"""From the files to the rows: what differs, and making it the same."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

from django.db import models, transaction
from django.db.models import F
from django.utils.translation import override
from modeltranslation.utils import build_localized_fieldname

from games.core.clauses import Clause as Rule
from games.core.clauses import Rulebook
from games.web.kit.game import reference
from games.web.registry import book_of, books
from games.web.rulebook.facts import new_facts
from games.web.rulebook.former import replaced
from games.web.rulebook.models import (
    Book,
    Clause,
    ClauseFacts,
    ClauseRevision,
    FormerTranslation,
    RulesetParameters,
    Section,
)
from games.web.rulebook.parameters import new_parameters
from games.web.rulebook.rewording import is_reworded
from games.web.rulebook.translations import SOURCE_LANGUAGE, Translations, translated_languages
from games.web.rulebook.turns import wait_turn

Row = dict[str, Any]

# Beyond every position of a rulebook.
_ASIDE = 10_000


@dataclass
class Plan:
    """The rows of one rulebook that have to be written, and in words why."""

    game: str
    sections: list[Row] = field(default_factory=list)
    clauses: list[Row] = field(default_factory=list)
    revisions: list[ClauseRevision] = field(default_factory=list)
    facts: list[ClauseFacts] = field(default_factory=list)
    former: list[FormerTranslation] = field(default_factory=list)
    parameters: list[RulesetParameters] = field(default_factory=list)
    drift: list[str] = field(default_factory=list)


def _languages() -> list[str]:
    return [SOURCE_LANGUAGE, *translated_languages()]


def _columns(name: str) -> list[str]:
    return [build_localized_fieldname(name, language) for language in _languages()]


def _stored(model: Any, where: models.Q) -> dict[str, Row]:
    """Return rows by id with the columns of every language."""
    return {row["id"]: row for row in model.objects.rewrite(False).filter(where).values()}


def _section_rows(book: Rulebook, translations: dict[str, Translations]) -> Iterable[Row]:
    before = len(book.base.sections) if book.base else 0
    for position, section in enumerate(book.sections, before + 1):
        titles = [section.title, *(words.section(book, section) for words in translations.values())]
        yield {
            "id": f"{book.stem}-{section.id}",
            "book_id": book.game,
            "slug": section.id,
            "position": position,
            **dict(zip(_columns("title"), titles, strict=True)),
        }


def _clause_rows(book: Rulebook, translations: dict[str, Translations], stored: dict[str, Row]) -> Iterable[Row]:
    source_columns = _columns("source_revision")[1:]
    for section in book.sections:
        for position, clause in enumerate(section.clauses, 1):
            old = stored.get(clause.id, {})
            revision = old.get("revision", 1)
            if old and (old["title_en"], old["body_en"]) != (clause.title, clause.body):
                revision += 1
            titles, bodies, sources = [clause.title], [clause.body], [revision]
            for column, words in zip(source_columns, translations.values(), strict=True):
                title, body, state = words.clause(clause)
                titles.append(title)
                bodies.append(body)
                sources.append(_source_revision(state, revision, old.get(column)))
            yield {
                "id": clause.id,
                "section_id": f"{book.stem}-{section.id}",
                "position": position,
                "kind": clause.kind,
                "source": clause.source,
                "revision": revision,
                "retired": False,
                **dict(zip(_columns("title"), titles, strict=True)),
                **dict(zip(_columns("body"), bodies, strict=True)),
                **dict(zip(_columns("source_revision"), sources, strict=True)),
            }


def _source_revision(state: str, revision: int, before: int | None) -> int | None:
    """Return the revision of the English from which a text was made; a stale text stays at the one that it had."""
    if state == "missing":
        return None
    if state == "current":
        return revision
    return min(revision - 1, revision if before is None else before)


def _differences(old: Row | None, new: Row) -> list[str]:
    """Return the columns, each with its language, in which a stored row is not as the files have it."""
    if old is None:
        return ["new"]
    return [column for column, value in new.items() if old[column] != value]


def _revision(clause: Rule, old: Row | None, new: Row) -> ClauseRevision:
    """Return the wording that a clause has from now on."""
    return ClauseRevision(
        clause_id=clause.id,
        revision=new["revision"],
        title=clause.title,
        body=clause.body,
        reworded=old is not None and is_reworded(clause, (old["title_en"], old["body_en"])),
    )


def _said(facts: ClauseFacts) -> str:
    return f"{'new' if facts.number == 1 else 'other'} facts" if facts.holds else "holds no more"


def plan(game: str) -> Plan:
    """Return what `apply` would write for a game: nothing when files and rows agree. Four queries."""
    book = reference(game)
    translations = {language: Translations(language) for language in translated_languages()}
    result = Plan(game)
    section_rows = list(_section_rows(book, translations))
    sections = _stored(Section, models.Q(id__in=[row["id"] for row in section_rows]))
    clauses = _stored(Clause, models.Q(section__book=game) | models.Q(id__in=book.ids))
    for row in section_rows:
        if why := _differences(sections.get(row["id"]), row):
            result.sections.append(row)
            result.drift.append(f"section {row['id']}: {', '.join(why)}")
    by_id = {clause.id: clause for clause in book}
    for row in _clause_rows(book, translations, clauses):
        old = clauses.get(row["id"])
        if why := _differences(old, row):
            result.clauses.append(row)
            result.drift.append(f"{row['id']}: {', '.join(why)}")
            result.former += replaced(old, row) if old else ()
        if old is None or old["revision"] != row["revision"]:
            result.revisions.append(_revision(by_id[row["id"]], old, row))
    gone = [id_ for id_ in clauses if id_ not in book.ids and book_of(id_) == game]
    for id_ in gone:
        if not clauses[id_]["retired"]:
            result.clauses.append({**clauses[id_], "retired": True})
            result.drift.append(f"{id_}: retired, the files have it no more")
    result.facts = new_facts(book, [*book.ids, *gone])
    result.drift += [f"{row.clause_id}: {_said(row)} under {row.ruleset}" for row in result.facts]
    result.parameters = new_parameters(game)
    result.drift += [f"{row.ruleset}: {'new' if row.number == 1 else 'other'} parameters" for row in result.parameters]
    return result


def _make_room(book: Rulebook, todo: Plan) -> None:
    """Take out of their places the rows that may change them, and those that the files have no more or elsewhere."""
    here = [f"{book.stem}-{section.id}" for section in book.sections]
    sections, clauses = Section._base_manager, Clause._base_manager.filter(retired=False, position__lt=_ASIDE)
    sections.filter(book=book.game).exclude(pk__in=here).update(position=None)
    clauses.filter(section__in=here).exclude(pk__in=book.ids).update(position=F("position") + _ASIDE)
    sections.filter(pk__in=[row["id"] for row in todo.sections]).update(position=None)
    clauses.filter(pk__in=[row["id"] for row in todo.clauses]).update(position=F("position") + _ASIDE)


def _write(model: type[models.Model], rows: list[Row]) -> None:
    columns = sorted({column for row in rows for column in row} - {"id"})
    model._base_manager.bulk_create(
        [model(**row) for row in rows],
        update_conflicts=True,
        unique_fields=["id"],
        update_fields=[column.removesuffix("_id") for column in columns],
    )


@transaction.atomic
def apply(game: str) -> Plan:
    """Make the rows of a game as the files are: one transaction, and no query for each clause.

    Each new wording of the English adds a ClauseRevision, each change of its numbers under a ruleset a ClauseFacts,
    each change of a ruleset a RulesetParameters, and each translation whose place another takes a FormerTranslation; a
    clause that left the files is kept as retired. Chapters that come from another book bring their clauses; a book that
    no page prints goes with its last chapter.
    """
    wait_turn(f"sync_rulebook {game}")
    todo = plan(game)
    if not todo.drift:
        return todo
    with override(SOURCE_LANGUAGE):
        Book.objects.update_or_create(game=game, defaults={"stamp": uuid4().hex})
        _make_room(reference(game), todo)
        _write(Section, todo.sections)
        _write(Clause, todo.clauses)
        Book.objects.exclude(game__in=books()).filter(sections=None).delete()
    ClauseRevision.objects.bulk_create(todo.revisions)
    ClauseFacts.objects.bulk_create(todo.facts)
    FormerTranslation.objects.bulk_create(todo.former)
    RulesetParameters.objects.bulk_create(todo.parameters)
    return todo
