"""A new course of a house, and its draft."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from training.house_courses import selectors, services
from training.house_courses.models import CourseDraft, HouseCourse
from training.house_courses.problems import CourseRefused
from training.house_courses.sheet import Sheet
from training.staff.signed_in import SignedIn, posted
from training.staff.teaching import taught_house
from training.staff.titled import Titled


@never_cache
@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def new(request: SignedIn) -> HttpResponse:
    """Begin a course: its title."""
    taught_house(request.user)
    form = Titled(posted(request))
    if request.method == "POST" and form.is_valid():
        course = services.begin_course(request.user, form.titles, timezone.now())
        return redirect("house_courses:draft", course.pk)
    return render(request, "house_courses/new.html", {"form": form}, status=422 if form.errors else 200)


@never_cache
@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def draft(request: SignedIn, pk: int) -> HttpResponse:
    """Show the draft of a course to be changed; each button keeps all that was typed."""
    course = get_object_or_404(selectors.courses_of(request.user), pk=pk)
    kept = CourseDraft.objects.filter(course=course).select_related("course__house").first()
    if kept is None:
        return redirect("house_courses:make", pk)
    if request.method != "POST":
        return _page(request, course, Sheet.kept(kept))
    sheet = Sheet.typed(course.house, request.POST)
    if not sheet.is_valid():
        return _page(request, course, sheet, status=422)
    try:
        services.save_draft(course, request.user, sheet.form.cleaned_data["edition"], sheet.contents, timezone.now())
    except CourseRefused as refused:
        if refused.code == "overtaken":
            again = request.POST.copy()
            again["edition"] = str(kept.edition)
            sheet = Sheet.typed(course.house, again)
            sheet.is_valid()
        sheet.form.add_error(None, str(refused.message))
        return _page(request, course, sheet, status=422)
    if request.POST.get("act") == "save":
        messages.success(request, _("The draft is saved."))
        return redirect("house_courses:make", pk)
    return redirect(f"{reverse('house_courses:draft', args=[pk])}#steps")


def _page(request: SignedIn, course: HouseCourse, sheet: Sheet, status: int = 200) -> HttpResponse:
    page = {"course": course, "sheet": sheet, "form": sheet.form, "choices": sheet.choices}
    return render(request, "house_courses/draft.html", page, status=status)
