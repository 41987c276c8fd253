"""`clauses`, the operation of every game: the rules that hold under a ruleset, each with its sources and errata."""

import json
from typing import Annotated, Any

from django.utils.translation import override
from pydantic import AliasPath, BeforeValidator, Field

from games.core.problems import Problem, Refused
from games.web import registry
from games.web.kit import wording
from games.web.kit.game import reference
from games.web.kit.message_format import formatted
from games.web.kit.operation import Operation, Overrides, Request, Response, Text, Word
from games.web.rulebook.errata import errata_of
from games.web.rulebook.sources import citations, is_own

ENGLISH = "en"


class ClausesRequest(Request):
    """Without `rules` the common ruleset of the game is used. `own` asks only for what a law or a house says itself."""

    rules: Word | None = None
    overrides: Overrides = {}
    own: bool = False


def _or_null(value: object) -> object:
    return value or None


TextOrNull = Annotated[Text | None, BeforeValidator(_or_null)]


class DocumentBody(Response):
    """`date` is the day that the document shows itself; what it does not show is null."""

    id: str
    title: Annotated[str, Field(validation_alias="english")]
    publisher: TextOrNull
    language: TextOrNull
    date: TextOrNull
    kind: str


class SourceBody(Response):
    """`document` is the id of one; `decision` is what we decided, where the document is our decisions."""

    document: Annotated[str, Field(validation_alias=AliasPath("document", "id"))]
    kind: Annotated[str, Field(validation_alias=AliasPath("document", "kind"))]
    place: str
    decision: Annotated[TextOrNull, Field(validation_alias="decided")]


class ErratumBody(Response):
    """`printed` is what a document has in that place, `line` what is right."""

    id: str
    document: Annotated[str, Field(validation_alias=AliasPath("document", "id"))]
    place: str
    printed: str
    line: Annotated[str, Field(validation_alias="said")]


class ClauseBody(Response):
    id: str
    title: str
    kind: str
    sources: list[SourceBody]
    errata: list[ErratumBody]


class ClausesResponse(Response):
    rules: str
    documents: list[DocumentBody]
    clauses: list[ClauseBody]


class Clauses(Operation):
    """The operation for a game, which is named after its family."""

    def __init__(self, family: str) -> None:
        super().__init__(family, "clauses", "Rules with their sources and errata", ClausesRequest, ClausesResponse)

    def run(self, request: Any) -> ClausesResponse:
        names = registry.rulesets_in(self.game)
        ruleset = names[0] if request.rules is None else request.rules
        if ruleset not in names:
            raise Refused(Problem("unknown_ruleset", "rules", {"rules": ruleset}))
        game = registry.game_of(ruleset)
        known = registry.rules(game.engine, ruleset, request.overrides)
        held = [clause for clause in reference(game.engine).whole if clause.holds(known)]
        cited = [(clause, citations(clause.source, game.engine)) for clause in held]
        if request.own:
            cited = [(clause, found) for clause, found in cited if is_own(found)]
        with override(ENGLISH):
            said = wording.arguments(registry.facts(game.engine, ruleset, json.dumps(request.overrides or {})))
            clauses = [
                {
                    "id": clause.id,
                    "title": formatted(clause.title, said),
                    "kind": clause.kind,
                    "sources": found,
                    "errata": errata_of(clause.id, game.slug),
                }
                for clause, found in cited
            ]
            documents = list(dict.fromkeys(one.document for _clause, found in cited for one in found))
            return ClausesResponse.model_validate({"rules": ruleset, "documents": documents, "clauses": clauses})
