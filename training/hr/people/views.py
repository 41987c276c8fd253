"""The pages on which HR keeps the people of its house. Who may see whom is said in selectors.py."""

from collections.abc import Callable
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

from training.hr.people import forms, selectors
from training.hr.people.words import what_changed
from training.hr.reading import reading
from training.hr.selectors import house_of
from training.staff import people as services
from training.staff import transfers
from training.staff.entering import Details
from training.staff.languages import language_name
from training.staff.models import User
from training.staff.problems import PersonRefused
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
            person = services.enter(request.user, form.details(), form.cleaned_data["username"], timezone.now())
        except PersonRefused as refused:
            _say(form, refused)
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
    person = _member(request, pk)
    context = {
        "person": person,
        "account": selectors.account_of(person),
        "language": language_name(person.language),
        "history": [(row, what_changed(before, row)) for before, row in selectors.history_of(request.user, person)],
        "offer": selectors.offer_of(request.user, person),
        "may_change": person != request.user and not person.is_administrator,
    }
    return render(request, "hr/people/account.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def edit(request: SignedIn, pk: int) -> HttpResponse:
    """Change names, address, role and language of a person."""
    person = _member(request, pk)
    present = {name: getattr(person, name) for name in Details.__dataclass_fields__}
    form = forms.PersonForm(posted(request), initial=present)
    return _act(
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
    person = _member(request, pk)
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
def close(request: SignedIn, pk: int) -> HttpResponse:
    """Close the account of a person who leaves."""
    person = _member(request, pk)
    form = forms.WhyForm(posted(request))
    return _act(
        request,
        person,
        form,
        lambda: services.deactivate(request.user, person, form.cleaned_data["reason"], timezone.now()),
        "hr/people/close.html",
        _("The account is closed."),
        is_in_exam=selectors.is_in_exam(person),
    )


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def reopen(request: SignedIn, pk: int) -> HttpResponse:
    """Open a closed account again."""
    person = _member(request, pk)
    form = forms.WhyForm(posted(request))
    return _act(
        request,
        person,
        form,
        lambda: services.reactivate(request.user, person, form.cleaned_data["reason"], timezone.now()),
        "hr/people/reopen.html",
        _("The account is open again, and an invitation is on its way."),
    )


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def move(request: SignedIn, pk: int) -> HttpResponse:
    """Offer a person to another house."""
    person = _member(request, pk)
    form = forms.MoveForm(request.user, posted(request))
    return _act(
        request,
        person,
        form,
        lambda: transfers.offer(
            request.user, person, form.cleaned_data["house"], form.cleaned_data["reason"], timezone.now()
        ),
        "hr/people/move.html",
        _("The other house can now accept the person. Until it does, nothing changes."),
    )


def _member(request: SignedIn, pk: int) -> User:
    try:
        return selectors.member(request.user, pk)
    except User.DoesNotExist:
        raise Http404 from None


def _act(
    request: SignedIn,
    person: User,
    form: Form,
    act: Callable[[], object],
    template: str,
    done: str,
    **more: Any,
) -> HttpResponse:
    """Show the form of an act, do it when it is filled in well, and say on the same page what is refused."""
    if form.is_valid():
        try:
            act()
        except PersonRefused as refused:
            _say(form, refused)
        else:
            messages.success(request, done)
            return redirect("hr:account", person.pk)
    return render(request, template, {"person": person, "form": form} | more, status=400 if form.errors else 200)


def _say(form: Form, refused: PersonRefused) -> None:
    """Put a refusal at the field that it is about, or above the form."""
    field = refused.code if refused.code in form.fields else None
    form.add_error(field, str(refused.message))
