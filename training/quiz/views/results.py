"""The result of an exam, for its candidate and for the instructors and HR officers of the house."""

from uuid import UUID

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from training.quiz import outcomes, selectors, services
from training.quiz.added import ADDED
from training.quiz.by_skill import weak_skills
from training.quiz.dealt import list_address
from training.quiz.house import review
from training.quiz.house_tables import dealt_under, shown_rules
from training.quiz.languages import languages_of
from training.quiz.marking import regrade
from training.quiz.models import Attempt, AttemptItem
from training.quiz.problems import REFUSALS, AttemptRefused
from training.quiz.result_rows import Unentered, lost_by_skill, row_of
from training.staff.models import User


def person(request: HttpRequest) -> User:
    """Return who is signed in. Views behind `login_required` know that somebody is."""
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
    return _page(request, attempt)


def _page(request: HttpRequest, attempt: Attempt, refused: Unentered | None = None) -> HttpResponse:
    """Show the result, with the form of a refused mark as it was typed."""
    reader = person(request)
    outcome = selectors.result_of(attempt)
    changes = outcomes.changes_of(attempt)
    standing = outcomes.standing_of(outcome, changes)
    seen = review.seen(reader, outcome, timezone.now())
    items = seen.result.items if seen.result else ()
    rows = [row_of(item, attempt, standing, refused) for item in items] if seen.shows_questions else []
    own = attempt.user_id == reader.pk
    counted = [row for row in rows if row.row.counts]
    page = {
        "attempt": attempt,
        "own": own,
        "weak": weak_skills(seen.result.counted if seen.result else (), attempt.ruleset),
        "title": attempt.title,
        "house_rules": shown_rules(dealt_under(attempt.rules_name)),
        "seen": seen,
        "result": seen.result,
        "languages": languages_of(attempt),
        "submission": outcome.submission,
        "standing": standing,
        "added": ADDED.shown(reader, outcome),
        "changes": changes,
        "lost": lost_by_skill(counted),
        "right": [row for row in counted if row.is_right],
        "tried_out": [row for row in rows if not row.row.counts],
        "too_fast": [] if own else [row.row.position for row in rows if row.too_fast],
        "drills": list_address(attempt.ruleset),
        "may_mark": selectors.may_mark(reader, attempt),
        **_decision(reader, attempt, standing),
    }
    return render(request, "quiz/result.html", page, status=400 if refused else 200)


def _decision(reader: User, attempt: Attempt, standing: outcomes.Standing) -> dict[str, object]:
    """Return what the reader may do about a change that waits; HR learns why not, and whether anybody can decide."""
    if standing.pending is None or not reader.is_hr:
        return {}
    code = outcomes.why_not_decide(reader, attempt)
    return {
        "may_decide": not code,
        "why_not": REFUSALS.get(code, ""),
        "nobody_can": not outcomes.deciders(attempt).exists(),
    }


@never_cache
@login_required
@require_POST
def mark_again(request: HttpRequest, uuid: UUID, position: int) -> HttpResponse:
    """Show a new mark for an item, by an instructor or HR officer who gives a reason.

    `mark` is the mark that the form showed, so that nobody overwrites one that they have not seen.
    """
    reader = person(request)
    attempt = get_object_or_404(selectors.seen_attempts(reader).select_related("user", "house"), uuid=uuid)
    item = get_object_or_404(attempt.items, position=position)
    address = f"{reverse('quiz:result', args=[uuid])}#item-{position}"
    try:
        _enter(item, reader, request.POST)
    except AttemptRefused as refused:
        sentence = str(refused.message)
        if selectors.is_open(attempt) or not selectors.may_mark(reader, attempt):
            messages.error(request, sentence)
            return redirect(address)
        return _page(request, attempt, Unentered(position, request.POST, _FIELDS.get(refused.code, ""), sentence))
    messages.success(request, _("The new mark is saved with your name and reason."))
    return redirect(address)


# The field of the form at which a refusal is shown; the others are shown above the form.
_FIELDS = {"score": "score", "same-mark": "score", "no-reason": "reason", "long-reason": "reason"}


def _enter(item: AttemptItem, reader: User, typed: QueryDict) -> None:
    """Replace the mark that the form showed. Raise AttemptRefused."""
    marks = {str(mark.pk): mark for mark in item.marks.select_related("item__attempt")}
    if not marks:
        raise AttemptRefused("open")
    if not selectors.may_mark(reader, item.attempt):
        raise AttemptRefused("not-examiner")
    mark = marks.get(str(typed.get("mark")))
    if mark is None:
        raise AttemptRefused("stale-mark")
    score = typed.get("score", "").strip()
    # Out of range where it is no number, and before a very long one is read.
    points = int(score) if score.isascii() and score.isdigit() and len(score) < 4 else -1
    regrade(mark, reader, typed.get("reason", ""), points, timezone.now())
