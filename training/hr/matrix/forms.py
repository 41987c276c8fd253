"""What HR types about the matrix: its filter, as the address has it, and the name of a saved view."""

from collections.abc import Mapping
from datetime import date
from typing import Any, Self

from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.web.kit.day_field import DayField
from training.hr.competence.forms import JobField
from training.hr.forms import CertificateFilter, FilterState, ListedField
from training.hr.matrix.asked import Asked, Dealing
from training.hr.matrix.selectors import jobs, managers
from training.hr.people_without import Without
from training.hr.reading import houses_read
from training.practical.forms import PersonField
from training.staff.days import today
from training.staff.models import User

_STATES = [
    ("", pgettext_lazy("state", "any")),
    *Dealing.choices,
    *((each.value, each.label) for each in FilterState if each.value and each.value not in tuple(Without)),
    *Without.choices,
]


class MatrixForm(CertificateFilter):
    """The filter of the matrix."""

    day = DayField(label=_("As of"))
    job = JobField(empty_label=pgettext_lazy("job", "any"))
    manager = PersonField(label=_("Manager"), required=False, empty_label=pgettext_lazy("manager", "any"))
    state = ListedField(label=pgettext_lazy("certificate", "Status"), choices=_STATES)

    field_order = ("day", "name", "job", "manager", "programme", "state", "within")

    @classmethod
    def of(cls, viewer: User, house: str, sent: Mapping[str, Any]) -> Self:
        """Return the filter that was sent, of a house by its key; an empty field means what it means when it is
        missing, today for the day."""
        return cls(viewer, house, {"day": today().isoformat()} | {key: value for key, value in sent.items() if value})

    def __init__(self, viewer: User, house: str, *args: Any, **kwargs: Any) -> None:
        houses = houses_read(viewer, house)
        super().__init__(houses, *args, **kwargs)
        self._house = house
        self.fields["job"].queryset = jobs(houses)  # type: ignore[attr-defined]
        self.fields["manager"].queryset = managers(houses)  # type: ignore[attr-defined]

    def clean(self) -> dict[str, Any]:
        sent = super().clean()
        if sent.get("state") in Dealing and sent.get("within"):
            self.add_error("within", _("This status has no last day of validity. Choose “at any time”."))
        return sent

    def clean_day(self) -> date:
        return self.cleaned_data["day"] or today()

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
            house=self._house,
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
