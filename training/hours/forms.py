"""What instructors and HR enter about hours at the tables."""

import secrets
from datetime import date
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.web.kit.day_field import DayField
from games.web.registry import GAMES
from training.hours.models import MOST
from training.hours.services import Worked
from training.practical.forms import PersonField
from training.staff.days import today
from training.staff.forms import NOT_LISTED
from training.staff.models import User


def _hours(least: int, **more: Any) -> forms.IntegerField:
    missing = {"required": _("Enter the hours as a whole number.")}
    return forms.IntegerField(
        label=_("Hours at the tables"), min_value=least, max_value=MOST, error_messages=missing, **more
    )


class _WorkedForm(forms.Form):
    """So many hours until a day. `token` is made with the form, so that one sent twice is one entry."""

    hours = _hours(1, help_text=_("Whole hours, of one shift or of several."))
    day = DayField(label=_("Last day of these hours"))
    token = forms.CharField(widget=forms.HiddenInput, max_length=32, initial=lambda: secrets.token_hex(8))

    def clean_day(self) -> date:
        return self.cleaned_data["day"] or today()

    def worked(self, note: str = "") -> Worked:
        """Return what a valid form says."""
        typed = self.cleaned_data
        return Worked(typed["hours"], typed["day"], typed["token"], note)


class HoursForm(_WorkedForm):
    """Whose hours, and at which game."""

    person = PersonField(label=_("Person"), error_messages={"required": _("Choose whose hours these are.")})
    game = forms.ChoiceField(label=pgettext_lazy("practical test", "Game"), error_messages=NOT_LISTED)

    field_order = ("person", "game", "hours", "day", "token")

    def __init__(self, people: Any, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["person"].queryset = people  # type: ignore[attr-defined]
        self.fields["game"].choices = [(slug, game.title) for slug, game in GAMES.items()]  # type: ignore[attr-defined]

    @property
    def of(self) -> tuple[User, str]:
        """Whose hours a valid form is about, and at which game."""
        return self.cleaned_data["person"], self.cleaned_data["game"]


class CorrectionForm(_WorkedForm):
    """What takes the place of an entry, and why."""

    hours = _hours(0, help_text=_("0 takes the entry back."))
    note = forms.CharField(
        label=_("Why the entry is corrected"),
        help_text=_("It is kept permanently, under your name."),
        max_length=500,
        widget=forms.Textarea({"rows": 3}),
        error_messages={"required": _("Say why the entry is corrected.")},
    )

    field_order = ("hours", "day", "note", "token")
