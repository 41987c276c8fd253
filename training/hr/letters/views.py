"""The pages on which HR reads the letters to come, and says on which days they go."""

from datetime import timedelta

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from training.hr.competence.forms import DayForm
from training.hr.letters.days import days_of, set_days
from training.hr.letters.digests import compose
from training.hr.letters.forms import DaysForm
from training.hr.letters.preview import coming, written
from training.hr.selectors import house_of
from training.staff.days import today
from training.staff.signed_in import SignedIn, posted

PAGE = 20
LATELY = 50


@require_safe
@never_cache
@login_required
def letters(request: SignedIn) -> HttpResponse:
    """Show the letters that would go on a day, tomorrow where none is asked for, and those that went lately."""
    house, now = house_of(request.user), timezone.now()
    tomorrow = today() + timedelta(days=1)
    form = DayForm({"on": request.GET.get("on") or tomorrow.isoformat()})
    context: dict[str, object] = {"form": form, "days": days_of(house)}
    if form.is_valid():
        day = form.cleaned_data["on"]
        page = Paginator(coming(request.user, day, now), PAGE).get_page(request.GET.get("page"))
        context |= {"day": day, "page": page, "letters": [(draft.reader, compose(draft)) for draft in page]}
    context["written"] = written(request.user)[:LATELY]
    return render(request, "hr/letters/list.html", context, status=200 if form.is_valid() else 400)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def days(request: SignedIn) -> HttpResponse:
    """Say on which days the house writes."""
    house = house_of(request.user)
    form = DaysForm(posted(request), initial={"days": days_of(house)})
    if form.is_valid():
        set_days(request.user, form.cleaned_data["days"], timezone.now())
        messages.success(request, _("The days are saved. They hold from today on."))
        return redirect("hr:letters")
    return render(request, "hr/letters/days.html", {"form": form}, status=400 if form.errors else 200)
