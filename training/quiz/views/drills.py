"""Drills: endless items from a seed in the address, open to everybody."""

import re
import secrets
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from django.utils.http import urlencode
from django.views.decorators.http import require_http_methods, require_safe

from games.roulette.rulesets import ruleset
from training.courses.texts import lessons_by_drill
from training.quiz import answers, grading, selectors, services
from training.quiz.citing import with_revisions
from training.quiz.generators import GENERATORS
from training.quiz.items import Generator, Item
from training.quiz.presentation import shown, shown_verdict
from training.quiz.problems import BadAnswer
from training.staff.models import User

_SEED = re.compile(r"[A-Za-z0-9]{1,32}", re.ASCII)
LAST = 9999


@require_safe
def drills(request: HttpRequest) -> HttpResponse:
    """The skills, and how far the reader has come in each."""
    done = selectors.practice_of(request.user) if isinstance(request.user, User) else {}
    skills = [
        {
            "generator": generator,
            "levels": [
                {"number": level, "title": title, "done": done.get((generator.name, level))}
                for level, title in enumerate(generator.levels, start=1)
            ],
        }
        for generator in GENERATORS.values()
    ]
    return render(request, "quiz/drills.html", {"skills": skills})


@require_http_methods(["GET", "HEAD", "POST"])
def drill(request: HttpRequest, slug: str) -> HttpResponse:
    """An item of a skill; with an answer, its verdict. The same address draws the same item."""
    generator = GENERATORS.get(slug)
    if generator is None:
        raise Http404
    level = _whole(request.GET.get("level", "1"), len(generator.levels))
    place = _whole(request.GET.get("n", "1"), LAST)
    seed = request.GET.get("seed", "")
    if not _SEED.fullmatch(seed):
        return redirect(_address(slug, secrets.token_hex(4), 1, level))
    item = generator.make(f"{seed}-{place}", level, ruleset())
    page: dict[str, Any] = {
        "generator": generator,
        "level": level,
        "levels": list(enumerate(generator.levels, start=1)),
        "seed": seed,
        "place": place,
        "here": _address(slug, seed, place, level),
        "next": _address(slug, seed, place % LAST + 1, level),
        "item": shown(item.face),
    }
    if request.method == "POST":
        page |= _judged(request, generator, item, f"{seed}-{place}", level)
    template = "quiz/_drill.html" if request.htmx else "quiz/drill.html"  # type: ignore[attr-defined]
    response = render(request, template, page)
    patch_vary_headers(response, ["HX-Request"])
    return response


def _judged(request: HttpRequest, generator: Generator, item: Item, seed: str, level: int) -> dict[str, Any]:
    try:
        given = answers.read(item.face, request.POST.dict())
    except BadAnswer as bad:
        return {"item": shown(item.face, request.POST.dict(), bad.errors), "bad": True}
    verdict = grading.judge(item.face, item.key, given)
    if isinstance(request.user, User):
        services.practise(request.user, generator, seed, level, given, verdict)
    parts = shown_verdict(item.face, verdict.rows, with_revisions(item.clauses))
    return {"verdict": verdict, "verdict_parts": parts, "taught": lessons_by_drill().get(generator.name)}


def _whole(text: str, most: int) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 5 or not 1 <= int(text) <= most:
        raise Http404
    return int(text)


def _address(slug: str, seed: str, place: int, level: int) -> str:
    query = urlencode({"seed": seed, "n": str(place), "level": str(level)})
    return f"{reverse('quiz:drill', args=[slug])}?{query}"
