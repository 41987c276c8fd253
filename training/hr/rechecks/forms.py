"""What HR types to send a quiz on changed rules."""

from datetime import date, timedelta
from typing import Any

from django import forms
from django.db.models import TextChoices
from django.utils.translation import gettext_lazy as _

from training.certification.forms import NeededDay
from training.hr.rechecks.sending import Wanted
from training.staff.days import today
from training.staff.forms import NOT_LISTED

USUAL = timedelta(days=14)  # to pass a quiz
LONGEST = timedelta(days=366)


class Who(TextChoices):
    ALL = "all", _("everybody in the list")
    SOME = "some", _("only those who are chosen in the list")


class SendForm(forms.Form):
    """To whom a quiz goes, and by when it is to be passed. `codes` are those that were chosen in the list."""

    due_on = NeededDay(
        label=_("To be passed by the end of"),
        missing=_("Enter the day by which the quiz is to be passed."),
        help_text=_("Nobody has to stop dealing after this day, but you see here who has not passed the quiz."),
    )
    who = forms.ChoiceField(
        label=_("Who gets the quiz"),
        choices=Who,
        widget=forms.RadioSelect,
        error_messages=NOT_LISTED | {"required": _("Choose who gets the quiz.")},
    )

    def __init__(self, data: Any, codes: list[str]) -> None:
        super().__init__(data, initial={"due_on": today() + USUAL, "who": Who.ALL})
        self._codes = codes

    def clean_due_on(self) -> date:
        chosen: date = self.cleaned_data["due_on"]
        if chosen < today():
            raise forms.ValidationError(_("Choose today or a later date."))
        if chosen > today() + LONGEST:
            raise forms.ValidationError(_("Choose a date within a year."))
        return chosen

    def clean_who(self) -> str:
        chosen: str = self.cleaned_data["who"]
        if chosen == Who.SOME and not self._codes:
            raise forms.ValidationError(_("Choose at least one person in the list."))
        return chosen

    def wanted(self, rules: list[str]) -> Wanted:
        """Return what a valid form asks for."""
        codes = self._codes if self.cleaned_data["who"] == Who.SOME else None
        return Wanted(rules, self.cleaned_data["due_on"], codes)
