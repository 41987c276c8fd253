"""How many requests a visitor may make in a minute to the API, calculators, table cards, drills and the search.

Somebody who is signed in is counted alone, everybody else by address. One address may be a training room: the room's
limit allows sixty people who do not sign in a request every three seconds, and one person four a second, which is more
than somebody who lays cards makes. Exams and lessons are not limited. Without a cache, nobody is.
"""

from collections.abc import Callable, Sequence
from ipaddress import ip_address, ip_network
from time import time
from typing import Any

from allauth.account.adapter import get_adapter
from django.core.cache import cache
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.utils.translation import gettext

from games.core.costly import Busy
from games.core.problems import Problem
from games.web.api.errors import described
from portal.too_many import too_many

WINDOW = 60  # seconds
PERSON, ADDRESS = 240, 1200  # requests in a window

API, CALCULATORS, CARDS, DRILLS, SEARCH = "api", "calculators", "cards", "drills", "search"
_AREAS = {
    "calculators:index": CALCULATORS,
    "calculators:tool": CALCULATORS,
    "calculators:table": CALCULATORS,
    "costs:evening": CALCULATORS,
    "leaflet:card": CARDS,
    "quiz:drill": DRILLS,
    "search:find": SEARCH,
}


class LimitsMiddleware:
    """Refuse requests beyond the limit with 429, and answer 503 where a costly result is not ready yet."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.get_response(request)

    def process_view(
        self, request: HttpRequest, _view: Callable[..., Any], _args: Sequence[Any], _kwargs: dict[str, Any]
    ) -> HttpResponse | None:
        area = _area(request)
        if area is None:
            return None
        person = request.user.pk if request.user.is_authenticated else None
        who = f"person-{person}" if person else f"address-{_address(request)}"
        if _asked(f"{area}:{who}") <= (PERSON if person else ADDRESS):
            return None
        wait = WINDOW - int(time()) % WINDOW
        if area == API:
            refusal: HttpResponse = JsonResponse(described(Problem("asked_too_often"), gettext), status=429)
            return _later(refusal, wait)
        return too_many(request, wait)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        if not isinstance(error, Busy):
            return None
        refusal = _later(render(request, "503.html", status=503), error.wait)
        if request.method == "GET" and request.headers.get("HX-Request") != "true":
            refusal["Refresh"] = str(2 * error.wait)  # the reader need not ask again: the browser does
        return refusal


def _area(request: HttpRequest) -> str | None:
    """Return which limit a request counts for; None: it is not limited."""
    match = request.resolver_match
    if match is None:
        return None
    if request.path.startswith("/api/"):
        return API
    return _AREAS.get(match.view_name)


def _address(request: HttpRequest) -> str:
    """Return the visitor's address as the log-in limits see it; of IPv6 its network, which is one visitor's."""
    try:
        address = ip_address(get_adapter().get_client_ip(request))
    except (PermissionDenied, ValueError):  # the proxy named none
        return "unknown"
    return str(address if address.version == 4 else ip_network((address, 64), strict=False))


def _asked(who: str) -> int:
    """Return how many requests a visitor has made in this window, with this one."""
    key = f"asked:{who}:{int(time()) // WINDOW}"
    try:
        return 1 if cache.add(key, 1, WINDOW) else cache.incr(key)
    except Exception:  # whatever an unreachable cache raises, the visitor is let through
        return 1


def _later(refusal: HttpResponse, wait: int) -> HttpResponse:
    refusal["Retry-After"] = str(wait)
    refusal["Cache-Control"] = "no-store"
    return refusal
