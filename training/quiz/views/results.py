"""What came of an exam, for whoever sat it and for the instructors and HR officers of the house."""

from uuid import UUID

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from training.quiz import selectors, services
from training.quiz.blueprints import BLUEPRINTS
from training.quiz.dealt import game_slug, list_address
from training.quiz.presentation import shown, shown_verdict
from training.quiz.problems import AttemptRefused
from training.staff.models import User

MOST_DIGITS = 4  # of a score


def person(request: HttpRequest) -> User:
    """Who is signed in. Views behind `login_required` know that somebody is."""
    if not isinstance(request.user, User):
        raise TypeError("this page needs somebody signed in")
    return request.user


@never_cache
@login_required
@require_safe
def result(request: HttpRequest, uuid: UUID) -> HttpResponse:
    """Mark, pace, and each item with its verdict and clauses."""
    reader = person(request)
    attempt = get_object_or_404(selectors.seen_attempts(reader).select_related("user", "house"), uuid=uuid)
    if not services.close_if_due(attempt, timezone.now()):
        if attempt.user_id == reader.pk:
            return redirect("quiz:attempt", uuid=uuid)
        return render(request, "quiz/still_open.html", {"attempt": attempt})
    outcome = selectors.result_of(attempt)
    rows = [
        {
            "row": item.item,
            "mark": item.mark,
            "answer": item.answer,
            "item": shown(item.item.face),
            "parts": shown_verdict(item.item.face, item.mark.verdict, item.mark.clauses, game_slug(attempt.ruleset)),
        }
        for item in outcome.items
    ]
    blueprint = BLUEPRINTS.get(attempt.blueprint)
    page = {
        "attempt": attempt,
        "title": blueprint.title if blueprint else attempt.blueprint,
        "result": outcome,
        "rows": rows,
        "drills": list_address(attempt.ruleset),
        "may_mark": selectors.may_mark(reader, attempt),
    }
    return render(request, "quiz/result.html", page)


@login_required
@require_POST
def mark_again(request: HttpRequest, uuid: UUID, position: int) -> HttpResponse:
    """A new mark for an item, by an instructor or HR officer who gives a reason."""
    reader = person(request)
    attempt = get_object_or_404(selectors.seen_attempts(reader), uuid=uuid)
    item = get_object_or_404(attempt.items, position=position)
    mark = item.marks.order_by("pk").last()
    try:
        if mark is None:
            raise AttemptRefused("open")
        score = request.POST.get("score", "")
        if not score.isascii() or not score.isdigit() or len(score) > MOST_DIGITS:
            raise AttemptRefused("score")
        services.regrade(mark, reader, request.POST.get("reason", ""), int(score))
    except AttemptRefused as refused:
        messages.error(request, str(refused.message))
    else:
        messages.success(request, _("The new mark is entered, with your name and reason."))
    return redirect("quiz:result", uuid=uuid)
