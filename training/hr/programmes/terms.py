"""The list of what a house certifies, and the page on which HR says how long these certificates are valid."""

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

from training.certification.acts.terms import FIELDS, LENGTHS, programmes_of, set_terms
from training.certification.acts.terms_models import HouseTerms
from training.certification.problems import CertificateRefused
from training.drills.kit.exam import Certified
from training.hr.programmes.reading import kept, made_in, programmes_read
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


def _initial(programme: Certified) -> dict[str, int | None]:
    month, day = programme.ends or (None, None)
    return {name: getattr(programme, name) for name in LENGTHS} | {"ends_month": month, "ends_day": day}


@require_safe
@never_cache
@login_required
def terms(request: SignedIn) -> HttpResponse:
    """Show what the house certifies and on which terms, and what it has withdrawn."""
    asked = request.GET.get("house", "")
    house, made = programmes_read(request.user, asked), [kept(each) for each in made_in(request.user, asked)]
    context = {
        "house": house,
        "programmes": programmes_of(house.pk).values(),
        "withdrawn": [each for each in made if not each.is_offered],
        "is_own": request.user.is_hr and request.user.house == house,
        "query": f"?house={house.pk}" if asked else "",
    }
    return render(request, "hr/programmes/list.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def programme(request: SignedIn, slug: str) -> HttpResponse:
    """Set the terms of a programme for the certificates to come."""
    house = house_of(request.user)
    present = programmes_of(house.pk).get(slug)
    if present is None:
        raise Http404
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
