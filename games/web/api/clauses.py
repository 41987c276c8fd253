"""`clauses`, the verb that every game has: the rules that hold under a ruleset, each with its sources and errata."""

import json
from collections.abc import Mapping
from functools import partial
from typing import Any

from django.utils.translation import override
from typing_extensions import TypedDict

from games.core.clauses import Clause
from games.core.problems import Problem, Refused
from games.web import registry
from games.web.kit import wording
from games.web.kit.game import Game, reference
from games.web.kit.message_format import formatted
from games.web.kit.operation import Body, Operation, Overrides, Word
from games.web.rulebook.errata import Erratum, errata_of
from games.web.rulebook.sources import Citation, Document, citations, is_own

ENGLISH = "en"


class ClausesRequest(Body):
    """Without `rules` the common ruleset of the game is used. `own` asks only for what a law or a house says itself."""

    rules: Word | None = None
    overrides: Overrides = {}
    own: bool = False


class DocumentBody(TypedDict):
    """`date` is the day that the document shows itself; what it does not show is null."""

    id: str
    title: str
    publisher: str | None
    language: str | None
    date: str | None
    kind: str


class SourceBody(TypedDict):
    """`document` is the id of one; `decision` is what we decided, where the document is our decisions."""

    document: str
    kind: str
    place: str
    decision: str | None


class ErratumBody(TypedDict):
    """`printed` is what a document has in that place, `line` what is right."""

    id: str
    document: str
    place: str
    printed: str
    line: str


class ClauseBody(TypedDict):
    id: str
    title: str
    kind: str
    sources: list[SourceBody]
    errata: list[ErratumBody]


class ClausesResponse(TypedDict):
    rules: str
    documents: list[DocumentBody]
    clauses: list[ClauseBody]


def _clauses(family: str, request: ClausesRequest) -> ClausesResponse:
    ruleset = registry.rulesets_in(family)[0] if request.rules is None else request.rules
    if ruleset not in registry.rulesets_in(family):
        raise Refused(Problem("unknown_ruleset", "rules", {"rules": ruleset}))
    game = registry.game_of(ruleset)
    known = registry.rules(game.engine, ruleset, request.overrides)
    held = [clause for clause in reference(game.engine) if clause.holds(known)]
    cited = [(clause, citations(clause.source, game.engine)) for clause in held]
    if request.own:
        cited = [(clause, found) for clause, found in cited if is_own(found)]
    with override(ENGLISH):
        said = wording.arguments(registry.facts(game.engine, ruleset, json.dumps(request.overrides or {})))
        documents = dict.fromkeys(one.document for _clause, found in cited for one in found)
        return {
            "rules": ruleset,
            "documents": [_document(document) for document in documents],
            "clauses": [_clause(clause, found, game, said) for clause, found in cited],
        }


def _document(document: Document) -> DocumentBody:
    return {
        "id": document.id,
        "title": document.english,
        "publisher": document.publisher or None,
        "language": document.language or None,
        "date": document.date.isoformat() if document.date else None,
        "kind": document.kind,
    }


def _clause(clause: Clause, found: tuple[Citation, ...], game: Game, said: Mapping[str, str | int]) -> ClauseBody:
    return {
        "id": clause.id,
        "title": formatted(clause.title, said),
        "kind": clause.kind,
        "sources": [_source(one) for one in found],
        "errata": [_erratum(one) for one in errata_of(clause.id, game.slug)],
    }


def _source(one: Citation) -> SourceBody:
    document = one.document
    return {"document": document.id, "kind": document.kind, "place": one.place, "decision": one.decided or None}


def _erratum(one: Erratum) -> ErratumBody:
    return {
        "id": one.id,
        "document": one.document.id,
        "place": one.place,
        "printed": one.printed,
        "line": one.said,
    }


def verb(family: str) -> Operation:
    """The verb of a game, which is named after its family."""
    run: Any = partial(_clauses, family)
    return Operation(family, "clauses", "Rules with their sources and errata", ClausesRequest, ClausesResponse, run)
