"""The pages of the days on which rules have changed, and of the people whom a change touched."""

from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from training.certification import change_days
from training.hr.selectors import house_of
from training.staff.signed_in import SignedIn

PAGE = 20  # changes
PEOPLE = 50


@require_safe
@never_cache
@login_required
def days(request: SignedIn) -> HttpResponse:
    """Show the changes of rules by day: from what to what, words or substance, and how many certificates that
    touched."""
    house = house_of(request.user)
    page = Paginator(change_days.all_changes(), PAGE).get_page(request.GET.get("page"))
    changes = change_days.rule_changes(page, _language())
    counts = change_days.touched(house, changes)
    rows = [{"day": one.day, "change": one, "touched": counts[one.key]} for one in changes]
    return render(request, "hr/changes/days.html", {"house": house, "page": page, "rows": rows})


@require_safe
@never_cache
@login_required
def people(request: SignedIn) -> HttpResponse:
    """Show what a change was, in full, and the people whose certificates it touched."""
    house, asked = house_of(request.user), request.GET.get("change", "")
    found = change_days.rule_changes((key for key in change_days.all_changes() if str(key) == asked), _language())
    if not found:
        raise Http404
    page = Paginator(change_days.touched_by(house, found[0]), PEOPLE).get_page(request.GET.get("page"))
    return render(request, "hr/changes/people.html", {"house": house, "page": page, "change": found[0]})


def _language() -> str:
    return get_language() or "en"
