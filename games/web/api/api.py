"""HTTP: `POST /api/v1/GAME/OPERATION`, the same bodies as on the command line, described by OpenAPI."""

from typing import Any

from django.core.exceptions import RequestDataTooBig
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext
from ninja import NinjaAPI
from ninja.errors import HttpError, ValidationError
from ninja.parser import Parser

from games.core.costly import Busy, made_up_by_visitor
from games.core.problems import Problem, Refused
from games.web.api.errors import ErrorBody, described, from_pydantic
from games.web.api.reading import read_json
from games.web.api.registry import find, operations
from games.web.kit.operation import Operation


class _StrictParser(Parser):
    def parse_body(self, request: HttpRequest) -> Any:
        return read_json(request.body)


api = NinjaAPI(
    parser=_StrictParser(),
    title="Tapis Vert",
    version="1",
    description="The engine of the rules. Money is a decimal string, a probability an exact fraction. "
    "Status 429 (too many requests in a minute) and 503 (an answer takes seconds to calculate and is not ready) "
    "come with Retry-After, in seconds: send the same request again after that.",
    docs_url=None,
    openapi_url="/openapi.json",
)


def _refuse(request: HttpRequest, problem: Problem) -> HttpResponse:
    return api.create_response(request, described(problem, gettext), status=422)


@api.exception_handler(Refused)
def _on_refused(request: HttpRequest, refused: Any) -> HttpResponse:
    return _refuse(request, refused.first)


@api.exception_handler(Busy)
def _on_busy(request: HttpRequest, busy: Any) -> HttpResponse:
    response = api.create_response(request, described(Problem("busy"), gettext), status=503)
    response["Retry-After"] = str(busy.wait)
    return response


@api.exception_handler(ValidationError)
def _on_invalid(request: HttpRequest, error: Any) -> HttpResponse:
    problem = from_pydantic(error.errors, outside=2).first  # "body" and the parameter's name
    nothing = problem == Problem("missing")  # no body at all
    return _refuse(request, Problem("not_json") if nothing else problem)


@api.exception_handler(HttpError)
def _on_unreadable(request: HttpRequest, error: Any) -> HttpResponse:
    if error.status_code != 400:
        return api.create_response(request, {"detail": str(error)}, status=error.status_code)
    cause = error.__cause__
    return _refuse(request, cause.first if isinstance(cause, Refused) else Problem("not_json"))


@api.exception_handler(RequestDataTooBig)
def _on_too_large(request: HttpRequest, error: Any) -> HttpResponse:
    return _refuse(request, Problem("too_long"))


def _add(operation: Operation) -> None:
    def view(request: HttpRequest, body: Any) -> Any:
        with made_up_by_visitor():
            return operation.answer(body)

    view.__annotations__["body"] = operation.request
    api.post(
        f"/{operation.game}/{operation.name}",
        response={200: operation.response, frozenset({422, 429, 503}): ErrorBody},
        summary=operation.summary,
        operation_id=f"{operation.game}-{operation.name}",
        tags=[operation.game],
    )(view)


for _operation in operations():
    _add(_operation)


@api.post("/{game}/{operation}", include_in_schema=False)
def _unknown(request: HttpRequest, game: str, operation: str) -> None:
    find(game, operation)
