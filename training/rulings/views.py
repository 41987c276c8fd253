"""The pages of rulings, for instructors and HR of a house. What the public sees is in public.py."""

import secrets
from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.http import HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from games.core.problems import Refused
from training.rulings import selectors, services
from training.rulings.forms import StartForm
from training.rulings.models import Ruling
from training.rulings.paper import ruling_pdf
from training.rulings.problems import RulingRefused
from training.rulings.services import Sheet
from training.rulings.sheet import ROWS, SheetForm, typed_from, typed_so_far
from training.rulings.shown import shown
from training.rulings.that_day import ThatDay
from training.staff.models import House
from training.staff.signed_in import SignedIn
from training.staff.teaching import overseen_house

PAGE = 50


@require_safe
@never_cache
@login_required
def home(request: SignedIn) -> HttpResponse:
    """Show the rulings of the house, and ask for the table and the day of a new one."""
    house = overseen_house(request.user)
    page = Paginator(selectors.rulings(request.user), PAGE).get_page(request.GET.get("page"))
    rows = [(ruling, shown(ruling)) for ruling in page]
    context = {"house": house, "page": page, "rows": rows, "form": StartForm(house)}
    return render(request, "rulings/home.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def new(request: SignedIn) -> HttpResponse:
    """Ask for the result and the bets at the table of the address on its day; a post makes the ruling."""
    house = overseen_house(request.user)
    former = _former(request)
    start = _start(request, house, former)
    if not start.is_valid():
        context = {"house": house, "form": start, "former": former}
        return render(request, "rulings/start.html", context, status=400 if start.errors else 200)
    form = _sheet(request, start.on, former)
    if form.is_bound and form.is_valid():
        ruling = _made(request, start.on, form, former)
        if ruling is not None:
            messages.success(request, _("The ruling is made. It can be checked by its code."))
            return redirect(ruling)
    context = {"house": house, "on": start.on, "start": start, "form": form, "former": former}
    return render(request, "rulings/new.html", context, status=400 if form.errors else 200)


def _former(request: SignedIn) -> Ruling | None:
    """Return the ruling that the new one is to replace, if the address names one."""
    code = request.GET.get("replaces")
    return get_object_or_404(selectors.rulings(request.user), code=code) if code else None


def _start(request: SignedIn, house: House, former: Ruling | None) -> StartForm:
    """Return the form with the table and the day of the address; with those of the former ruling where it names
    neither."""
    if former and not request.GET.keys() & {"table", "day"}:
        return StartForm(house, initial={"table": former.table, "day": former.day})
    return StartForm(house, request.GET)


def _sheet(request: SignedIn, on: ThatDay, former: Ruling | None) -> SheetForm:
    """Return the form as it was sent, with more rows, with what a former ruling says, or empty."""
    if "more" in request.POST:
        return SheetForm(on, initial=typed_so_far(request.POST))
    fresh: dict[str, Any] = {"token": secrets.token_hex(16), "rows": ROWS}
    if former and former.game == on.game.slug:
        fresh |= typed_from(on, former.contents["came"], former.contents["laid"])
    return SheetForm(on, request.POST if request.method == "POST" else None, initial=fresh)


def _made(request: SignedIn, on: ThatDay, form: SheetForm, former: Ruling | None) -> Ruling | None:
    """Make the ruling; where it is refused, say so at the fields and return None."""
    came, laid = form.entered()
    token, note = form.cleaned_data["token"], form.cleaned_data["note"]
    sheet = Sheet(on.table.table_id, on.day, came, laid, token, note, former)
    try:
        return services.make(request.user, sheet, timezone.now())
    except Refused as refused:
        form.refuse(refused.problems)
    except RulingRefused as refused:
        form.add_error(None, str(refused.message))
    return None


@require_safe
@never_cache
@login_required
def ruling(request: SignedIn, code: str) -> HttpResponse:
    """Show a ruling as it was made."""
    found = get_object_or_404(selectors.rulings(request.user), code=code)
    return render(
        request,
        "rulings/ruling.html",
        {"ruling": found, "shown": shown(found), "links": selectors.clause_addresses(found)},
    )


@require_safe
@never_cache
@login_required
def pdf(request: SignedIn, code: str) -> HttpResponse:
    """Show a ruling on paper, in the reader's language."""
    found = get_object_or_404(selectors.rulings(request.user), code=code)
    name = f'inline; filename="ruling-{found.code}.pdf"'
    headers = {"Content-Disposition": name, "X-Robots-Tag": "noindex"}
    return HttpResponse(ruling_pdf(found), content_type="application/pdf", headers=headers)
