"""The table: one form, one view, one fragment. The game is in its address and nowhere else."""

import secrets
from collections.abc import Mapping
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.cache import patch_cache_control
from django.views.decorators.http import etag, require_safe

from games.core.problems import Refused
from games.roulette.wheel import pocket_name
from games.web.kit.http import HtmxRequest
from games.web.roulette.table import page
from games.web.roulette.table import places as drawn
from games.web.roulette.table.play import act
from games.web.roulette.table.reading import read
from games.web.roulette.table.tables import RouletteTable


def play(request: HtmxRequest, played: RouletteTable, shown: Mapping[str, Any]) -> HttpResponse:
    """Show a game, or what an action makes of it: as a page with what else it has `shown`, or as a fragment for HTMX.

    After an action the address is that of the new game, so that a reload repeats nothing.
    """
    asked = request.GET.dict()
    if asked.get("spin") == "random":
        asked["spin"] = pocket_name(secrets.choice(played.rules.wheel.pockets))
    session, problem = read(played.rules, asked.get("play", ""))
    after = None
    if problem is None:
        try:
            after = act(played.rules, session, asked)
        except Refused as refused:
            problem = refused.first
    fragment = bool(request.htmx) and not request.htmx.history_restore_request
    if after is not None and not fragment:
        return redirect(page.next_url(played, after, asked))

    template = "roulette/table/_table.html" if fragment else "roulette/table/table.html"
    game = after or session
    context = {
        **shown,
        **page.context(played, session, game, asked, problem),
        "share": request.build_absolute_uri(played.address(game)),
        "fragment": fragment,
    }
    response = render(request, template, context, status=422 if problem else 200)
    if after is not None:
        response["HX-Push-Url"] = played.address(after)
    return response


@require_safe
@etag(lambda _request, version: f'"{drawn.version()}"')
def places(_request: HttpRequest, version: str) -> HttpResponse:
    """Say where the buttons are on their drawings. An address with an old version gets the current one, uncached."""
    response = HttpResponse(drawn.stylesheet(), content_type="text/css; charset=utf-8")
    if version == drawn.version():
        patch_cache_control(response, public=True, max_age=31_536_000, immutable=True)
    else:
        patch_cache_control(response, no_cache=True)
    return response
