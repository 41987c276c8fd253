"""What the public types to check a certificate."""

from datetime import date
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from games.rulebook.formats import ltr
from training.certification.codes import FORM, MISSING, NotACode, read_code
from training.staff.days import today

_CODE_ERRORS = {
    "letters": _("Codes have no accents, and none of these signs: %(missing)s. Compare with the paper, sign by sign."),
    "length": _("A code has the form %(form)s. Compare with the paper, sign by sign."),
    "check": _("One character is mistyped. Compare the code with the paper, character by character."),
}
_OF_CODES = {"form": FORM, "missing": ", ".join(MISSING)}


# No record is older, none reaches further; and the days around them can still be counted.
_FIRST, _LAST = date(1900, 1, 1), date(2199, 12, 31)


class DayField(forms.DateField):
    """A day in the form 2026-01-31, whatever the language; the browser shows it in the reader's way.

    Refuses days outside the years in which a certificate can be on record.
    """

    widget = forms.DateInput(format="%Y-%m-%d", attrs={"type": "date"})

    def __init__(self, **kwargs: Any) -> None:
        invalid = {"invalid": _("This is no day of the calendar. Write it as in 2026-01-31.")}
        super().__init__(input_formats=["%Y-%m-%d"], required=False, error_messages=invalid, **kwargs)

    def validate(self, value: date | None) -> None:
        super().validate(value)
        if value is not None and not _FIRST <= value <= _LAST:
            days = {"first": ltr(_FIRST.isoformat()), "last": ltr(_LAST.isoformat())}
            raise forms.ValidationError(_("Choose a day from {first} to {last}.").format(**days))


class CheckForm(forms.Form):
    """A code, cleaned to its stored form, and the day it is asked about (today)."""

    code = forms.CharField(
        label=_("Code of the certificate"),
        max_length=60,
        error_messages={"required": _("Type the code that is printed on the certificate.")},
    )
    on = DayField(label=_("On this day"))

    def clean_code(self) -> str:
        try:
            return read_code(self.cleaned_data["code"])
        except NotACode as fault:
            raise forms.ValidationError(_CODE_ERRORS[fault.reason], fault.reason, _OF_CODES) from None

    def clean_on(self) -> date:
        day = self.cleaned_data["on"] or today()
        if day > today():
            raise forms.ValidationError(_("Choose today or an earlier day."))
        return day
