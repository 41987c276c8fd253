"""The courses of a house for those who make them: their list, each with its history, and a preview of it."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from training.house_courses import selectors, services
from training.house_courses.models import HouseCourse
from training.house_courses.problems import CourseRefused
from training.staff import making
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
        return _act(request, own)
    (standing,) = making.standings([own])
    shown = [selectors.previewed(each, own) for each in (standing.draft, standing.last) if each]
    page = {"course": own, "standing": standing, "shown": shown, "history": making.history(own)}
    return render(request, "house_courses/make.html", page)


def _act(request: SignedIn, own: HouseCourse) -> HttpResponse:
    act, author = request.POST.get("act", ""), request.user
    edition = request.POST.get("edition", "")
    try:
        if act == "publish":
            services.publish(own, author, int(edition) if edition.isdecimal() and len(edition) < 9 else 0)
            messages.success(request, _("The course is published. The trainees of your house can begin it now."))
        elif act == "withdraw":
            making.withdraw(own, author)
            messages.success(request, _("The course is withdrawn. Those who have begun it can finish it."))
        elif act == "offer":
            making.offer_again(own, author)
            messages.success(request, _("The course is open to trainees again."))
        elif act == "revise":
            services.revise(own, author, timezone.now())
            return redirect("house_courses:draft", own.pk)
    except CourseRefused as refused:
        messages.error(request, str(refused.message))
    return redirect("house_courses:make", own.pk)


@require_safe
@never_cache
@login_required
def preview(request: SignedIn, pk: int) -> HttpResponse:
    """Show the draft, or else the last version, as a trainee sees it who has done nothing."""
    own = get_object_or_404(selectors.courses_of(request.user), pk=pk)
    (standing,) = making.standings([own])
    found = selectors.previewed(standing.draft or standing.last, own)
    return render(request, "house_courses/course.html", {"taken": found, "is_preview": True})
