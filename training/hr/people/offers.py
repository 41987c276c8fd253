"""The pages on which houses agree that somebody moves."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from games.web.kit.templatetags.days import day as said_day
from training.hr.people import selectors
from training.hr.people.forms import AcceptForm
from training.hr.people.views import say
from training.hr.selectors import house_of
from training.staff import transfers
from training.staff.models import Transfer, User
from training.staff.problems import PersonRefused
from training.staff.signed_in import SignedIn, posted


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def answer(request: SignedIn, pk: int) -> HttpResponse:
    """Accept a person whom another house offers, in a role of this one, or decline."""
    offer = get_object_or_404(selectors.offered(request.user), pk=pk)
    form = AcceptForm(posted(request))
    try:
        if request.POST.get("answer") == "decline":
            transfers.decline(request.user, offer, timezone.now())
            messages.success(request, _("The person stays with the other house."))
            return redirect("hr:people")
        if form.is_valid():
            asked = form.cleaned_data
            person = transfers.accept(request.user, offer, asked["role"], timezone.now(), asked["first_day"])
            return _accepted(request, person)
    except PersonRefused as refused:
        say(form, refused)
    context = {"offer": offer, "form": form, "house": house_of(request.user)}
    return render(request, "hr/people/offer.html", context, status=400 if form.errors else 200)


def _accepted(request: SignedIn, person: User) -> HttpResponse:
    if person.changes_on:
        said = _("{name} will belong to your house from {day} on.")
        messages.success(request, said.format(name=person.full_name, day=said_day(person.changes_on)))
        return redirect("hr:people")
    messages.success(request, _("{name} now belongs to your house.").format(name=person.full_name))
    return redirect("hr:account", person.pk)


@require_POST
@login_required
def withdraw(request: SignedIn, pk: int) -> HttpResponse:
    """Take back an offer of the own house."""
    offer = get_object_or_404(Transfer, from_house=house_of(request.user), pk=pk)
    try:
        transfers.withdraw(request.user, offer, timezone.now())
    except PersonRefused as refused:
        messages.error(request, str(refused.message))
    else:
        messages.success(request, _("The offer is withdrawn."))
    return redirect("hr:people")
