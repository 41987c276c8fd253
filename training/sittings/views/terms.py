"""What the house asks at its exams."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from training.quiz.house.terms import history, set_terms
from training.sittings import selectors
from training.sittings.forms import TermsForm
from training.sittings.room_selectors import rooms
from training.staff.signed_in import SignedIn, posted
from training.staff.teaching import overseen_house


@require_safe
@never_cache
@login_required
def home(request: SignedIn) -> HttpResponse:
    """Show the rooms of the house, and every exam with what the house asks at it."""
    now = timezone.now()
    open_ones, closed = rooms(request.user, now)
    context = {
        "house": overseen_house(request.user),
        "exams": selectors.exams(request.user),
        "open_rooms": open_ones,
        "closed_rooms": closed,
    }
    return render(request, "sittings/home.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def terms(request: SignedIn, exam: str) -> HttpResponse:
    """Show what the house asks at an exam and what it asked before; a post sets it, unless the exam is withdrawn."""
    found = selectors.arranged(request.user, exam)
    if found is None or (found.exam.is_withdrawn and request.method == "POST"):
        raise Http404
    kept = {name: getattr(found.terms, name) for name in TermsForm.base_fields}
    form = TermsForm(posted(request), initial=kept | {"wait_hours": found.hours})
    if request.method == "POST" and ("default" in request.POST or form.is_valid()):
        set_terms(request.user, exam, **({} if "default" in request.POST else form.cleaned_data))
        messages.success(request, _("The rules of this exam are saved."))
        return redirect("sittings:terms", exam)
    context = {"found": found, "form": form, "history": history(request.user.house_id, exam)}
    return render(request, "sittings/terms.html", context, status=422 if form.errors else 200)
