"""What the public types to check a certificate, and fields for a day and a programme."""

from datetime import date
from typing import Any

from django import forms
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from games.web.kit.day_field import DayField
from games.web.kit.formats import listed, ltr
from training.certification.codes import FORM, MISSING, NotACode, read_code
from training.certification.programmes import programmes_in
from training.staff.days import today
from training.staff.models import House

_CODE_ERRORS = {
    "letters": _(
        "A code has no accents and none of these characters: %(missing)s. Compare it with the paper, character by "
        "character."
    ),
    # Translators: %(form)s is XXXX-XXXX-XXXX.
    "length": _("A code looks like %(form)s. Compare it with the paper, character by character."),
    "check": _("There is a mistake in this code. Compare it with the paper, character by character."),
}


class NeededDay(DayField):
    """A day that has to be entered; `missing` is said where it is not."""

    def __init__(self, *, missing: Promise, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._missing = missing

    def clean(self, value: Any) -> date:
        found: date | None = super().clean(value)
        if found is None:
            raise forms.ValidationError(str(self._missing))
        return found


def programme_choices(*houses: House) -> list[tuple[str, Promise | str]]:
    """Return what some houses certify, for a list of choices."""
    return [(slug, programme.title) for slug, programme in programmes_in(*(each.pk for each in houses)).items()]


class CodeField(forms.CharField):
    """A code as somebody types it, cleaned to its stored form."""

    def clean(self, value: Any) -> str:
        typed = super().clean(value)
        try:
            return read_code(typed)
        except NotACode as fault:
            raise forms.ValidationError(_CODE_ERRORS[fault.reason], fault.reason, _of_codes()) from None


class CheckForm(forms.Form):
    """A code, cleaned to its stored form, and the day it is asked about (today)."""

    code = CodeField(
        label=_("Certificate code"),
        max_length=60,
        error_messages={"required": _("Enter the code printed on the certificate.")},
    )
    on = DayField(label=_("Date to check"))

    def clean_on(self) -> date:
        asked: date = self.cleaned_data["on"] or today()
        if asked > today():
            raise forms.ValidationError(_("Choose today or an earlier date."))
        return asked


def _of_codes() -> dict[str, str]:
    """Return what fills the sentences about codes."""
    return {"form": ltr(FORM), "missing": listed(MISSING)}
