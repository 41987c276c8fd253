"""What bets cost: all of them in one list, and the price of an evening. Nothing is kept but in the address."""

from typing import Any
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import get_language, gettext
from django.views.decorators.http import require_safe

from games.core.costly import Busy, made_up_by_visitor
from games.core.evening import evening as evening_of
from games.core.problems import Refused
from games.web import registry
from games.web.costs import asked
from games.web.costs.listed import every_ruleset, known_bets, rows, ruleset_name
from games.web.costs.shown import shown
from games.web.kit.form import Form

_LONGEST = 100  # characters of a name


@require_safe
def index(request: HttpRequest) -> HttpResponse:
    """Show the bets of all games by their cost: `game` leaves those of one family, `rules` those of one ruleset."""
    family, ruleset, notice = _chosen(request)
    wanted = [ruleset] if ruleset else registry.rulesets_in(family) if family else every_ruleset()
    found, busy = known_bets(wanted, get_language() or "en")
    listed = rows(found)
    context = {
        "rows": listed,
        "inexact": any(row.cost.outcomes and not row.cost.outcomes.is_exact for row in listed),
        "families": [
            _option(request, registry.family_title(one), "game", one, one == family) for one in registry.FAMILIES
        ],
        "rulesets": _rulesets(request, family, ruleset),
        "family": registry.family_title(family) if family else "",
        "ruleset": ruleset_name(ruleset) if ruleset else "",
        "notice": notice,
        "busy": busy,
    }
    return _answered(request, "costs/index.html", context, busy=Busy() if busy else None)


def _chosen(request: HttpRequest) -> tuple[str, str, str]:
    """Return the family and the ruleset that the address asks for, and a sentence where it names what is not there."""
    family, ruleset = (request.GET.get(name, "")[:_LONGEST] for name in ("game", "rules"))
    notice = ""
    if family and family not in registry.FAMILIES:
        family, notice = "", gettext("There is no such game. Here are the bets of all games.")
    if ruleset and ruleset not in every_ruleset():
        ruleset, notice = "", gettext("There is no such ruleset. Here are the bets of all rulesets.")
    return registry.game_of(ruleset).family if ruleset else family, ruleset, notice


def _rulesets(request: HttpRequest, family: str, chosen: str) -> list[tuple[object, str, bool]]:
    """Return the rulesets of a family to choose from, none where it has one alone."""
    every = registry.rulesets_in(family) if family else ()
    return [_option(request, ruleset_name(one), "rules", one, one == chosen) for one in every if len(every) > 1]


def _option(request: HttpRequest, title: object, name: str, value: str, current: bool) -> tuple[object, str, bool]:
    return title, f"{request.path}?{urlencode({name: value})}", current


@require_safe
def evening(request: HttpRequest) -> HttpResponse:
    """Show what an evening costs. A form that was sent leads to its clean address; what is refused stays as typed."""
    found, busy = known_bets(every_ruleset(), get_language() or "en")
    form = Form(request.GET)
    context: dict[str, Any] = {"form": form, "bets": asked.bets_listed(found)}
    ruleset = form.text("bet").partition(".")[0]
    if busy and (ruleset not in found if ruleset else not found):
        return _answered(request, "costs/evening.html", context | {"busy": True}, busy=Busy())
    wanted = asked.read(form, found)
    if not form.errors:
        if not form.is_clean({}):
            return redirect(f"{request.path}?{urlencode(form.state)}" if form.state else request.path)
        try:
            with made_up_by_visitor():
                context |= shown(wanted, evening_of(wanted.chances, wanted.rounds, wanted.stakes, wanted.money))
        except Refused as refused:
            form.refuse_all(refused.problems, otherwise="stake")
        except Busy as still:
            return _answered(request, "costs/evening.html", context | {"busy": True}, busy=still)
    context |= {"asked": wanted, "share": request.build_absolute_uri(), "start_again": reverse("costs:evening")}
    return _answered(request, "costs/evening.html", context, status=422 if form.errors else 200)


def _answered(
    request: HttpRequest, template: str, context: dict[str, Any], *, status: int = 200, busy: Busy | None = None
) -> HttpResponse:
    """Return a page; one that is not whole yet says when to ask again."""
    response = render(request, template, context, status=503 if busy else status)
    if busy:
        response["Retry-After"] = str(busy.wait)
    return response
