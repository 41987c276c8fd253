"""Drills: endless items from a seed in the address, under the ruleset that it names, open to everybody."""

import re
import secrets
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from django.utils.http import urlencode
from django.views.decorators.http import require_http_methods, require_safe

from training.courses.texts import Course, Lesson, lessons_by_drill
from training.quiz import answers, grading, selectors, services
from training.quiz.citing import with_revisions
from training.quiz.dealt import DEALT, USUAL, Dealt, with_rules
from training.quiz.generators import GENERATORS
from training.quiz.items import Generator, Item
from training.quiz.presentation import shown, shown_verdict
from training.quiz.problems import BadAnswer
from training.quiz.services import Drawn
from training.quiz.table import table_address
from training.staff.models import User

_SEED = re.compile(r"[A-Za-z0-9]{1,32}", re.ASCII)
LAST = 9999


@require_safe
def drills(request: HttpRequest) -> HttpResponse:
    """The skills of a ruleset, and how far the reader has come in each."""
    dealt = _dealt(request)
    done = selectors.practice_of(request.user, dealt.name) if isinstance(request.user, User) else {}
    skills = [
        {
            "generator": generator,
            "levels": [{**level, "done": done.get((generator.name, level["number"]))} for level in levels],
        }
        for generator in GENERATORS.values()
        if (levels := _levels(generator, dealt))
    ]
    choices = [{"dealt": each, "url": with_rules(reverse("quiz:drills"), each.name)} for each in DEALT.values()]
    return render(request, "quiz/drills.html", {"skills": skills, "dealt": dealt, "choices": choices})


@require_http_methods(["GET", "HEAD", "POST"])
def drill(request: HttpRequest, slug: str) -> HttpResponse:
    """An item of a skill; with an answer, its verdict. The same address draws the same item."""
    generator, dealt = GENERATORS.get(slug), _dealt(request)
    if generator is None or not (suited := generator.suits(dealt.rules)):
        raise Http404
    level = _whole(request.GET.get("level", str(suited[0])), len(generator.levels))
    place = _whole(request.GET.get("n", "1"), LAST)
    if level not in suited:
        raise Http404
    seed = request.GET.get("seed", "")
    if not _SEED.fullmatch(seed):
        return redirect(_address(generator, dealt, secrets.token_hex(4), 1, level))
    item = generator.make(f"{seed}-{place}", level, dealt.rules)
    page: dict[str, Any] = {
        "generator": generator,
        "dealt": dealt,
        "choices": _choices(generator, level),
        "level": level,
        "levels": _levels(generator, dealt),
        "list": with_rules(reverse("quiz:drills"), dealt.name),
        "seed": seed,
        "place": place,
        "here": _address(generator, dealt, seed, place, level),
        "next": _address(generator, dealt, seed, place % LAST + 1, level),
        "item": shown(item.face),
    }
    if request.method == "POST":
        page |= _judged(request, generator, dealt, item, f"{seed}-{place}", level)
    template = "quiz/_drill.html" if request.htmx else "quiz/drill.html"  # type: ignore[attr-defined]
    response = render(request, template, page)
    patch_vary_headers(response, ["HX-Request"])
    return response


def _judged(
    request: HttpRequest, generator: Generator, dealt: Dealt, item: Item, seed: str, level: int
) -> dict[str, Any]:
    try:
        given = answers.read(item.face, request.POST.dict())
    except BadAnswer as bad:
        return {"item": shown(item.face, request.POST.dict(), bad.errors), "bad": True}
    verdict = grading.judge(item.face, item.key, given)
    if isinstance(request.user, User):
        services.practise(request.user, generator, Drawn(dealt.name, level, seed), given, verdict)
    parts = shown_verdict(item.face, verdict.rows, with_revisions(item.clauses), dealt.game.slug)
    return {
        "verdict": verdict,
        "verdict_parts": parts,
        "taught": _taught(generator, dealt),
        "table": table_address(dealt, item.play),
    }


def _taught(generator: Generator, dealt: Dealt) -> tuple[Course, Lesson] | None:
    """The lesson that teaches a skill, if what it says is true under the ruleset."""
    course, lesson = lessons_by_drill().get(generator.name, (None, None))
    return (course, lesson) if course and lesson and course.rules == dealt.name else None


def _dealt(request: HttpRequest) -> Dealt:
    """The ruleset that the address names, or the usual one."""
    found = DEALT.get(request.GET.get("rules", USUAL))
    if found is None:
        raise Http404
    return found


def _levels(generator: Generator, dealt: Dealt) -> list[dict[str, Any]]:
    """The levels of a skill under a ruleset, each with its number, title and address."""
    return [
        {
            "number": level,
            "title": generator.levels[level - 1],
            "url": with_rules(f"{reverse('quiz:drill', args=[generator.name])}?level={level}", dealt.name),
        }
        for level in generator.suits(dealt.rules)
    ]


def _choices(generator: Generator, level: int) -> list[dict[str, Any]]:
    """The rulesets under which the skill is asked: at the same level where there is one, else at the first."""
    found = []
    for dealt in DEALT.values():
        if levels := {each["number"]: each["url"] for each in _levels(generator, dealt)}:
            found.append({"dealt": dealt, "url": levels.get(level, next(iter(levels.values())))})
    return found


def _whole(text: str, most: int) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 5 or not 1 <= int(text) <= most:
        raise Http404
    return int(text)


def _address(generator: Generator, dealt: Dealt, seed: str, place: int, level: int) -> str:
    query = urlencode({"seed": seed, "n": str(place), "level": str(level)})
    return with_rules(f"{reverse('quiz:drill', args=[generator.name])}?{query}", dealt.name)
