"""A lesson: read, its questions answered inside the text, and marked as done."""

import re
import secrets
from collections.abc import Callable
from typing import Any

from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from training.courses import questions, selectors, services
from training.courses.figures import shapes_for
from training.courses.questions import Placed, ShownQuestion, Visit
from training.courses.reading import heading, read
from training.courses.views import found, language, person
from training.drills.courses import Course, Lesson
from training.quiz import answers, showing
from training.quiz.after import is_kept
from training.quiz.models import Practice
from training.quiz.presentation import retyped
from training.quiz.problems import BadAnswer

_SEED = re.compile(r"[A-Za-z0-9]{1,32}", re.ASCII)
_TURN = re.compile(r"[1-9][0-9]{0,2}", re.ASCII)


@never_cache
@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def lesson(request: HttpRequest, slug: str, lesson: str) -> HttpResponse:
    """Show a lesson with what its seed draws; a post answers a question in it, or marks it done or not done. An address
    without a seed leads to the visit in which the reader has answered, until the lesson is done."""
    course = found(slug)
    try:
        here = course.lesson(lesson)
    except KeyError:
        raise Http404 from None
    address = reverse("courses:lesson", args=[slug, lesson])
    if "done" in request.POST:
        done = request.POST["done"] == "yes"
        services.mark_done(person(request), course, here, done=done, now=timezone.now())
        return redirect(f"{request.get_full_path()}#lesson-end")
    visit = _visit(request.GET, here)
    if visit is None:
        kept = selectors.visit_of(person(request), course, here)
        return redirect(address + (kept or Visit(secrets.token_hex(4)).query))
    items = questions.placed(course, here, visit)
    if request.method == "POST":
        return _answered(request, course, here, visit, items)
    return _page(request, course, here, visit, items)


def _visit(query: QueryDict, here: Lesson) -> Visit | None:
    """Return the visit of an address; None where it has no seed of its own yet."""
    seed = str(query.get("seed", ""))
    if not _SEED.fullmatch(seed):
        return None
    turns = {place.id: str(query[place.id]) for place in questions.places(here) if place.id in query}
    if not all(map(_TURN.fullmatch, turns.values())):
        raise Http404
    return Visit(seed, {place: int(turn) for place, turn in turns.items()})


def _answered(
    request: HttpRequest, course: Course, here: Lesson, visit: Visit, items: dict[str, Placed]
) -> HttpResponse:
    """Keep the answer to a question and go back to it; what cannot be read is shown again where it was typed, and so is
    what was typed in another language and not sent. An answer to another version of the skill gets 409 and the question
    as it is now."""
    item = items.get(request.POST.get("at", ""))
    if item is None or not item.place.is_asked:
        raise Http404
    if request.POST.get("version", version := str(item.version)) != version:
        response = _page(request, course, here, visit, items, changed=item.place.id)
        response.status_code = 409
        return response
    typed = answers.typed(request.POST)
    if "typed_in" in typed:
        again = questions.asked(item, visit, retyped(item.item.face, typed))
        return _page(request, course, here, visit, items, again)
    try:
        given = answers.read(item.item.face, typed)
    except BadAnswer as bad:
        again = questions.asked(item, visit, typed, bad.errors)
        return _page(request, course, here, visit, items, again)
    seconds = showing.counted_seconds(typed)
    offline = showing.was_offline(request.POST)
    services.answer(person(request), course, here, visit, item, given, seconds, offline=offline)
    if _target(request, items):
        return _page(request, course, here, visit, items)
    return redirect(f"{request.path}{visit.query}#{item.place.id}")


def _page(
    request: HttpRequest,
    course: Course,
    here: Lesson,
    visit: Visit,
    items: dict[str, Placed],
    again: ShownQuestion | None = None,
    changed: str = "",
) -> HttpResponse:
    """Show the lesson, or by script the one place of it that is to change; `again` is a question whose answer could not
    be read, `changed` the place of one that was answered in another version."""
    reader, number = person(request), course.lessons.index(here)
    answered = selectors.answers_in(reader, (each for each in items.values() if each.place.is_asked))
    ask = questions.kept if is_kept(request) else questions.asked
    shown = {name: _shown(each, visit, answered.get(name), ask) for name, each in items.items()}
    if again:
        shown[again.id] = again
    if (target := _target(request, items)) is not None:
        name = "ask" if target.place.is_asked else "example"
        part = {name: shown[target.place.id], "query": visit.query, "changed": changed}
        return render(request, f"courses/_{name}.html", part)
    text = read(course, here, language())
    page: dict[str, Any] = {
        "course": course,
        "course_heading": heading(course, None, language()),
        "lesson": here,
        "read": text,
        "parts": [{"text": part, **_beneath(part.id, items, shown)} for part in text.parts],
        "shapes": shapes_for(course, here),
        "query": visit.query,
        "changed": changed,
        "progress": services.open_lesson(reader, course, here),
        "previous": heading(course, course.lessons[number - 1], language()) if number else None,
        "next": heading(course, course.lessons[number + 1], language()) if number + 1 < len(course.lessons) else None,
    }
    return render(request, "courses/lesson.html", page)


def _target(request: HttpRequest, items: dict[str, Placed]) -> Placed | None:
    """Return the place for which a script asks."""
    return items.get(request.htmx.target or "")  # type: ignore[attr-defined]  # set by its middleware


def _shown(
    each: Placed, visit: Visit, answered: Practice | None, ask: Callable[[Placed, Visit], ShownQuestion]
) -> ShownQuestion:
    if not each.place.is_asked:
        return questions.example(each, visit)
    return questions.answered(each, visit, answered) if answered else ask(each, visit)


def _beneath(part: str, items: dict[str, Placed], shown: dict[str, ShownQuestion]) -> dict[str, list[ShownQuestion]]:
    """Return the examples and the questions that stand beneath a part."""
    here = [each.place for each in items.values() if each.place.part.id == part]
    return {
        "examples": [shown[place.id] for place in here if not place.is_asked],
        "asks": [shown[place.id] for place in here if place.is_asked],
    }
