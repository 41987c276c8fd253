"""The page on which HR does one act to many certificates: chosen one by one in the list, or all that a filter finds."""

from typing import Any

from django import forms
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from games.web.kit.day_field import DayField
from games.web.kit.formats import number
from training.certification.models import Certificate
from training.hr import selectors
from training.hr.bulk import services
from training.hr.bulk.services import Asked, BulkAct
from training.hr.foreseen import Changed
from training.hr.forms import FilterForm, ReasonForm
from training.hr.people_without import WITHOUT
from training.staff.forms import NOT_LISTED
from training.staff.signed_in import SignedIn, posted

MOST = 500  # certificates at once


class ActForm(ReasonForm):
    """What is done to the certificates, and why."""

    act = forms.ChoiceField(label=_("What is done"), choices=BulkAct, error_messages=NOT_LISTED)
    until = DayField(label=_("New last day of validity"), help_text=_("Only for an extension."))

    field_order = ("act", "until", "reason")

    def clean(self) -> dict[str, Any]:
        asked = super().clean() or {}
        if asked.get("act") == BulkAct.EXTEND and not asked.get("until") and "until" not in self.errors:
            self.add_error("until", _("Enter the new last day of validity."))
        return asked


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def bulk(request: SignedIn) -> HttpResponse:
    """Show the chosen certificates and ask what is done to them, show what would happen to each, and do it."""
    house, sent = selectors.house_of(request.user), posted(request)
    chosen = _chosen(request, sent or request.GET)
    form, result, changed = ActForm(sent), None, False
    if chosen and len(chosen) <= MOST and form.is_valid():
        asked, now = Asked(**form.cleaned_data), timezone.now()
        try:
            if seen := request.POST.get("seen"):
                done = services.act(request.user, chosen, asked, seen, now).done
                said = ngettext("Done for {number} certificate.", "Done for {number} certificates.", done)
                messages.success(request, said.format(number=number(done)))
                return redirect("hr:home")
            result = services.foresee(request.user, chosen, asked, now)
        except Changed as found:
            result, changed = found.result, True
    context = {"house": house, "chosen": chosen, "form": form, "result": result, "changed": changed, "most": MOST}
    is_wrong = bool(form.errors) or changed or (request.method == "POST" and not result)
    return render(request, "hr/bulk/act.html", context, status=400 if is_wrong else 200)


def _chosen(request: SignedIn, sent: QueryDict) -> list[Certificate]:
    """Return the certificates of the house that are named by their codes, or all that the filter of the list finds."""
    if "all" not in sent:
        return selectors.certificates(request.user, sent.getlist("code"))
    form = FilterForm.of(sent)
    if not form.is_valid() or form.chosen().state in WITHOUT:
        return []
    own = selectors.listed(request.user, form.chosen()).filter(house=selectors.house_of(request.user))
    return selectors.certificates(request.user, [one.code for one in own[: MOST + 1]])  # type: ignore[union-attr]
