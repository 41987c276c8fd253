"""The page on which HR confirms or refuses a changed exam result."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from training.hr.forms import DecisionForm
from training.hr.pending import Case, case
from training.quiz import marking
from training.quiz.models import OutcomeChange
from training.quiz.problems import AttemptRefused
from training.staff.signed_in import SignedIn


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def decide(request: SignedIn, pk: int) -> HttpResponse:
    """Show the changed marks and ask for a decision with its reason."""
    try:
        found = case(request.user, pk)
    except OutcomeChange.DoesNotExist:
        raise Http404 from None
    if request.method != "POST":
        return _page(request, found, DecisionForm(initial={"seen": found.last_mark}))
    typed = request.POST.copy()
    form = DecisionForm(typed)
    if form.is_valid():
        try:
            marking.decide(found.pending.change, request.user, **form.decision_made(), now=timezone.now())
        except AttemptRefused as refused:
            # What was read is out of date, so the next try must rest on what is shown now.
            typed["seen"] = str(found.last_mark)
            form.add_error(None, str(refused.message))
        else:
            messages.success(request, _("Your decision is recorded. The candidate is informed by e-mail."))
            return redirect("hr:person", found.pending.change.attempt.user_id)
    return _page(request, found, form)


def _page(request: SignedIn, found: Case, form: DecisionForm) -> HttpResponse:
    context = {"case": found, "change": found.pending.change, "attempt": found.pending.change.attempt, "form": form}
    return render(request, "hr/decide.html", context, status=400 if form.errors else 200)
