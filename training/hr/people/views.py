"""The pages on which HR keeps the people of its house. Who may see whom is said in selectors.py."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.forms import Form
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from training.hr.competence.problems import ABOUT_SUCCESSORS, CompetenceRefused
from training.hr.people import forms, selectors
from training.hr.people.teams import gone_managers, team_of
from training.hr.people.words import what_changed
from training.hr.reading import reading
from training.hr.selectors import house_of
from training.staff import people as services
from training.staff import transfers
from training.staff.days import today
from training.staff.entering import Details
from training.staff.languages import language_name
from training.staff.models import User
from training.staff.problems import DAYS, PersonRefused
from training.staff.signed_in import SignedIn, posted

PAGE = 50


@require_safe
@never_cache
@login_required
def people(request: SignedIn) -> HttpResponse:
    """Show the people of the house, and to its HR those whom other houses offer."""
    asked = request.GET.get("house", "")
    place = reading(request.user, asked)
    form = forms.ListForm(place.may_act, request.GET)
    context: dict[str, object] = {"form": form, "place": place, "house": place.house}
    if place.may_act:
        context["offered"] = selectors.offered(request.user)
        context["gone"] = gone_managers(place.house, today())
    if form.is_valid():
        wanted = form.wanted(asked)
        page = Paginator(selectors.listed(request.user, wanted), PAGE).get_page(request.GET.get("page"))
        rows = [(person, selectors.account_of(person)) for person in page]
        context |= {"page": page, "rows": rows, "wanted": wanted, "filtered": any(form.cleaned_data.values())}
    return render(request, "hr/people/list.html", context, status=200 if form.is_valid() else 400)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def add(request: SignedIn) -> HttpResponse:
    """Enter a person, who gets an invitation."""
    house = house_of(request.user)
    form = forms.EnterForm(posted(request), initial={"language": get_language()})
    if form.is_valid():
        try:
            asked = form.cleaned_data
            person = services.enter(request.user, form.details(), asked["username"], timezone.now(), asked["first_day"])
        except PersonRefused as refused:
            say(form, refused)
        else:
            sent = _("{name} has been added. The invitation goes to {address}.")
            messages.success(request, sent.format(name=person.full_name, address=person.email))
            return redirect("hr:account", person.pk)
    context = {"form": form, "house": house}
    return render(request, "hr/people/add.html", context, status=400 if form.errors else 200)


@require_safe
@never_cache
@login_required
def account(request: SignedIn, pk: int) -> HttpResponse:
    """Show the account of a person of the house: what it is, what HR may do with it, and its history."""
    person = member_asked(request, pk)
    context = {
        "person": person,
        "account": selectors.account_of(person),
        "language": language_name(person.language),
        "history": [(row, what_changed(before, row)) for before, row in selectors.history_of(request.user, person)],
        "offer": selectors.offer_of(request.user, person),
        "ahead": (ahead := selectors.change_ahead(request.user, person)),
        "last_day": ahead and ahead.first_day - timedelta(days=1),
        "first_day": selectors.first_day_ahead(person),
        "team": team_of(request.user, person, today()),
        "may_change": person != request.user and not person.is_administrator,
    }
    return render(request, "hr/people/account.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def edit(request: SignedIn, pk: int) -> HttpResponse:
    """Change names, address, role and language of a person."""
    person = member_asked(request, pk)
    present = {name: getattr(person, name) for name in Details.__dataclass_fields__}
    form = forms.PersonForm(posted(request), initial=present)
    return act_on(
        request,
        person,
        form,
        lambda: services.change(request.user, person, form.details(), timezone.now()),
        "hr/people/edit.html",
        _("The changes are saved."),
    )


@require_POST
@login_required
def invite(request: SignedIn, pk: int) -> HttpResponse:
    """Send the invitation again."""
    person = member_asked(request, pk)
    try:
        services.invite_again(request.user, person, timezone.now())
    except PersonRefused as refused:
        messages.error(request, str(refused.message))
    else:
        sent = _("A new invitation goes to {address}. The link in the previous one no longer works.")
        messages.success(request, sent.format(address=person.email))
    return redirect("hr:account", pk)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def reopen(request: SignedIn, pk: int) -> HttpResponse:
    """Open a closed account again."""
    person = member_asked(request, pk)
    form = forms.ReopenForm(
        posted(request), initial={"first_day": None if selectors.is_last_entry_ahead(person) else today()}
    )
    return act_on(
        request,
        person,
        form,
        lambda: services.reactivate(
            request.user, person, form.cleaned_data["reason"], timezone.now(), form.cleaned_data["first_day"]
        ),
        "hr/people/reopen.html",
        _("The account is open again, and an invitation is on its way."),
    )


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def move(request: SignedIn, pk: int) -> HttpResponse:
    """Offer a person to another house."""
    person = member_asked(request, pk)
    form = forms.MoveForm(request.user, posted(request))
    return act_on(
        request,
        person,
        form,
        lambda: transfers.offer(
            request.user, person, form.cleaned_data["house"], form.cleaned_data["reason"], timezone.now()
        ),
        "hr/people/move.html",
        _("The other house can now accept the person. Until it does, nothing changes."),
        team=team_of(request.user, person, today()),
    )


def member_asked(request: SignedIn, pk: int) -> User:
    """Return the person whom an address names. Raise Http404 for somebody who is not of the house."""
    try:
        return selectors.member(request.user, pk)
    except User.DoesNotExist:
        raise Http404 from None


def act_on(
    request: SignedIn,
    person: User,
    form: Form,
    act: Callable[[], Any],
    template: str,
    done: str | Callable[[Any], str],
    **more: Any,
) -> HttpResponse:
    """Show the form of an act, do it when it is filled in well, and say on the same page what is refused. `done` says
    what was done, perhaps by what the act returned."""
    if form.is_valid():
        try:
            result = act()
        except (PersonRefused, CompetenceRefused) as refused:
            say(form, refused)
        else:
            messages.success(request, done(result) if callable(done) else done)
            return redirect("hr:account", person.pk)
    return render(request, template, {"person": person, "form": form} | more, status=400 if form.errors else 200)


def say(form: Form, refused: PersonRefused | CompetenceRefused) -> None:
    """Put a refusal at the field that it is about, or above the form."""
    of_day = ("first_day", "last_day") if refused.code in DAYS else ()
    of_team = ("successor",) if refused.code in ABOUT_SUCCESSORS else ()
    field = next((name for name in (refused.code, *of_day, *of_team) if name in form.fields), None)
    form.add_error(field, str(refused.message))
