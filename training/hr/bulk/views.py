"""The page on which HR does one act to many certificates: chosen one by one in the list, or all that a filter finds."""

from datetime import datetime
from typing import Any

from django import forms
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.db import transaction
from django.http import HttpResponse, HttpResponseRedirect, QueryDict
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import get_language, ngettext
from django.utils.translation import gettext_lazy as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from games.web.kit.day_field import DayField
from games.web.kit.formats import number
from training.certification.models import Certificate
from training.hr import selectors
from training.hr.bulk import services
from training.hr.bulk.services import Asked, BulkAct
from training.hr.forms import FilterForm, ReasonForm
from training.hr.imports.acts import table_of
from training.hr.imports.models import Import
from training.hr.imports.problems import MOST_ROWS
from training.hr.imports.selectors import recent
from training.hr.imports.services import choose, record
from training.hr.people_without import WITHOUT
from training.staff.foreseen import Changed
from training.staff.forms import NOT_LISTED
from training.staff.models import User
from training.staff.signed_in import SignedIn, posted

AT_ONCE = 500  # certificates, to which the act is done while the officer waits; more have a worker do it


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
    # Of many the address names the filter also when the form is sent: they do not fit into it one by one.
    chosen = _chosen(request, request.GET if "all" in request.GET else sent or request.GET)
    form, result, changed = ActForm(sent), None, False
    if chosen and len(chosen) <= MOST_ROWS and form.is_valid():
        asked, now = Asked(**form.cleaned_data), timezone.now()
        if len(chosen) > AT_ONCE:
            return redirect("hr:import", _kept(request.user, chosen, asked, now).pk)
        try:
            if seen := request.POST.get("seen"):
                return _done(request, chosen, asked, seen, now)
            result = services.foresee(request.user, chosen, asked, now)
        except Changed as found:
            result, changed = found.result, True
    context = {"house": house, "chosen": chosen, "form": form, "result": result, "changed": changed}
    context |= {"at_once": AT_ONCE, "most": MOST_ROWS}
    if not chosen:
        context["recent"] = recent(request.user, [Import.Kind.ACT])
    is_wrong = bool(form.errors) or changed or (request.method == "POST" and not result)
    return render(request, "hr/bulk/act.html", context, status=400 if is_wrong else 200)


def _kept(officer: User, chosen: list[Certificate], asked: Asked, now: datetime) -> Import:
    name, language = str(BulkAct(asked.act).label), get_language() or officer.language
    return choose(officer, Import.Kind.ACT, name, table_of(chosen, asked), language, now)


@transaction.atomic
def _done(request: SignedIn, chosen: list[Certificate], asked: Asked, seen: str, now: datetime) -> HttpResponseRedirect:
    """Do an act to a few certificates at once, and keep that, so that it can be undone. Raise Changed."""
    result = services.act(request.user, chosen, asked, seen, now)
    made = [(line, one) for line, (one, refusal) in enumerate(result.lines, 1) if not refusal]
    kept = _kept(request.user, chosen, asked, now)
    record(request.user, kept, seen, made, now)
    said = ngettext("Done for {number} certificate.", "Done for {number} certificates.", result.done)
    messages.success(request, said.format(number=number(result.done)))
    return redirect("hr:import", kept.pk)


def _chosen(request: SignedIn, sent: QueryDict) -> list[Certificate]:
    """Return the certificates of the house that are named by their codes, or all that the filter of the list finds."""
    if "all" not in sent:
        return selectors.certificates(request.user, sent.getlist("code"))
    house = selectors.house_of(request.user)
    form = FilterForm.of(house, sent)
    if not form.is_valid() or form.chosen().state in WITHOUT:
        return []
    own = selectors.listed(request.user, form.chosen()).filter(house=house)
    return selectors.certificates(request.user, [one.code for one in own[: MOST_ROWS + 1]])  # type: ignore[union-attr]
