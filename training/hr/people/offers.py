"""The pages on which houses agree that somebody moves."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from training.hr.people import selectors
from training.hr.people.forms import AcceptForm
from training.hr.selectors import house_of
from training.staff import transfers
from training.staff.models import Transfer
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
            transfers.accept(request.user, offer, form.cleaned_data["role"], timezone.now())
            accepted = _("{name} now belongs to your house.").format(name=offer.person.full_name)
            messages.success(request, accepted)
            return redirect("hr:account", offer.person_id)
    except PersonRefused as refused:
        form.add_error(None, str(refused.message))
    context = {"offer": offer, "form": form, "house": house_of(request.user)}
    return render(request, "hr/people/offer.html", context, status=400 if form.errors else 200)


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
