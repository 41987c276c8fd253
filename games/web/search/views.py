"""The page of the search, or its results alone for HTMX. What is asked stands in the address."""

from urllib.parse import urlencode

from django.http import HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language, pgettext
from django.views.decorators.http import require_safe
from django.views.decorators.vary import vary_on_headers

from games.web.kit.http import HtmxRequest
from games.web.registry import GAMES
from games.web.search.asked import LONGEST
from games.web.search.selectors import results


@require_safe
@vary_on_headers("HX-Request", "HX-History-Restore-Request", "HX-Target")
def find(request: HtmxRequest) -> HttpResponse:
    """Show what answers `q`; a query that is too long is refused with 422."""
    found = results(request.GET.get("q", ""), get_language() or "en")
    fragment = bool(request.htmx) and not request.htmx.history_restore_request
    brief = fragment and request.htmx.target == "search-brief"
    template = "search/_brief.html" if brief else "search/_found.html" if fragment else "search/search.html"
    shown = {"found": found, "longest": LONGEST, "games": GAMES.values(), "hints": _hints()}
    response = render(request, template, shown, status=422 if found.too_long else 200)
    if fragment and not (brief or found.too_long):
        response["HX-Replace-Url"] = f"{request.path}?{urlencode({'q': found.query})}" if found.query else request.path
    return response


def _hints() -> list[str]:
    """Return examples of what a reader may write."""
    return [
        pgettext("example of a search", "house edge"),
        pgettext("example of a search", "what does zero do"),
        pgettext("example of a search", "insurance"),
        pgettext("example of a search", "best play"),
        "5.6",
    ]
