"""The training home, which everybody may see, and courses and lessons, which are for people who are signed in."""

from typing import Any

from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.functional import Promise
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from games.web import registry
from training.courses import selectors, services
from training.courses.home import sections
from training.courses.models import LessonProgress
from training.courses.reading import Heading, heading, read
from training.courses.texts import Course, Lesson, course, courses
from training.staff.models import User


def _person(request: HttpRequest) -> User:
    if not isinstance(request.user, User):
        raise TypeError("this page needs somebody signed in")
    return request.user


def _language() -> str:
    return get_language() or "en"


def _found(slug: str) -> Course:
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
    page = {"sections": sections(request), "courses": [_mine(request.user, each) for each in courses()]}
    return render(request, "courses/home.html", page)


def _families() -> list[tuple[Promise, str]]:
    """Return what the kinds of each game are called, with the ruleset in which its drills are listed first."""
    return [(registry.family_title(family), registry.rulesets_in(family)[0]) for family in registry.FAMILIES]


def _headings() -> list[Heading]:
    return [heading(each, None, _language()) for each in courses()]


def _mine(reader: User, each: Course) -> dict[str, Any]:
    progress = selectors.progress_of(reader, each)
    here = next((lesson for lesson in each.lessons if not _done(progress, lesson)), None)
    return {
        "heading": heading(each, None, _language()),
        "total": len(each.lessons),
        "done": sum(row.done_at is not None for row in progress.values()),
        "next": heading(each, here, _language()) if here else None,
    }


def _done(progress: dict[str, LessonProgress], lesson: Lesson) -> bool:
    return lesson.slug in progress and progress[lesson.slug].done_at is not None


@never_cache
@login_required
@require_safe
def show_course(request: HttpRequest, slug: str) -> HttpResponse:
    """Show the lessons of a course, and which are done."""
    found = _found(slug)
    progress = selectors.progress_of(_person(request), found)
    lessons = [
        {
            "lesson": lesson,
            "heading": heading(found, lesson, _language()),
            "progress": progress.get(lesson.slug),
        }
        for lesson in found.lessons
    ]
    page = {"course": found, "heading": heading(found, None, _language()), "lessons": lessons}
    return render(request, "courses/course.html", page)


@never_cache
@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def lesson(request: HttpRequest, slug: str, lesson: str) -> HttpResponse:
    """Show a lesson to be read; a post marks it done, or takes that back."""
    found, reader = _found(slug), _person(request)
    try:
        here = found.lesson(lesson)
    except KeyError:
        raise Http404 from None
    if request.method == "POST":
        done = request.POST.get("done") == "yes"
        services.mark_done(reader, found, here, done=done, now=timezone.now())
        return redirect(reverse("courses:lesson", args=[slug, lesson]) + "#lesson-end")
    place = found.lessons.index(here)
    page = {
        "course": found,
        "course_heading": heading(found, None, _language()),
        "lesson": here,
        "read": read(found, here, _language()),
        "progress": services.open_lesson(reader, found, here),
        "previous": heading(found, found.lessons[place - 1], _language()) if place else None,
        "next": heading(found, found.lessons[place + 1], _language()) if place + 1 < len(found.lessons) else None,
    }
    return render(request, "courses/lesson.html", page)
