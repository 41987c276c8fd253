"""What is due, one item after the other."""

import re
import secrets
from urllib.parse import urlencode

from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from training.drills.registry import GENERATORS
from training.quiz import memory
from training.quiz.dealt import DEALT, Dealt, drill_address
from training.quiz.house_tables import tables_of
from training.quiz.views.asked import LAST, SEED, followed
from training.quiz.views.results import person
from training.staff.days import today
from training.staff.models import User


def due_address(seed: str, place: int, skipped: int) -> str:
    """Return the way to the next item that is due, after so many items of which so many were skipped."""
    return f"{reverse('quiz:due')}?{urlencode({'seed': seed, 'n': place, 'skip': skipped})}"


@never_cache
@login_required
@require_safe
def due(request: HttpRequest) -> HttpResponse:
    """Lead to the next item that is due; home when nothing is left, or all that is left has been skipped."""
    reader = person(request)
    left = memory.due(reader, today())
    seed = request.GET.get("seed", "")
    skipped = _count(request.GET.get("skip", ""))
    if skipped >= len(left):
        return redirect("courses:home")
    fact = left[skipped].fact
    dealt = _dealt(reader, fact)
    return redirect(
        drill_address(
            fact.generator,
            dealt,
            seed=seed if SEED.fullmatch(seed) else secrets.token_hex(4),
            n=_count(request.GET.get("n", "")) % LAST + 1,
            level=fact.level,
            cell=fact.cell,
            due=skipped + 1,
        )
    )


def _dealt(reader: User, fact: memory.Fact) -> Dealt:
    """Return the rules under which a fact is asked: those of the house's table where it knows the fact."""
    skill, plain = GENERATORS[fact.generator], DEALT[fact.ruleset]
    dealt = followed(plain, tables_of(reader), skill, str(fact.level))
    grid = skill.grid(dealt.rules, fact.level)
    return dealt if fact.cell in (grid.cells if grid else ("",)) else plain


def _count(text: str) -> int:
    return int(text) if re.fullmatch(r"\d{1,4}", text, re.ASCII) else 0
