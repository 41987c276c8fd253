"""What HR types about the matrix: its filter, as the address has it, and the name of a saved view."""

from datetime import date
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.web.kit.day_field import DayField
from training.certification.forms import programme_choices
from training.hr.competence.selectors import jobs
from training.hr.forms import FilterState, ListedField, within_choices
from training.hr.matrix.selectors import Asked, managers
from training.hr.models import Job
from training.hr.people_without import Without
from training.staff.days import today
from training.staff.models import User

_STATES = [
    ("", pgettext_lazy("state", "any")),
    *((each.value, each.label) for each in FilterState if each.value and each.value not in tuple(Without)),
    (Without.ANY.value, Without.ANY.label),
]
_NOT_LISTED = {"invalid_choice": _("This is not in the list. Choose an entry from the list.")}


class MatrixForm(forms.Form):
    """The filter of the matrix."""

    day = DayField(label=_("As of"))
    name = forms.CharField(label=_("Name"), required=False, max_length=80)
    job: Any = forms.ModelChoiceField(
        label=_("Job"),
        queryset=Job.objects.none(),
        required=False,
        empty_label=pgettext_lazy("job", "any"),
        error_messages=_NOT_LISTED,
    )
    manager: Any = forms.ModelChoiceField(
        label=_("Manager"),
        queryset=User.objects.none(),
        required=False,
        empty_label=pgettext_lazy("manager", "any"),
        error_messages=_NOT_LISTED,
    )
    programme = ListedField(label=_("Programme"))
    state = ListedField(label=pgettext_lazy("certificate", "Status"), choices=_STATES)
    within = ListedField(label=pgettext_lazy("filter", "Expires"))

    def __init__(self, viewer: User, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["job"].queryset = jobs(viewer)  # type: ignore[attr-defined]
        self.fields["manager"].queryset = managers(viewer)  # type: ignore[attr-defined]
        self.fields["manager"].label_from_instance = lambda person: person.full_name  # type: ignore[attr-defined]
        programmes = [("", pgettext_lazy("programme", "any")), *programme_choices()]
        self.fields["programme"].choices = programmes  # type: ignore[attr-defined]
        self.fields["within"].choices = within_choices()  # type: ignore[attr-defined]

    def clean_day(self) -> date:
        return self.cleaned_data["day"] or today()

    def clean(self) -> dict[str, Any]:
        asked = super().clean() or {}
        if asked.get("state") == Without.ANY and asked.get("within"):
            self.add_error("within", _("People without a certificate have none that expires. Choose “at any time”."))
        return asked

    def asked(self) -> Asked:
        """Return what a valid form asks for."""
        found = self.cleaned_data
        return Asked(
            day=found["day"],
            state=found["state"],
            programme=found["programme"],
            within=int(found["within"]) if found["within"] else None,
            job=found["job"].pk if found["job"] else None,
            manager=found["manager"].pk if found["manager"] else None,
            name=found["name"].strip(),
        )

    def narrowed(self) -> dict[str, str]:
        """Return the fields that narrow the matrix, as an address has them: that of today is the matrix itself."""
        typed = {name: value for name in self.fields if (value := self[name].data)}
        return {name: value for name, value in typed.items() if (name, value) != ("day", today().isoformat())}


class ViewForm(forms.Form):
    """The name of a saved view."""

    name = forms.CharField(
        label=_("Name of the view"), max_length=80, error_messages={"required": _("Enter a name for the view.")}
    )
