"""Drills: endless items from a seed in the address, under the ruleset that it names, open to everybody."""

import re
import secrets
from dataclasses import replace
from functools import partial
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_http_methods, require_safe

from games.web.rulebook.selectors import clause_revisions
from training.courses.texts import Course, Lesson, lessons_by_drill
from training.drills.kit.chance import Chance
from training.drills.kit.items import Item
from training.drills.kit.skill import Generator
from training.drills.registry import GENERATORS, MISTAKES
from training.quiz import answers, grading, selectors, services
from training.quiz.citing import with_revisions
from training.quiz.confusions import confusion
from training.quiz.dealt import DEALT, FAMILIES, USUAL, Dealt, dealt_in, drill_address, list_address
from training.quiz.diagnosis import diagnose
from training.quiz.presentation import shown, shown_verdict
from training.quiz.problems import BadAnswer
from training.quiz.progress import next_cell, shown_grid
from training.quiz.services import Drawn
from training.quiz.table import table_address
from training.quiz.views.asked import LAST, Asked, choices, levels, named, read
from training.staff.models import User

_SEED = re.compile(r"[A-Za-z0-9]{1,32}", re.ASCII)


@require_safe
def drills(request: HttpRequest) -> HttpResponse:
    """Show the skills of a ruleset, and how far the reader has come in each."""
    dealt = named(request) or DEALT[USUAL]
    done = selectors.practice_of(request.user, dealt.name) if isinstance(request.user, User) else {}
    skills = [
        {
            "generator": generator,
            "levels": [{**level, "done": done.get((generator.name, level["number"]))} for level in suited],
        }
        for generator in GENERATORS.values()
        if (suited := levels(generator, dealt))
    ]
    page = {
        "skills": skills,
        "dealt": dealt,
        "families": [
            {"dealt": each, "url": list_address(each.name)} for each in (dealt_in(family)[0] for family in FAMILIES)
        ],
        "choices": [{"dealt": each, "url": list_address(each.name)} for each in dealt_in(dealt.game.family)],
    }
    return render(request, "quiz/drills.html", page)


@require_http_methods(["GET", "HEAD", "POST"])
def drill(request: HttpRequest, slug: str) -> HttpResponse:
    """Show an item of a skill; with an answer, its verdict. The same address draws the same item."""
    asked = read(request, slug)
    if not _SEED.fullmatch(asked.seed):
        return redirect(_next_item(request, replace(asked, seed=secrets.token_hex(4), place=0), "")["next"])
    item, seed = asked.item()
    page: dict[str, Any] = {
        "generator": asked.generator,
        "dealt": asked.dealt,
        "choices": choices(asked.generator, asked.level),
        "level": asked.level,
        "levels": levels(asked.generator, asked.dealt),
        "list": list_address(asked.dealt.name),
        "seed": asked.seed,
        "place": asked.place,
        "here": asked.address(asked.place, asked.cell),
        "item": shown(item.face),
        "freely": drill_address(asked.generator.name, asked.dealt, level=asked.level),
        "against": MISTAKES[asked.mistake] if asked.mistake in item.mistaken else None,
    }
    if request.method == "POST":
        page |= _judged(request, asked, item, seed)
    page |= _next_item(request, asked, item.cell)
    template = "quiz/_drill.html" if request.htmx else "quiz/drill.html"  # type: ignore[attr-defined]
    response = render(request, template, page)
    patch_vary_headers(response, ["HX-Request"])
    return response


def _next_item(request: HttpRequest, asked: Asked, cell: str) -> dict[str, Any]:
    """Return the way from a cell to the next item; where the skill has cells, into one that somebody signed in needs
    most."""
    place = asked.place % LAST + 1
    grid = asked.grid
    if grid is None or not isinstance(request.user, User):
        return {"next": asked.address(place)}
    done = selectors.cells_of(request.user, asked.generator.name, asked.level, asked.dealt.name)
    after = next_cell(grid, done, Chance(asked.seed, place), but=cell)
    return {"next": asked.address(place, after), "grid": shown_grid(grid, done, partial(asked.address, place))}


def _judged(request: HttpRequest, asked: Asked, item: Item, seed: str) -> dict[str, Any]:
    typed = answers.typed(request.POST)
    try:
        given = answers.read(item.face, typed)
    except BadAnswer as bad:
        return {"item": shown(item.face, typed, bad.errors), "bad": True}
    verdict = grading.judge(item.face, item.key, given)
    mistake = diagnose(item.face, item.key, item.mistaken, given)
    if isinstance(request.user, User):
        drawn = Drawn(asked.dealt.name, asked.level, seed, item.cell)
        services.practise(request.user, asked.generator, drawn, given, verdict, mistake)
    cited = with_revisions(item.clauses, clause_revisions({name for part in item.clauses.values() for name in part}))
    parts = shown_verdict(item.face, verdict.rows, cited, asked.dealt.name)
    return {
        "verdict": verdict,
        "verdict_parts": parts,
        "confusion": confusion(mistake, asked.dealt, asked.generator.name, asked.level),
        "taught": _taught(asked.generator, asked.dealt),
        "table": table_address(asked.dealt, item.play),
    }


def _taught(generator: Generator, dealt: Dealt) -> tuple[Course, Lesson] | None:
    """Return the lesson that teaches a skill, if what it says is true under the ruleset."""
    course, lesson = lessons_by_drill().get(generator.name, (None, None))
    return (course, lesson) if course and lesson and course.rules == dealt.name else None
