"""The page on which an instructor or HR officer corrects a wrong key: first it shows who would change."""

from django import forms
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import ngettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from games.web.kit.formats import number
from training.quiz.keys import Questions
from training.quiz.problems import REFUSALS
from training.staff.foreseen import Changed
from training.staff.forms import ReasonField
from training.staff.signed_in import SignedIn, posted
from training.statistics.regrading import Foreseen, foresee, mark_again, skill_of

MOST = 500  # exams that the page lists one by one


class RegradeForm(forms.Form):
    """Why marks are changed, and what was shown before."""

    reason = ReasonField(missing=REFUSALS["no-reason"])
    seen = forms.CharField(widget=forms.HiddenInput, required=False, max_length=64)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def regrade(request: SignedIn, skill: str) -> HttpResponse:
    """Show whose marks the right key changes, and change them once that was seen. `version` in the address narrows it
    down to the questions that a version asked."""
    named = skill_of(request.user, skill)
    if named is None:
        raise Http404
    version = request.GET.get("version", "")
    which = Questions(skill, int(version) if version.isascii() and version.isdecimal() and len(version) < 5 else None)
    form, changed = RegradeForm(posted(request)), False
    foreseen: Foreseen | None = None
    if form.is_bound and form.is_valid():
        reason, seen = form.cleaned_data["reason"], form.cleaned_data["seen"]
        try:
            written = mark_again(request.user, which, named.right, reason, seen, timezone.now())
        except Changed as now:
            foreseen, changed = now.result, True
        else:
            said = ngettext("{number} mark was written.", "{number} marks were written.", len(written))
            messages.success(request, said.format(number=number(len(written))))
            return redirect(request.get_full_path())
    context = {
        "skill": named,
        "asked_by": which.version,
        "form": form,
        "foreseen": foreseen or foresee(request.user, which, named.right),
        "changed": changed,
        "most": MOST,
    }
    return render(request, "statistics/regrade.html", context, status=422 if form.errors or changed else 200)
