"""Pages that are the same for every visitor are rendered once and kept for a while, compressed, with an ETag.

They are kept in the process, for `KEPT_PAGES_SECONDS`: a change of a rule or of a venue shows after that time at the
latest. People who are signed in, or have a message waiting, get a page of their own.
"""

import gzip
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b

from django.conf import settings
from django.core.cache import caches
from django.core.exceptions import DisallowedHost, MiddlewareNotUsed
from django.http import HttpRequest, HttpResponse
from django.utils.cache import get_conditional_response
from django.utils.http import quote_etag

KEPT = {
    "home",
    "api",
    "api-game",
    "calculators",
    "rulebook:index",
    "rulebook:game",
    "rulebook:past",
    "rulebook:compare",
    "rulebook:sources",
    "rulebook:errata",
    "rulebook:terms",
    "costs:index",
    "venues:index",
    "venues:venue",
}
# The same for everybody until something is laid or filled in, which the address then says.
UNTOUCHED = {"calculators:index", "calculators:table", "calculators:tool", "costs:evening"}
_WHERE = {"rules", "at"}  # what an untouched page may be asked for: a ruleset, a table of a house
_OWN = (settings.SESSION_COOKIE_NAME, "messages")  # cookies of somebody who gets a page of their own
_THEME = "theme"


@dataclass(frozen=True, slots=True)
class Kept:
    """A response as it is sent again: its compressed body and the headers that the view and its middleware gave it."""

    body: bytes
    headers: dict[str, str]


class KeptPagesMiddleware:
    """Answers visitors from what is kept, and keeps what may be. It stands outside of everything that knows people."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        if not settings.KEPT_PAGES_SECONDS:
            raise MiddlewareNotUsed
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        key = _key(request)
        if key is None:
            return self.get_response(request)
        kept = caches["pages"].get(key)
        if kept is None:
            response = self.get_response(request)
            if not _may_be_kept(request, response):
                return response
            kept = _kept(response)
            caches["pages"].set(key, kept, settings.KEPT_PAGES_SECONDS)
        return _sent(request, kept)


def _key(request: HttpRequest) -> str | None:
    """Return what a page depends on; None where it is not the same for every visitor, or cannot be sent as it is
    kept."""
    if request.method not in ("GET", "HEAD") or any(name in request.COOKIES for name in _OWN):
        return None
    if "gzip" not in request.headers.get("Accept-Encoding", "") or "HX-Request" in request.headers:
        return None
    try:
        asked = request.build_absolute_uri()
    except DisallowedHost:
        return None
    return blake2b(f"{request.COOKIES.get(_THEME)} {asked}".encode(), digest_size=16).hexdigest()


def _may_be_kept(request: HttpRequest, response: HttpResponse) -> bool:
    if request.method != "GET" or response.status_code != 200 or response.cookies:
        return False
    match = request.resolver_match
    name = match.view_name if match else ""
    same = name in KEPT or (name in UNTOUCHED and request.GET.keys() <= _WHERE)
    return same and response.headers.get("Content-Encoding") == "gzip"


def _kept(response: HttpResponse) -> Kept:
    # Compressing adds random bytes, so that equal pages differ; browsers compare what is in them.
    digest = blake2b(gzip.decompress(response.content), digest_size=16).hexdigest()
    headers = dict(response.headers) | {"ETag": f"W/{quote_etag(digest)}", "Cache-Control": "no-cache"}
    return Kept(response.content, headers)


def _sent(request: HttpRequest, kept: Kept) -> HttpResponse:
    response = HttpResponse(kept.body, headers=kept.headers)
    return get_conditional_response(request, kept.headers["ETag"], None, response) or response
