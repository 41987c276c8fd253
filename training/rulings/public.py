"""The page on which anybody checks a ruling by its code."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from training.certification import guesses
from training.rulings.forms import CheckForm
from training.rulings.selectors import clause_addresses, genuine
from training.rulings.shown import shown
from training.staff.misses import WINDOW


@require_safe
@never_cache
def check(request: HttpRequest, code: str = "") -> HttpResponse:
    """Ask for a code, or show what the ruling of a code says. A typed code leads to its own address."""
    asked = code or request.GET.get("code")
    if asked is None:
        return _page(request, CheckForm())
    form = CheckForm({"code": asked})
    if not form.is_valid():
        return _page(request, form, status=400)
    if form.cleaned_data["code"] != code:
        return redirect("rulings:check", form.cleaned_data["code"])
    try:
        ruling = guesses.look_up(request, lambda: genuine(code))
    except guesses.MustWait:
        return _page(request, form, status=429, must_wait=True, wait_minutes=WINDOW // 60)
    if ruling is None:
        return _page(request, form, status=404, unknown=code)
    return _page(request, form, ruling=ruling, shown=shown(ruling), links=clause_addresses(ruling))


def _page(request: HttpRequest, form: CheckForm, status: int = 200, **more: object) -> HttpResponse:
    response = render(request, "rulings/check.html", {"area": "", "form": form, **more}, status=status)
    response["X-Robots-Tag"] = "noindex"
    return response
