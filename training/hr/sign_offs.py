"""The page on which HR says for how long a practical test counts in its house."""

from django import forms
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from training.hr.selectors import house_of
from training.practical.validity import months_on, set_months
from training.staff.days import today
from training.staff.signed_in import SignedIn, posted


class ValidityForm(forms.Form):
    """For how many months a test counts; empty means without end."""

    months = forms.IntegerField(
        label=gettext_lazy("Validity in months"),
        help_text=gettext_lazy("1 to 120. Leave it empty where a passed test counts for good."),
        required=False,
        min_value=1,
        max_value=120,
    )


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def validity(request: SignedIn) -> HttpResponse:
    """Show for how long practical tests count, and set it."""
    house = house_of(request.user)
    form = ValidityForm(posted(request), initial={"months": months_on(today()).get(house.pk)})
    if form.is_valid():
        set_months(request.user, form.cleaned_data["months"], timezone.now())
        messages.success(request, _("The validity of practical tests is saved."))
        return redirect("hr:terms")
    return render(request, "hr/programmes/sign_offs.html", {"form": form}, status=400 if form.errors else 200)
