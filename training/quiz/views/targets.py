"""Targets: what the reader's house expects by skill and level. Its instructors set them, everybody in it reads them."""

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from training.drills.registry import GENERATORS, TARGETS
from training.quiz import targets as expected
from training.quiz.dealt import DEALT, FAMILIES, USUAL, dealt_in
from training.quiz.forms import TargetForm
from training.quiz.views.asked import named
from training.quiz.views.results import person
from training.staff.signed_in import posted


@never_cache
@login_required
@require_safe
def targets(request: HttpRequest) -> HttpResponse:
    """Show the targets of a family of games, by skill and level."""
    dealt = named(request, []) or DEALT[USUAL]
    reader = person(request)
    known = expected.targets_of(reader)
    rulesets = [each.rules for each in dealt_in(dealt.game.family)]
    skills = [
        {"generator": generator, "levels": levels}
        for generator in GENERATORS.values()
        if (levels := _levels(generator.name, known, {n for rules in rulesets for n in generator.suits(rules)}))
    ]
    page = {
        "skills": skills,
        "dealt": dealt,
        "families": [dealt_in(family)[0] for family in FAMILIES],
        "may_set": expected.may_set(reader),
    }
    return render(request, "quiz/targets.html", page)


def _levels(skill: str, known: dict[expected.Key, Any], suited: set[int]) -> list[dict[str, Any]]:
    return [
        {
            "number": level,
            "title": GENERATORS[skill].levels[level - 1],
            "target": known[skill, level],
            "is_own": known[skill, level] != TARGETS.get((skill, level)),
        }
        for level in sorted(suited)
        if (skill, level) in known
    ]


@never_cache
@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def target(request: HttpRequest, slug: str, level: int) -> HttpResponse:
    """Show the target of a level and what the house has set before; a post by an instructor sets it."""
    if (slug, level) not in TARGETS:
        raise Http404
    reader = person(request)
    if request.method == "POST" and not expected.may_set(reader):
        raise PermissionDenied
    known = expected.targets_of(reader)[slug, level]
    typed = {"items": known.items, "seconds": known.seconds, "percent": known.percent}
    form = TargetForm(posted(request), initial=typed)
    if request.method == "POST" and ("default" in request.POST or form.is_valid()):
        expected.set_target(reader, slug, level, None if "default" in request.POST else form.target)
        messages.success(request, _("The target is saved."))
        return redirect("quiz:target", slug, level)
    page = {
        "generator": GENERATORS[slug],
        "title": GENERATORS[slug].levels[level - 1],
        "target": known,
        "default": TARGETS[slug, level],
        "form": form if expected.may_set(reader) else None,
        "history": expected.history(reader, slug, level),
    }
    return render(request, "quiz/target.html", page, status=422 if form.errors else 200)
