"""The table card of a game: an A5 page to print, in the reader's language and in a second one if asked for."""

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.utils.cache import get_conditional_response
from django.utils.http import quote_etag
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from games.web.leaflet.cards import Card, card_of
from games.web.registry import GAMES
from games.web.rulebook import choices
from games.web.rulebook.editions import ENGLISH


@require_safe
def card(request: HttpRequest, slug: str) -> HttpResponseBase:
    """Send the card as PDF, for the table, the ruleset and the second language that the address asks for.

    A page says so where one of these is not there and shows the usual rules; a card goes from hand to hand, so there is
    none then.
    """
    if slug not in GAMES:
        raise Http404
    chosen = choices.read(request, GAMES[slug])
    card = None if chosen.notices else card_of(chosen, get_language() or ENGLISH)
    if card is None:
        raise Http404
    etag = quote_etag(card.digest)
    response = get_conditional_response(request, etag) or _sent(card)
    response["ETag"], response["Cache-Control"] = etag, "no-cache"
    return response


def _sent(card: Card) -> HttpResponse:
    from games.web.leaflet.paper import made

    headers = {"Content-Disposition": f'inline; filename="{card.name}.pdf"'}
    return HttpResponse(made(card.data, card.name), content_type="application/pdf", headers=headers)
