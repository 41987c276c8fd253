"""The page of what waits. Who may see what is said in selectors.py."""

from django.contrib.auth.decorators import login_required
from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe
from django.views.decorators.vary import vary_on_headers

from training.hr.reading import reading
from training.hr.waiting.selectors import waiting
from training.hr.waiting.words import Kind
from training.staff.days import today
from training.staff.signed_in import SignedIn


@require_safe
@never_cache
@vary_on_headers("HX-Request")
@login_required
def waits(request: SignedIn) -> HttpResponse:
    """Show what waits in a house, with names; HTMX gets the numbers alone, for the home of HR."""
    asked = request.GET.get("house", "")
    place = reading(request.user, asked)
    items = waiting(request.user, asked, today()).items
    found = [(item, _address(item.kind, place.query)) for item in items]
    context = {"place": place, "house": place.house, "items": found}
    return render(request, "hr/waiting/page.html#counts" if request.htmx else "hr/waiting/page.html", context)


def _address(kind: Kind, query: str) -> str:
    """Return where something that waits is dealt with, or stands by name."""
    elsewhere = {
        Kind.DECISIONS: f"{reverse('hr:home')}#pending",
        Kind.CONFIRMATIONS: reverse("practical:home"),
        Kind.DISPUTED: reverse("practical:home"),
        Kind.OFFERS: reverse("hr:people"),
    }
    return elsewhere.get(kind, f"{reverse('hr:waiting')}{query}#{kind}")
