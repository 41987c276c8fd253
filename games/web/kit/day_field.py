"""A form's field for a day."""

from datetime import date
from typing import Any

from django import forms
from django.utils.functional import lazy
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from games.web.kit.formats import ltr
from games.web.kit.templatetags.days import day

# No record is older, none reaches further; and the days around them can still be counted.
_FIRST, _LAST = date(1900, 1, 1), date(2199, 12, 31)
_example: Any = lazy(lambda: ltr("2026-01-31"), str)  # the form in which a day is read, whatever the language


class DayField(forms.DateField):
    """A day in the form 2026-01-31, whatever the language; the browser shows it in the reader's way.

    Refuses days outside the years of which there can be records.
    """

    widget = forms.DateInput(format="%Y-%m-%d", attrs={"type": "date"})

    def __init__(self, **kwargs: Any) -> None:
        # Translators: {example} is a date such as 2026-01-31; the form is the same in every language.
        invalid = {"invalid": format_lazy(_("There is no such date. Enter one such as {example}."), example=_example())}
        super().__init__(input_formats=["%Y-%m-%d"], required=False, error_messages=invalid, **kwargs)

    def validate(self, value: date | None) -> None:
        super().validate(value)
        if value is not None and not _FIRST <= value <= _LAST:
            days = {"first": day(_FIRST), "last": day(_LAST)}
            raise forms.ValidationError(_("Choose a date between {first} and {last}.").format(**days))
