"""What HR types: the sentence of the filter, and the reason for an act."""

from datetime import date
from typing import Any

from django import forms
from django.db.models import TextChoices
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from training.certification.days import today
from training.certification.forms import DayField
from training.certification.programmes import programmes
from training.hr.selectors import NONE, Filter


class FilterState(TextChoices):
    """The states of the list, as the object of "Show …"."""

    ANY = "", _("all certificates")
    VALID = "valid", _("valid certificates")
    RUNS_OUT = "runs-out", _("certificates that run out soon")
    EXPIRED = "expired", _("expired certificates")
    REVOKED = "revoked", _("revoked certificates")
    NONE = NONE, _("people without a certificate")


WITHIN = [
    ("", pgettext_lazy("certificates that run out", "at any time")),
    ("30", pgettext_lazy("certificates that run out", "within 30 days")),
    ("60", pgettext_lazy("certificates that run out", "within 60 days")),
    ("90", pgettext_lazy("certificates that run out", "within 90 days")),
]


class FilterForm(forms.Form):
    """The filter of the HR page, as it stands in the address."""

    state = forms.ChoiceField(label=_("Show"), choices=FilterState, required=False)
    programme = forms.ChoiceField(label=_("of"), required=False)
    within = forms.ChoiceField(label=_("that run out"), choices=WITHIN, required=False)
    name = forms.CharField(label=_("of people whose name holds"), required=False, max_length=80)
    on = DayField(label=_("as of"))

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        titles = [(slug, programme.title) for slug, programme in programmes().items()]
        self.fields["programme"].choices = [("", _("every programme")), *titles]  # type: ignore[attr-defined]

    def clean_on(self) -> date:
        return self.cleaned_data["on"] or today()

    def chosen(self) -> Filter:
        """What a valid form asks for."""
        asked = self.cleaned_data
        return Filter(
            day=asked["on"],
            state=asked["state"],
            programme=asked["programme"],
            within=int(asked["within"]) if asked["within"] else None,
            name=asked["name"].strip(),
        )


class ReasonForm(forms.Form):
    """Why a certificate is revoked or reinstated."""

    reason = forms.CharField(
        label=_("Reason"),
        help_text=_("It is kept with the certificate for good, under your name. The public does not see it."),
        error_messages={"required": _("Say why: the reason is kept with the certificate.")},
        max_length=2000,
        widget=forms.Textarea(attrs={"rows": 4}),
    )
