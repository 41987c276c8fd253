"""The page on which an exam is annulled."""

from uuid import UUID

from django.contrib.auth.decorators import login_required
from django.http import HttpResponse
from django.shortcuts import get_object_or_404
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from training.quiz.annulling import annul
from training.quiz.models import Attempt
from training.sittings.acts import Act, perform
from training.sittings.forms import AnnulmentForm
from training.staff.signed_in import SignedIn, posted
from training.staff.teaching import overseen_house


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def annul_exam(request: SignedIn, uuid: UUID) -> HttpResponse:
    """Annul an exam that somebody of the house has sat."""
    found = Attempt.objects.filter(house=overseen_house(request.user)).select_related("user")
    attempt = get_object_or_404(found, uuid=uuid)
    form = AnnulmentForm(posted(request))
    act = Act(
        heading=_("Annul the exam of {name}").format(name=attempt.user.full_name),
        consequence=_(
            "An annulled exam counts for nothing: neither as a failure, nor for waiting, nor for the limit of "
            "attempts. If it is passed, an HR officer of the house other than you must confirm this; until then its "
            "certificate is suspended. It cannot be undone otherwise."
        ),
        button=_("Annul the exam"),
        done=_("The exam is annulled. If it was passed, HR has been asked to confirm this."),
        back=reverse("quiz:result", args=[uuid]),
        parent=str(attempt.title),
    )
    return perform(
        request, act, form, lambda: annul(attempt, request.user, form.cleaned_data["reason"], timezone.now())
    )
