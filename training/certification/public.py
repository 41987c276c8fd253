"""The page on which anybody checks a certificate."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.http import urlencode
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from training.certification import guesses
from training.certification.forms import CheckForm
from training.certification.selectors import public_record
from training.staff.days import today
from training.staff.misses import WINDOW


@require_safe
@never_cache
def verify(request: HttpRequest, code: str = "") -> HttpResponse:
    """Ask for a code, or show the state of a certificate on a day. A typed code leads to its own address."""
    asked = code or request.GET.get("code")
    if asked is None:
        return _page(request, CheckForm(initial={"on": today()}))
    form = CheckForm({"code": asked, "on": request.GET.get("on") or today().isoformat()})
    if not form.is_valid():
        return _page(request, form, status=400)
    if form.cleaned_data["code"] != code:
        query = urlencode({"on": request.GET["on"]}) if request.GET.get("on") else ""
        address = redirect("certification:verify", form.cleaned_data["code"])
        address["Location"] += f"?{query}" if query else ""
        return address
    return _answer(request, form)


def _answer(request: HttpRequest, form: CheckForm) -> HttpResponse:
    code, day = form.cleaned_data["code"], form.cleaned_data["on"]
    try:
        record = guesses.look_up(request, lambda: public_record(code, day))
    except guesses.MustWait:
        return _page(request, form, status=429, must_wait=True, wait_minutes=WINDOW // 60)
    if record is None:
        return _page(request, form, status=404, unknown=code)
    return _page(request, form, record=record, is_today=day == today())


def _page(request: HttpRequest, form: CheckForm, status: int = 200, **more: object) -> HttpResponse:
    # Somebody who checks a certificate is not in training, so no entry of the main menu is marked.
    response = render(request, "certification/verify.html", {"area": "", "form": form, **more}, status=status)
    response["X-Robots-Tag"] = "noindex"
    return response
