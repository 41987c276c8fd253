"""What HR types to assign something to many people."""

import secrets
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from training.classes.assignment_forms import DaysForm
from training.hr.assigning.offers import groups, what_of
from training.hr.assigning.services import Order
from training.staff.forms import NOT_LISTED
from training.staff.models import House


class OrderForm(DaysForm):
    """What is assigned, and by when. `token` is made with the form, so that one sent twice is one assignment."""

    thing = forms.ChoiceField(
        label=_("Exam or course"), error_messages=NOT_LISTED | {"required": _("Choose what is to be done.")}
    )
    name = forms.CharField(
        label=pgettext_lazy("class", "Name of the class"),
        help_text=_("The people become a class of this name. Instructors see it beside their own."),
        max_length=80,
        error_messages={"required": _("Enter a name for the class.")},
    )
    note = forms.CharField(
        label=_("Note to the trainees"), required=False, max_length=500, widget=forms.Textarea(attrs={"rows": 3})
    )
    token = forms.CharField(widget=forms.HiddenInput, max_length=32, initial=lambda: secrets.token_hex(8))

    field_order = ("thing", "name", "opens_on", "due_on", "note")

    def __init__(self, house: House, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["thing"].choices = [("", _("Choose …")), *groups(house)]  # type: ignore[attr-defined]

    def order(self) -> Order:
        """Return what a valid form asks for."""
        asked = self.cleaned_data
        return Order(asked["name"], what_of(asked["thing"], asked["note"]), self.days(), asked["token"])
