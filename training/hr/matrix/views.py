"""The pages of the matrix. Who may see whom is said in selectors.py."""

from collections.abc import Callable

from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from training.hr.competence.forms import DayForm
from training.hr.matrix import selectors
from training.hr.matrix.asked import Asked
from training.hr.matrix.evidence import NoProgramme, evidence
from training.hr.matrix.files import csv_file, xlsx_file
from training.hr.matrix.forms import MatrixForm
from training.hr.matrix.grid import grid, signs
from training.hr.matrix.saved import views_of
from training.hr.reading import houses_read, reading
from training.staff.days import today
from training.staff.models import User
from training.staff.signed_in import SignedIn
from training.staff.spreadsheets import CSV, XLSX, sent


def filter_form(request: SignedIn) -> MatrixForm:
    """Return the filter as the address has it."""
    return MatrixForm.of(request.user, request.GET.get("house", ""), request.GET)


@require_safe
@never_cache
@login_required
def matrix(request: SignedIn) -> HttpResponse:
    """Show who may deal what, as of a day."""
    key = request.GET.get("house", "")
    place, form = reading(request.user, key), filter_form(request)
    houses = [place.house] if key else place.houses
    is_own = place.may_act and houses == [place.house]
    context: dict[str, object] = {"form": form, "houses": houses, "place": place, "is_own": is_own}
    context["views"] = views_of(request.user)
    if form.is_valid():
        asked = form.asked()
        page = selectors.page_of(request.user, asked, _key(request, "after"), _key(request, "before"))
        context |= {
            "asked": asked,
            "page": page,
            "grid": grid(houses, page.people, asked.day, asked.programme),
            "signs": signs(),
        }
    return render(request, "hr/matrix/matrix.html", context, status=200 if form.is_valid() else 400)


def _file(make: Callable[[User, Asked], bytes], suffix: str) -> Callable[[SignedIn], HttpResponse]:
    @require_safe
    @never_cache
    @login_required
    def file(request: SignedIn) -> HttpResponse:
        """Give what the filter shows as a file for spreadsheets."""
        houses_read(request.user, request.GET.get("house", ""))
        form = filter_form(request)
        if not form.is_valid():
            return matrix(request)
        asked = form.asked()
        return sent(make(request.user, asked), f"matrix-{asked.day.isoformat()}", suffix)

    return file


as_csv = _file(csv_file, CSV)
as_xlsx = _file(xlsx_file, XLSX)


def _key(request: SignedIn, name: str) -> int | None:
    typed = request.GET.get(name, "")
    return int(typed) if typed.isdecimal() and len(typed) < 19 else None


@require_safe
@never_cache
@login_required
def proof(request: SignedIn, pk: int, programme: str) -> HttpResponse:
    """Show what a cell of the matrix rests on, as of a day."""
    form = DayForm({"on": request.GET.get("on") or today().isoformat()})
    day = form.cleaned_data["on"] if form.is_valid() else today()
    try:
        found = evidence(request.user, pk, programme, day)
    except (User.DoesNotExist, NoProgramme):
        raise Http404 from None
    context = {"form": form, "day": day, "found": found, "person": found.person, "each": found.competence}
    return render(request, "hr/matrix/evidence.html", context, status=200 if form.is_valid() else 400)
