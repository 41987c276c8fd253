"""What HR types about a recognition."""

from datetime import date
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from games.web.kit.day_field import DayField
from training.certification.forms import NeededDay, programme_choices
from training.hr.recognition.selectors import sister_houses
from training.hr.recognition.services import Asked
from training.staff.forms import NOT_LISTED, ReasonField
from training.staff.models import House, User


class WhyForm(forms.Form):
    """Why a recognition is made or ended."""

    reason = ReasonField(
        help_text=_("The reason is kept under your name. HR of the other house can read it."),
        missing=_("Enter a reason. It is kept with the recognition."),
        rows=3,
    )


class RecognitionForm(WhyForm):
    """Whose certificates are recognised, which of them, and on which days."""

    issuer = forms.ModelChoiceField(
        label=_("House that issues the certificates"),
        queryset=House.objects.none(),
        empty_label=_("Choose the house."),
        error_messages={"required": _("Choose the house."), **NOT_LISTED},
    )
    programmes = forms.MultipleChoiceField(
        label=_("Programmes"),
        help_text=_("Choose none for all programmes, also those to come."),
        required=False,
        widget=forms.CheckboxSelectMultiple,
        error_messages=NOT_LISTED,
    )
    first_day = NeededDay(label=_("From"), missing=_("Enter the day."))
    until = DayField(label=_("Last day"), help_text=_("Leave it empty where the recognition holds until you end it."))

    field_order = ("issuer", "programmes", "first_day", "until", "reason")

    def __init__(self, viewer: User, day: date, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["first_day"].initial = day
        self.fields["programmes"].choices = programme_choices()  # type: ignore[attr-defined]  # those of every house
        self.fields["issuer"].queryset = sister_houses(viewer)  # type: ignore[attr-defined]

    def asked(self) -> Asked:
        """Return what a valid form asks for."""
        return Asked(**{name: value for name, value in self.cleaned_data.items() if name != "reason"})
