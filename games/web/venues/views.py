"""The pages of the venues."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.utils import timezone
from django.views.decorators.http import require_safe

from games.web.venues import page, selectors
from games.web.venues.editors import edits
from games.web.venues.models import Venue
from games.web.venues.texts import said


@require_safe
def index(request: HttpRequest) -> HttpResponse:
    cards = [page.card(venue) for venue in selectors.venues()]
    return render(request, "venues/index.html", {"venues": cards})


@require_safe
def venue(request: HttpRequest, slug: str) -> HttpResponse:
    """Show a venue's page. `preview` shows its editors what is not published yet; for others it changes nothing."""
    found = get_object_or_404(Venue, slug=slug)
    editor = edits(request.user, found)
    drafts = editor and "preview" in request.GET
    if not (found.published or drafts):
        raise Http404
    news = selectors.news_of(found, timezone.now(), request.GET.get("page"), drafts=drafts)
    context = {
        "venue": page.card(found, selectors.tables_of(found, drafts=drafts)),
        "about": said(found, "about"),
        "news": {
            "drafts": [page.item(row) for row in news.drafts],
            "current": [page.item(row) for row in news.current],
            "earlier": [page.item(row) for row in news.earlier],
            "pages": news.earlier,
        },
        "rooms": [page.room(row) for row in selectors.rooms_of(found, drafts=drafts)],
        "pictures": [page.picture(row) for row in selectors.pictures_of(found, drafts=drafts)],
        "editor": editor,
        "drafts": drafts,
    }
    return render(request, "venues/venue.html", context)
