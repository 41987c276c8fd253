"""The rules of a game on a past day: a permanent address for each day, and the form that leads to it."""

from datetime import date

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from games.web.registry import GAMES
from games.web.rulebook import choices
from games.web.rulebook.editions import ENGLISH
from games.web.rulebook.past.forms import PastDayForm
from games.web.rulebook.past.page import first_day, past_page


@require_safe
def choose(request: HttpRequest, slug: str) -> HttpResponse:
    """Lead to the rules on the day that was typed, or to those of today; show the form again where there is no such
    day."""
    chosen, form = _chosen(request, slug), PastDayForm(request.GET)
    if not form.is_valid():
        return _shown(request, chosen, form)
    day = form.cleaned_data["day"]
    page = reverse("rulebook:past", args=[slug, day]) if day else reverse("rulebook:game", args=[slug])
    return redirect(page + chosen.suffix)


@require_safe
def past(request: HttpRequest, slug: str, day: date) -> HttpResponse:
    """Show the rules at the end of a day, or from which day on they are recorded. What a house changes at its own table
    is not shown: its page is that of its ruleset."""
    return _shown(request, _chosen(request, slug), PastDayForm({"day": day}))


def _chosen(request: HttpRequest, slug: str) -> choices.Choices:
    if slug not in GAMES:
        raise Http404
    return choices.read(request, GAMES[slug])


def _shown(request: HttpRequest, chosen: choices.Choices, form: PastDayForm) -> HttpResponse:
    game, ruleset = chosen.game, chosen.ruleset
    day: date | None = form.cleaned_data["day"] if form.is_valid() else None
    first = first_day(ruleset) if day else None
    today_url = reverse("rulebook:game", args=[game.slug]) + chosen.suffix
    context = {
        "game": game,
        "form": form,
        "day": day,
        "first": first,
        "first_url": reverse("rulebook:past", args=[game.slug, first]) + chosen.suffix if first else "",
        "page": past_page(game, ruleset, get_language() or ENGLISH, day) if day and first and first <= day else None,
        "house": chosen.house,
        "asked": chosen.query,
        "notices": chosen.notices,
        "ruleset": game.rulesets[ruleset],
        "rulesets": choices.rulesets(request, game, ruleset),
        "today_url": today_url,
        "canonical": request.build_absolute_uri(today_url),
        "usual_url": choices.without(request, "at"),
        "suffix": chosen.suffix,
    }
    return render(request, "rulebook/past.html", context, status=400 if form.errors else 200)
