"""The page on which HR sends a quiz on changed rules: first it shows who would get it."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import get_language, ngettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from games.web.kit.formats import number
from training.hr.rechecks.forms import SendForm
from training.hr.rechecks.sending import Plan, Wanted, plan, send
from training.staff.days import today
from training.staff.foreseen import Changed
from training.staff.signed_in import SignedIn, posted

MOST = 500  # people whom the page lists one by one


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def recheck(request: SignedIn) -> HttpResponse:
    """Ask who gets the quiz and until when, show what would be sent, and send it."""
    sent, language = posted(request), get_language() or "en"
    asked = sent or request.GET
    rules, codes = asked.getlist("rule"), asked.getlist("code")
    found = plan(request.user, Wanted(rules, today()), today(), language)
    form, foreseen, changed = SendForm(sent, codes), None, False
    if (found.sent or "seen" in asked) and form.is_valid():
        try:
            foreseen, done = _acted(request, form.wanted(rules), language)
            if done:
                return redirect("hr:changes")
        except Changed as now:
            foreseen, changed = now.result, True
    context = {
        "found": found,
        "form": form,
        "foreseen": foreseen,
        "changed": changed,
        "codes": codes,
        "getting": {line.certificate.code for line in (foreseen or found).sent},
        "most": MOST,
    }
    is_wrong = bool(form.errors) or changed or (request.method == "POST" and not found.sent)
    return render(request, "hr/rechecks/send.html", context, status=400 if is_wrong else 200)


def _acted(request: SignedIn, wanted: Wanted, language: str) -> tuple[Plan, bool]:
    """Return what would be sent, or, once the officer has seen it, what was, and whether it was. Raise Changed."""
    seen = request.POST.get("seen")
    if not seen:
        return plan(request.user, wanted, today(), language), False
    done = send(request.user, wanted, seen, language, timezone.now())
    said = ngettext("{number} person gets the quiz.", "{number} people get the quiz.", done.people)
    messages.success(request, said.format(number=number(done.people)))
    return done, True
