"""The training home, which everybody may see, and courses, which are for people who are signed in."""

from typing import Any

from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.functional import Promise
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from games.web import registry
from training.courses import selectors
from training.courses.home import HOME
from training.courses.models import LessonProgress
from training.courses.reading import Heading, heading
from training.drills.courses import Course, course, courses
from training.staff.models import User


def person(request: HttpRequest) -> User:
    """Return who is signed in. Views behind `login_required` know that somebody is."""
    if not isinstance(request.user, User):
        raise TypeError("this page needs somebody signed in")
    return request.user


def language() -> str:
    return get_language() or "en"


def found(slug: str) -> Course:
    """Return a course by its slug, or raise Http404."""
    try:
        return course(slug)
    except KeyError:
        raise Http404 from None


@never_cache
@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """Show my courses, and the ways to drills, exams and certificates; to visitors what is open without an account."""
    if not isinstance(request.user, User):
        return render(request, "courses/visitors.html", {"families": _families(), "courses": _headings()})
    page = {"sections": HOME.shown(request), "courses": [_mine(request.user, each) for each in courses()]}
    return render(request, "courses/home.html", page)


def _families() -> list[tuple[Promise, str]]:
    """Return what the kinds of each game are called, with the ruleset in which its drills are listed first."""
    return [(registry.family_title(family), registry.rulesets_in(family)[0]) for family in registry.FAMILIES]


def _headings() -> list[Heading]:
    return [heading(each, None, language()) for each in courses()]


def _mine(reader: User, each: Course) -> dict[str, Any]:
    progress = selectors.progress_of(reader, each)
    return {
        "heading": heading(each, None, language()),
        "total": len(each.lessons),
        "done": sum(selectors.is_done(progress, lesson) for lesson in each.lessons),
        **_resumed(each, progress),
    }


def _resumed(each: Course, progress: dict[str, LessonProgress]) -> dict[str, Any]:
    """Return where the reader goes on: the first lesson that is not done, at the part in which one last answered."""
    here = selectors.next_lesson(each, progress)
    if here is None:
        return {}
    part = progress[here.slug].part if here.slug in progress else ""
    known = part in {one.id for one in here.parts}
    address = reverse("courses:lesson", args=[each.slug, here.slug])
    return {
        "started": bool(progress),
        "next": heading(each, here, language()),
        "address": f"{address}#{part}" if known else address,
    }


@never_cache
@login_required
@require_safe
def show_course(request: HttpRequest, slug: str) -> HttpResponse:
    """Show the lessons of a course, which are done, and where to go on."""
    shown = found(slug)
    progress = selectors.progress_of(person(request), shown)
    lessons = [
        {"lesson": each, "heading": heading(shown, each, language()), "progress": progress.get(each.slug)}
        for each in shown.lessons
    ]
    page = {
        "course": shown,
        "heading": heading(shown, None, language()),
        "lessons": lessons,
        "resumed": _resumed(shown, progress),
        "drills": sorted({(each.drill, each.level) for each in shown.lessons}),
    }
    return render(request, "courses/course.html", page)
