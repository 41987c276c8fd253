"""Pages that describe the API: one of all games, and one for each."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from games.web import registry


@require_safe
def games(request: HttpRequest) -> HttpResponse:
    """Show which operations each game has."""
    from games.web.api.registry import operations_of

    listed = [(family, registry.family_title(family), operations_of(family).values()) for family in registry.FAMILIES]
    return render(request, "api/games.html", {"games": listed})


@require_safe
def game(request: HttpRequest, family: str) -> HttpResponse:
    """Show the operations of a game, with their fields and an example."""
    if family not in registry.FAMILIES:
        raise Http404
    from games.web.api.description import answered, described

    operations = described(family)
    shown = {
        "title": registry.family_title(family),
        "operations": [(one, answered(one)) for one in operations],
        "bodies": {name: body for one in operations for name, body in one.inside.items()}.values(),
    }
    return render(request, "api/game.html", shown)
