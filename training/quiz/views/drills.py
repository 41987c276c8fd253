"""Drills: endless items from a seed in the address, under the ruleset that it names, open to everybody."""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_http_methods, require_safe

from games.web.rulebook.selectors import clause_revisions
from training.drills.courses import lesson_on
from training.drills.kit.chance import Chance
from training.drills.kit.items import Item
from training.drills.registry import GENERATORS, MISTAKES
from training.quiz import answers, judging, selectors, services, showing, targets
from training.quiz.after import HEADER, after, is_kept
from training.quiz.citing import with_revisions
from training.quiz.confusions import confusion
from training.quiz.dealt import (
    DEALT,
    FAMILIES,
    USUAL,
    Dealt,
    cases_address,
    dealt_in,
    drill_address,
    list_address,
    list_of,
    worksheet_address,
)
from training.quiz.house_tables import HouseTable, can_follow, keep, shown_rules
from training.quiz.presentation import retyped, shown, shown_judged, shown_verdict
from training.quiz.problems import BadAnswer
from training.quiz.progress import next_cell, shown_map
from training.quiz.services import Drawn
from training.quiz.table import calculator_address, table_address
from training.quiz.views.asked import LAST, SEED, Asked, choices, every_choice, levels, named, of_reader, read
from training.quiz.views.due import due_address
from training.quiz.worksheets import can_be_printed
from training.staff.models import User


@require_safe
def drills(request: HttpRequest) -> HttpResponse:
    """Show the skills of a ruleset, and how far the reader has come in each: by the table of the reader's house where
    it has one for the ruleset, and no other rules are chosen."""
    tables = of_reader(request)
    dealt = named(request, tables) or DEALT[USUAL]
    table = next((each for each in tables if each.dealt.key == dealt.key or _is_meant(dealt, each)), None)
    dealt = table.dealt if table else dealt
    done, stand = {}, {}
    if isinstance(request.user, User):
        done = selectors.practice_of(request.user, dealt.name)
        stand = targets.standings(request.user, targets.targets_of(request.user), dealt.name)
    skills = [
        {
            "generator": generator,
            "levels": [
                {**level, **_known(done.get(key), level["cells"]), "standing": stand.get(key)}
                for level in suited
                if (key := (generator.name, level["number"]))
            ],
        }
        for generator in GENERATORS.values()
        if (suited := levels(generator, dealt if can_follow(dealt, generator) else DEALT[dealt.name]))
    ]
    page = {
        "skills": skills,
        "dealt": dealt,
        "families": [
            {"dealt": each, "url": list_address(each.name)} for each in (dealt_in(family)[0] for family in FAMILIES)
        ],
        "choices": [
            {"dealt": each, "table": of, "url": list_of(each), "current": each.key == dealt.key}
            for each, of in every_choice(dealt_in(dealt.game.family), tables)
        ],
        "house_rules": shown_rules(dealt, table),
    }
    return render(request, "quiz/drills.html", page)


def _known(done: selectors.Practised | None, cells: Sequence[str]) -> dict[str, Any]:
    """Return what was practised of a level, and how many of its cells are mastered: a table may have fewer than the
    ruleset, under which the others are counted as well."""
    return {"done": done, "mastered": len(done.mastered.intersection(cells)) if done else 0}


def _is_meant(dealt: Dealt, table: HouseTable) -> bool:
    """Return whether the table stands for a ruleset that was not chosen over it."""
    return not dealt.table and not dealt.over_table and table.dealt.name == dealt.name


def _worksheet(request: HttpRequest, asked: Asked, item: Item) -> str:
    """Return the page on which an instructor prints items like this one; nothing for anybody else."""
    is_teacher = isinstance(request.user, User) and targets.may_set(request.user) and can_be_printed(item)
    return worksheet_address(asked.generator.name, asked.dealt, asked.level) if is_teacher else ""


@require_http_methods(["GET", "HEAD", "POST"])
def drill(request: HttpRequest, slug: str) -> HttpResponse:
    """Show an item of a skill; with an answer, its verdict. The same address draws the same item.

    An answer to another version of the skill gets 409 and the item as it is now, and nothing is kept.
    """
    asked = read(request, slug)
    if not SEED.fullmatch(asked.seed):
        return redirect(_next_item(request, replace(asked, seed=secrets.token_hex(4), place=0), "")["next"])
    if asked.table:
        keep(asked.table)  # so that the address always leads to this item
    item, seed = asked.item()
    page: dict[str, Any] = {
        "generator": asked.generator,
        "dealt": asked.dealt,
        "choices": choices(asked),
        "house_rules": shown_rules(asked.dealt, asked.table),
        "worksheet": _worksheet(request, asked, item),
        "level": asked.level,
        "levels": levels(asked.generator, asked.dealt),
        "list": list_of(asked.dealt),
        "seed": asked.seed,
        "place": asked.place,
        "here": asked.here,
        "shown": request.POST.get("shown") or showing.stamp(asked.name, timezone.now()),
        "item": shown(item.face),
        "freely": drill_address(asked.generator.name, asked.dealt, level=asked.level),
        "against": MISTAKES[asked.mistake] if asked.mistake in item.mistaken else None,
    }
    changed = request.POST.get("version", version := str(asked.generator.version)) != version
    if request.method == "POST" and not changed:
        page |= _judged(request, asked, item, seed)
    if is_kept(request):
        page["after"] = after(item, asked.dealt, asked.generator.name, asked.level)
    page |= _next_item(request, asked, item.cell) | _next_due(request, asked) | _session(request, asked)
    template = "quiz/_drill.html" if request.htmx else "quiz/drill.html"  # type: ignore[attr-defined]
    response = render(request, template, page | {"changed": changed}, status=409 if changed else 200)
    patch_vary_headers(response, ["HX-Request", HEADER])
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
    return {
        "next": asked.address(place, after),
        "map": shown_map(grid, done, partial(asked.address, place)),
        "cases": cases_address(asked.generator.name, asked.dealt, asked.level),
    }


def _next_due(request: HttpRequest, asked: Asked) -> dict[str, Any]:
    """Return the ways on to what else is due, where the item was asked because it is."""
    if not asked.due or not isinstance(request.user, User):
        return {}
    return {
        "due": True,
        "next": due_address(asked.seed, asked.place, asked.due - 1),
        "skip": due_address(asked.seed, asked.place, asked.due),
    }


def _session(request: HttpRequest, asked: Asked) -> dict[str, Any]:
    """Return how somebody signed in does in this session of the level, and how they stand against the target."""
    if not isinstance(request.user, User):
        return {}
    named = asked.generator.name, asked.level, asked.dealt.name
    key = asked.generator.name, asked.level
    stand = targets.standings(request.user, targets.targets_of(request.user), asked.dealt.name, only=key)
    return {"session": selectors.session_of(request.user, *named, asked.seed), "standing": stand.get(key)}


def _judged(request: HttpRequest, asked: Asked, item: Item, seed: str) -> dict[str, Any]:
    """Judge and keep an answer. What cannot be read is shown again, and so is what was typed in another language and
    not sent."""
    typed = answers.typed(request.POST)
    if "typed_in" in typed:
        return {"item": shown(item.face, retyped(item.face, typed))}
    try:
        given = answers.read(item.face, typed)
    except BadAnswer as bad:
        return {"item": shown(item.face, typed, bad.errors), "bad": True}
    judged = judging.judged(item, given, showing.seconds_taken(request.POST, asked.name, timezone.now()))
    too_fast = False
    if isinstance(request.user, User):
        drawn = Drawn(asked.dealt.name, asked.level, seed, item.cell, asked.dealt.table)
        offline = showing.was_offline(request.POST)
        kept = services.practise(request.user, asked.generator, drawn, given, judged, offline=offline)
        too_fast = kept.too_fast and judged.too_fast  # the first answer counts
    rows = judged.verdict.rows
    cited = with_revisions(item.clauses, clause_revisions({name for part in item.clauses.values() for name in part}))
    return {
        "item": shown_judged(item.face, rows),
        "verdict": judged.verdict,
        "verdict_parts": shown_verdict(item.face, rows, cited, asked.dealt.name, item.worked),
        "too_fast": too_fast,
        "confusion": confusion(judged.mistake, asked.dealt, asked.generator.name, asked.level),
        "taught": lesson_on(asked.dealt.name, asked.generator.name, asked.level),
        "table": table_address(asked.dealt, item.play),
        "calculator": calculator_address(asked.dealt, item.calculator),
    }
