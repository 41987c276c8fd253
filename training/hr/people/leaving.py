"""The pages on which somebody leaves, and a manager's team goes to another one."""

from datetime import timedelta

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from games.web.kit.formats import number
from training.hr.competence.problems import CompetenceRefused
from training.hr.people import forms, handing, selectors
from training.hr.people.teams import leader, successors, team_of
from training.hr.people.views import act_on, member_asked, say
from training.hr.selectors import house_of
from training.staff.days import today
from training.staff.models import User
from training.staff.problems import PersonRefused
from training.staff.signed_in import SignedIn, posted


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def close(request: SignedIn, pk: int) -> HttpResponse:
    """Close the account of a person who leaves, at the end of the last day, and hand the team over, if there is one."""
    person = member_asked(request, pk)
    team, first_day = team_of(request.user, person, today()), selectors.first_day_ahead(person)
    form = forms.CloseForm(
        successors(request.user, person) if team else None,
        posted(request),
        initial={"last_day": first_day - timedelta(days=1) if first_day else today()},
    )

    def act() -> tuple[User, list[User]]:
        return handing.close(request.user, person, now=timezone.now(), **form.cleaned_data)

    seen = {"is_in_exam": selectors.is_in_exam(person), "team": team}
    return act_on(request, person, form, act, "hr/people/close.html", _closed, **seen)


def _closed(result: tuple[User, list[User]]) -> str:
    person, handed = result
    if person.changes_on:
        said = _("The account will be closed at the end of the last day.")
    else:
        said = _("The account is closed.")
    return f"{said} {_handed(handed)}" if handed else said


def _handed(people: list[User]) -> str:
    said = ngettext("{count} person has a new manager.", "{count} people have a new manager.", len(people))
    return said.format(count=number(len(people)))


@require_POST
@login_required
def stay(request: SignedIn, pk: int) -> HttpResponse:
    """Withdraw a change of a person that waits for its day."""
    person = member_asked(request, pk)
    try:
        back = handing.stay(request.user, person, timezone.now())
    except PersonRefused as refused:
        messages.error(request, str(refused.message))
    else:
        said = _("The change is withdrawn. The person stays.")
        messages.success(request, f"{said} {_back(back)}" if back else said)
    return redirect("hr:account", pk)


def _back(people: list[User]) -> str:
    said = ngettext("{count} person stays in the team.", "{count} people stay in the team.", len(people))
    return said.format(count=number(len(people)))


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def hand_over(request: SignedIn, pk: int) -> HttpResponse:
    """Hand the team of a manager over to another one, who may have left already."""
    house = house_of(request.user)
    try:
        manager = leader(request.user, pk)
    except User.DoesNotExist:
        raise Http404 from None
    form = forms.HandForm(successors(request.user, manager), posted(request), initial={"first_day": today()})
    if form.is_valid():
        try:
            handed = handing.hand_over(request.user, manager, **form.cleaned_data)
        except CompetenceRefused as refused:
            say(form, refused)
        else:
            messages.success(request, _handed(handed))
            return redirect("hr:people")
    context = {"person": manager, "form": form, "team": team_of(request.user, manager, today()), "house": house}
    return render(request, "hr/people/team.html", context, status=400 if form.errors else 200)
