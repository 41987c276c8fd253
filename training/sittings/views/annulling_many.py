"""The page on which several exams are annulled at once."""

from typing import Any
from uuid import UUID

from django import forms
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext, pgettext_lazy
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from games.web.kit.day_field import DayField
from games.web.kit.formats import number
from training.exams.arranging import Exams
from training.quiz.house.models import Room
from training.quiz.models import Attempt
from training.sittings.annulling import annul_as_shown, ended, foresee, lines_of
from training.sittings.forms import AnnulmentForm
from training.sittings.room_selectors import Listed, room
from training.staff.days import today
from training.staff.foreseen import Changed
from training.staff.forms import NOT_LISTED
from training.staff.signed_in import SignedIn, posted
from training.staff.teaching import overseen_house

MOST = 500  # exams at once


class ChooseForm(forms.Form):
    """Which exams are listed: of one exam or of all, begun within some days."""

    exam = forms.ChoiceField(label=_("Exam"), required=False, error_messages=NOT_LISTED)
    first = DayField(label=pgettext_lazy("exams", "Begun from"))
    last = DayField(label=pgettext_lazy("exams", "Begun until"))

    def __init__(self, viewer: SignedIn, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        exams = [(exam.slug, exam.title) for exam in Exams(overseen_house(viewer.user)).all]
        self.fields["exam"].choices = [("", pgettext_lazy("exams", "all")), *exams]  # type: ignore[attr-defined]


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def annul_exams(request: SignedIn) -> HttpResponse:
    """List exams that have ended, of a `room` or as a filter finds them; show what annulling the chosen ones would do,
    and do it."""
    listed = _room(request)
    choose = ChooseForm(request, request.GET if request.GET.keys() & {"exam", "first", "last"} else {"first": today()})
    found = list(_found(request, choose, listed)[: MOST + 1])
    sent = posted(request)
    picked = set(sent.getlist("exam")) if sent else {str(attempt.uuid) for attempt in found} if listed else set()
    chosen = [attempt for attempt in found if str(attempt.uuid) in picked]
    form, foreseen, changed = AnnulmentForm(sent), None, False
    if chosen and form.is_valid():
        reason = form.cleaned_data["reason"]
        try:
            if seen := request.POST.get("seen"):
                done = annul_as_shown(request.user, chosen, reason, seen, timezone.now())
                return _done(request, len(done), listed)
            foreseen = foresee(request.user, chosen, reason)
        except Changed as now:
            foreseen, changed = now.result, True
    context = {
        "listed": listed,
        "choose": choose,
        "lines": lines_of(request.user, found),
        "picked": picked,
        "form": form,
        "foreseen": foreseen,
        "changed": changed,
        "nobody": sent is not None and not chosen,
        "most": MOST,
    }
    is_wrong = bool(form.errors) or changed or context["nobody"]
    status = 400 if choose.errors else 422 if is_wrong else 200
    return render(request, "sittings/annul_many.html", context, status=status)


def _room(request: SignedIn) -> Listed | None:
    """Return the room that the address names, if any."""
    if "room" not in request.GET:
        return None
    try:
        return room(request.user, UUID(request.GET["room"]))
    except (Room.DoesNotExist, ValueError):
        raise Http404 from None


def _found(request: SignedIn, choose: ChooseForm, listed: Listed | None) -> Any:
    if listed:
        return ended(request.user, "", None, None, listed.room)
    if not choose.is_valid():
        return Attempt.objects.none()
    asked = choose.cleaned_data
    return ended(request.user, asked["exam"], asked["first"], asked["last"], None)


def _done(request: SignedIn, done: int, listed: Listed | None) -> HttpResponse:
    said = ngettext(
        "{number} exam is annulled. If it was passed, HR has been asked to confirm this.",
        "{number} exams are annulled. HR has been asked to confirm those that were passed.",
        done,
    )
    messages.success(request, said.format(number=number(done)))
    return redirect("sittings:room", listed.room.uuid) if listed else redirect("sittings:home")
