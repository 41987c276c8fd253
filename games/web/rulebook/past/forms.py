"""The day on which somebody wants to read the rules."""

from datetime import date

from django import forms
from django.utils.translation import gettext_lazy as _

from games.web.kit.day_field import DayField
from games.web.kit.days import today


class PastDayForm(forms.Form):
    """A day that is not in the future; empty for today's rules."""

    day = DayField(label=_("Rules of an earlier day"))

    def clean_day(self) -> date | None:
        day: date | None = self.cleaned_data["day"]
        if day and day > today():
            raise forms.ValidationError(_("This day is still to come. Choose today or an earlier day."))
        return day
