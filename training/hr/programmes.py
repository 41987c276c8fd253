"""The pages on which HR says how long the certificates of its house are valid."""

from django import forms
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from training.certification.acts.terms import FIELDS, LENGTHS, in_house, programmes_of, set_terms
from training.certification.acts.terms_models import HouseTerms
from training.certification.problems import CertificateRefused
from training.certification.programmes import programmes
from training.drills.kit.exam import Programme
from training.hr.selectors import house_of
from training.staff.signed_in import SignedIn, posted


class TermsForm(forms.ModelForm):
    """The terms of a programme in a house."""

    class Meta:
        model = HouseTerms
        fields = FIELDS
        labels = {
            "validity_months": gettext_lazy("Validity in months"),
            "window_days": gettext_lazy("Due for renewal, days before the last one"),
            "grace_days": gettext_lazy("Grace, days after the last one"),
            "ends_month": gettext_lazy("Fixed last day: month"),
            "ends_day": gettext_lazy("Fixed last day: day"),
        }
        help_texts = {
            "grace_days": gettext_lazy(
                "The certificate has expired for everybody else, but its holder may still deal."
            ),
            "ends_month": gettext_lazy("1 to 12. Leave both empty where each certificate has its own last day."),
        }


def _initial(programme: Programme) -> dict[str, int | None]:
    month, day = programme.ends or (None, None)
    return {name: getattr(programme, name) for name in LENGTHS} | {"ends_month": month, "ends_day": day}


@require_safe
@never_cache
@login_required
def terms(request: SignedIn) -> HttpResponse:
    """Show the terms of every programme."""
    house = house_of(request.user)
    context = {"house": house, "programmes": programmes_of(house.pk).values()}
    return render(request, "hr/programmes/list.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def programme(request: SignedIn, slug: str) -> HttpResponse:
    """Set the terms of a programme for the certificates to come."""
    house = house_of(request.user)
    if slug not in programmes():
        raise Http404
    present = in_house(programmes()[slug], house.pk)
    form = TermsForm(posted(request), initial=_initial(present))
    if form.is_valid():
        form.instance.programme = slug
        try:
            set_terms(request.user, form.instance, timezone.now())
        except CertificateRefused as refused:
            form.add_error(None, str(refused.message))
        else:
            messages.success(request, _("The terms are saved. They hold for certificates issued from now on."))
            return redirect("hr:terms")
    context = {"programme": present, "form": form}
    return render(request, "hr/programmes/edit.html", context, status=400 if form.errors else 200)
