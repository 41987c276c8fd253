"""A course of the house as its trainees take it."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from training.house_courses import selectors, services
from training.house_courses.problems import CourseRefused
from training.staff.signed_in import SignedIn


@never_cache
@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def course(request: SignedIn, pk: int) -> HttpResponse:
    """Show a course step by step; a post begins it, or changes to the version that is open."""
    found = next((each for each in selectors.taken(request.user) if each.course.pk == pk), None)
    if found is None:
        raise Http404
    if request.method != "POST":
        return render(request, "house_courses/course.html", {"taken": found})
    try:
        services.take(request.user, found.course, timezone.now())
    except CourseRefused as refused:
        messages.error(request, str(refused.message))
    else:
        messages.success(request, _("You take this version of the course now."))
    return redirect("house_courses:course", pk)
