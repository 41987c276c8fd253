"""The page of rules that have changed since the people of a house were examined on them."""

from datetime import date

from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.http import HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from training.certification.changes import ChangedRule, changed_rules, worded
from training.hr.selectors import house_of
from training.staff.days import today
from training.staff.models import User
from training.staff.signed_in import SignedIn

PAGE = 20


def changed_in(viewer: User, day: date) -> list[ChangedRule]:
    """Return the changed rules of the viewer's house, the latest first. Raise PermissionDenied."""
    return changed_rules(house_of(viewer), day, _language())


def _language() -> str:
    return get_language() or "en"


@require_safe
@never_cache
@login_required
def changes(request: SignedIn) -> HttpResponse:
    """Show each change by its clause: what it said at the exam, what it says now, and whom that affects."""
    page = Paginator(changed_in(request.user, today()), PAGE).get_page(request.GET.get("page"))
    return render(request, "hr/changes.html", {"page": page, "rules": worded(page, _language())})
