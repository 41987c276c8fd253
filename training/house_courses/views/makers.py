"""The courses of a house for those who make them: their list, each with its history, and a preview of it."""

from django.contrib.auth.decorators import login_required
from django.http import HttpResponse
from django.shortcuts import get_object_or_404, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from training.house_courses import selectors, services
from training.staff import making
from training.staff.making_pages import acted
from training.staff.signed_in import SignedIn


@require_safe
@never_cache
@login_required
def home(request: SignedIn) -> HttpResponse:
    """Show the courses that the house makes."""
    page = {"courses": making.standings(selectors.courses_of(request.user))}
    return render(request, "house_courses/home.html", page)


@never_cache
@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def course(request: SignedIn, pk: int) -> HttpResponse:
    """Show a course, its steps and its history; a post publishes, withdraws, or begins the next version."""
    own = get_object_or_404(selectors.courses_of(request.user), pk=pk)
    if request.method == "POST":
        return acted(request, own, services, _said(), "house_courses:make")
    (standing,) = making.standings([own])
    shown = [selectors.previewed(each, own) for each in (standing.draft, standing.last) if each]
    page = {"course": own, "standing": standing, "shown": shown, "history": making.history(own)}
    return render(request, "house_courses/make.html", page)


def _said() -> dict[str, str]:
    return {
        "publish": _("The course is published. The trainees of your house can begin it now."),
        "withdraw": _("The course is withdrawn. Those who have begun it can finish it."),
        "offer": _("The course is open to trainees again."),
    }


@require_safe
@never_cache
@login_required
def preview(request: SignedIn, pk: int) -> HttpResponse:
    """Show the draft, or else the last version, as a trainee sees it who has done nothing."""
    own = get_object_or_404(selectors.courses_of(request.user), pk=pk)
    (standing,) = making.standings([own])
    found = selectors.previewed(standing.draft or standing.last, own)
    return render(request, "house_courses/course.html", {"taken": found, "is_preview": True})
