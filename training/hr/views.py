"""The pages of HR. Who may see what is said in selectors.py."""

from collections.abc import Callable

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe
from django.views.decorators.vary import vary_on_headers

from training.certification import services as certification
from training.certification.models import Certificate
from training.certification.problems import CertificateRefused
from training.certification.states import RUNS_OUT_DAYS
from training.hr import selectors
from training.hr.audit import audit_lines
from training.hr.forms import FilterForm, ReasonForm
from training.hr.pending import pending
from training.hr.services import export as export_csv
from training.quiz.sat import sittings
from training.staff.days import today
from training.staff.models import User
from training.staff.signed_in import SignedIn, posted

PAGE = 50


def _filter_form(request: SignedIn) -> FilterForm:
    """Return the filter as the address has it; an empty field means what it means when it is missing."""
    asked = {key: value for key, value in request.GET.items() if value}
    return FilterForm({"on": today().isoformat(), **asked})


@require_safe
@never_cache
@vary_on_headers("HX-Request")
@login_required
def home(request: SignedIn) -> HttpResponse:
    """Show who holds what, as of a day; HTMX gets the list alone."""
    form = _filter_form(request)
    context: dict[str, object] = {"form": form, "house": selectors.house_of(request.user)}
    if form.is_valid():
        chosen = form.chosen()
        numbers = selectors.numbers(request.user, chosen.day)
        paginator = Paginator(selectors.listed(request.user, chosen), PAGE)
        if (known := selectors.count(chosen, numbers)) is not None:
            paginator.count = known  # else it would count them a second time
        page = paginator.get_page(request.GET.get("page"))
        context |= {
            "chosen": chosen,
            "runs_out_days": RUNS_OUT_DAYS,
            "is_today": chosen.day == today(),
            "numbers": numbers,
            "page": page,
            "rows": selectors.rows(page.object_list, chosen.day),
        }
    if request.htmx:
        return render(request, "hr/home.html#list", context)
    context["pending"] = pending(request.user)
    return render(request, "hr/home.html", context, status=200 if form.is_valid() else 400)


@require_safe
@never_cache
@login_required
def export(request: SignedIn) -> HttpResponse:
    """Show what the filter shows, as a file for spreadsheets."""
    selectors.house_of(request.user)
    form = _filter_form(request)
    if not form.is_valid():
        return home(request)
    chosen = form.chosen()
    name = f'attachment; filename="certificates-{chosen.day.isoformat()}.csv"'
    return HttpResponse(
        export_csv(request.user, chosen),
        content_type="text/csv; charset=utf-8",
        headers={"Content-Disposition": name},
    )


@require_safe
@never_cache
@login_required
def person(request: SignedIn, pk: int) -> HttpResponse:
    """Show everything that the house has on record about one person."""
    try:
        found = selectors.person(request.user, pk)
    except User.DoesNotExist:
        raise Http404 from None
    context = {
        "person": found,
        "certificates": selectors.certificates_of(request.user, found, today()),
        "sittings": sittings(selectors.attempts_of(request.user, found)),
    }
    return render(request, "hr/person.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def revoke(request: SignedIn, code: str) -> HttpResponse:
    return _act(request, code, certification.revoke, "hr/revoke.html", _("The certificate is revoked."))


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def reinstate(request: SignedIn, code: str) -> HttpResponse:
    return _act(request, code, certification.reinstate, "hr/reinstate.html", _("The certificate counts again."))


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def readmit(request: SignedIn, code: str) -> HttpResponse:
    return _act(request, code, certification.readmit, "hr/readmit.html", _("The holder may sit the exam again."))


def _act(request: SignedIn, code: str, act: Callable[..., object], template: str, done: str) -> HttpResponse:
    """Ask for the reason, then do it; what is refused is said on the same page.

    Where nothing is left to do, the template says so instead of asking.
    """
    try:
        certificate = selectors.certificate(request.user, code, today())
    except Certificate.DoesNotExist:
        raise Http404 from None
    form = ReasonForm(posted(request))
    if form.is_valid():
        try:
            act(request.user, certificate, form.cleaned_data["reason"], timezone.now())
        except CertificateRefused as refused:
            form.add_error(None, str(refused.message))
        else:
            messages.success(request, done)
            return redirect("hr:person", certificate.holder_id)
    context = {"certificate": certificate, "revocation": certificate.open_revocation, "form": form}
    return render(request, template, context, status=400 if form.errors else 200)


@require_safe
@never_cache
@login_required
def audit(request: SignedIn) -> HttpResponse:
    """Show who did what to the record, in words."""
    page = Paginator(selectors.audit(request.user), PAGE).get_page(request.GET.get("page"))
    return render(request, "hr/audit.html", {"page": page, "lines": audit_lines(request.user, page)})
