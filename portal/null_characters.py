"""No null character gets in: no text needs one, and PostgreSQL refuses to store or compare it."""

from collections.abc import Callable, Iterator
from typing import Any

from django.core.exceptions import BadRequest
from django.http import HttpRequest, HttpResponse, QueryDict

_NULL = "\0"


class NullCharacterMiddleware:
    """Answer 400 where a path, a query, a cookie or a form contains a null character.

    What is exempt from the protection of forms is no form, and its body is left alone.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        _check((request.path, *_texts(request.GET), *request.COOKIES.values()))
        return self.get_response(request)

    def process_view(self, request: HttpRequest, view: Callable[..., Any], _args: Any, _kwargs: Any) -> None:
        if request.method == "POST" and not getattr(view, "csrf_exempt", False):
            _check(_texts(request.POST))


def _texts(form: QueryDict) -> Iterator[str]:
    """Yield every name and value of a form or a query."""
    for name, values in form.lists():
        yield name
        yield from map(str, values)


def _check(texts: Iterator[str] | tuple[str, ...]) -> None:
    if any(_NULL in text for text in texts):
        raise BadRequest("null character")
