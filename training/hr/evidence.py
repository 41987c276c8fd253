"""The page on which HR enters an exam that somebody passed elsewhere."""

from collections.abc import Iterable
from typing import Any

from django import forms
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from training.certification.acts.evidence import Paper, enter_evidence
from training.certification.forms import NeededDay
from training.certification.problems import CertificateRefused
from training.certification.programmes import Certifiable, programmes_in
from training.hr.people.selectors import member
from training.hr.selectors import house_of
from training.staff.forms import NOT_LISTED
from training.staff.models import User
from training.staff.signed_in import SignedIn, posted

# At which field a refusal is said; the others are about the person.
_FIELDS = {"future": "passed_on", "entered": "passed_on", "barred-holder": "programme"}


def evidence_choices(programmes: Iterable[Certifiable]) -> list[tuple[str, Promise | str]]:
    """Return the programmes, for a list of choices, that a pass elsewhere can earn."""
    return [(each.slug, each.title) for each in programmes if each.accepts_evidence]


class EvidenceForm(forms.Form):
    """What was passed, when, and what paper says so."""

    programme = forms.ChoiceField(
        label=gettext_lazy("Programme"),
        error_messages={"required": gettext_lazy("Choose the programme."), **NOT_LISTED},
    )
    passed_on = NeededDay(label=gettext_lazy("Day of the exam"), missing=gettext_lazy("Enter the day of the exam."))
    issuer = forms.CharField(
        label=gettext_lazy("Who issued the paper"),
        help_text=gettext_lazy("The house, school or authority that vouches for it."),
        max_length=200,
        error_messages={"required": gettext_lazy("Enter who issued the paper.")},
    )
    reference = forms.CharField(
        label=gettext_lazy("Number or title of the paper"),
        max_length=200,
        error_messages={"required": gettext_lazy("Enter the number or the title of the paper.")},
    )

    def __init__(self, programmes: Iterable[Certifiable], *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["programme"].choices = evidence_choices(programmes)  # type: ignore[attr-defined]

    def paper(self) -> Paper:
        asked = self.cleaned_data
        return Paper(issuer=asked["issuer"], reference=asked["reference"], passed_on=asked["passed_on"])


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def enter(request: SignedIn, pk: int) -> HttpResponse:
    """Enter an exam passed elsewhere, which earns its certificate."""
    try:
        person = member(request.user, pk)
    except User.DoesNotExist:
        raise Http404 from None
    programmes = programmes_in(house_of(request.user).pk)
    form = EvidenceForm(programmes.values(), posted(request))
    if form.is_valid():
        programme = programmes[form.cleaned_data["programme"]]
        try:
            enter_evidence(request.user, person, programme, form.paper(), timezone.now())
        except CertificateRefused as refused:
            form.add_error(_FIELDS.get(refused.code), str(refused.message))
        else:
            messages.success(request, _("The certificate is issued."))
            return redirect("hr:person", pk)
    context = {"person": person, "form": form}
    return render(request, "hr/evidence.html", context, status=400 if form.errors else 200)
