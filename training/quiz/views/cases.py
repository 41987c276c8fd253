"""Coverage: how well somebody knows each case of a skill, as a picture and in words."""

import secrets
from dataclasses import replace
from functools import partial

from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from training.quiz import selectors
from training.quiz.dealt import drill_address, list_of
from training.quiz.progress import picture, shown_map
from training.quiz.views.asked import read
from training.quiz.views.results import person


@never_cache
@login_required
@require_safe
def cases(request: HttpRequest, slug: str) -> HttpResponse:
    """Show the cases of a level under a ruleset, and how well the reader knows each."""
    asked = read(request, slug)
    if asked.grid is None:
        raise Http404
    practised_from = replace(asked, seed=secrets.token_hex(4))
    done = selectors.cells_of(person(request), slug, asked.level, asked.dealt.name)
    page = {
        "generator": asked.generator,
        "title": asked.generator.levels[asked.level - 1],
        "list": list_of(asked.dealt),
        "drill": drill_address(slug, asked.dealt, level=asked.level),
        "picture": picture(asked.grid, done),
        "map": shown_map(asked.grid, done, partial(practised_from.address, 1)),
    }
    return render(request, "quiz/cases.html", page)
