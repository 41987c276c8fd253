"""The pages of hours at the tables: their list with a form for new ones, and the correction of one."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.http import HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from training.hours import selectors, services
from training.hours.forms import CorrectionForm, HoursForm
from training.hours.problems import HoursRefused
from training.staff.days import today
from training.staff.signed_in import SignedIn, posted

_A_PAGE = 50
_AT_FIELD = {"person": "person", "future": "day", "no-reason": "note"}


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def home(request: SignedIn) -> HttpResponse:
    """Show the entries of the house; a post adds one."""
    listed, people = selectors.entries(request.user), selectors.people(request.user)
    form = HoursForm(people, posted(request), initial={"day": today(), "person": request.GET.get("person")})
    if form.is_valid():
        try:
            services.enter(request.user, *form.of, form.worked(), timezone.now())
        except HoursRefused as refused:
            form.add_error(_AT_FIELD.get(refused.code), str(refused.message))
        else:
            messages.success(request, _("The hours are entered."))
            return redirect("hours:home")
    page = Paginator(listed, _A_PAGE).get_page(request.GET.get("page"))
    return render(request, "hours/home.html", {"page": page, "form": form}, status=400 if form.errors else 200)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def correct(request: SignedIn, pk: int) -> HttpResponse:
    """Put another entry in the place of one."""
    entry = get_object_or_404(selectors.entries(request.user), pk=pk)
    form = CorrectionForm(posted(request), initial={"hours": entry.hours, "day": entry.day})
    if form.is_valid():
        try:
            services.correct(request.user, entry, form.worked(form.cleaned_data["note"]), timezone.now())
        except HoursRefused as refused:
            form.add_error(_AT_FIELD.get(refused.code) if refused.code != "person" else None, str(refused.message))
        else:
            messages.success(request, _("The hours are corrected."))
            return redirect("hours:home")
    return render(request, "hours/correct.html", {"entry": entry, "form": form}, status=400 if form.errors else 200)
