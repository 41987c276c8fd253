"""What instructors enter about a class."""

from collections.abc import Iterable
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext, pgettext_lazy

from games.web.kit.day_field import DayField
from games.web.kit.formats import number
from games.web.registry import GAMES
from training.classes.selectors import instructors
from training.classes.services import Details
from training.classes.states import State
from training.staff.models import House, User

UNLISTED = _("This is not in the list. Choose an entry from the list.")


class PeopleField(forms.ModelMultipleChoiceField):
    """People to be ticked, each by name."""

    widget = forms.CheckboxSelectMultiple

    def __init__(self, **kwargs: Any) -> None:
        unlisted = {"invalid_choice": UNLISTED, "invalid_pk_value": UNLISTED}
        messages = unlisted | kwargs.pop("error_messages", {})
        super().__init__(queryset=User.objects.none(), error_messages=messages, **kwargs)

    def label_from_instance(self, obj: User) -> str:
        return obj.full_name


class ClassForm(forms.Form):
    """A new class, or what is changed about one."""

    name = forms.CharField(
        label=pgettext_lazy("class", "Name of the class"),
        max_length=80,
        error_messages={"required": _("Enter a name for the class.")},
    )
    games = forms.MultipleChoiceField(
        label=_("Games that it learns"),
        required=False,
        widget=forms.CheckboxSelectMultiple,
        help_text=_("Tick none for a class that learns all of them."),
        error_messages={"invalid_choice": UNLISTED},
    )
    starts_on = DayField(label=pgettext_lazy("class", "First day"))
    ends_on = DayField(label=pgettext_lazy("class", "Last day"))
    instructors = PeopleField(label=_("Instructors"), error_messages={"required": _("Choose at least one instructor.")})

    def __init__(self, house: House, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["games"].choices = [(slug, game.title) for slug, game in GAMES.items()]  # type: ignore[attr-defined]
        self.fields["instructors"].queryset = instructors(house)  # type: ignore[attr-defined]

    def clean(self) -> dict[str, Any]:
        asked = super().clean() or {}
        first, last = asked.get("starts_on"), asked.get("ends_on")
        if first and last and last < first:
            self.add_error("ends_on", _("The last day cannot be before the first."))
        return asked

    def details(self) -> Details:
        return Details(**{name: self.cleaned_data[name] for name in Details.__dataclass_fields__})


class JoinForm(forms.Form):
    """Who joins a class."""

    people = PeopleField(label=_("Trainees"), error_messages={"required": _("Tick at least one trainee.")})

    def __init__(self, others: Iterable[User], *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["people"].queryset = others  # type: ignore[attr-defined]


class StateForm(forms.Form):
    """Which members the grid shows."""

    state = forms.ChoiceField(
        label=pgettext_lazy("assignment", "Show"),
        required=False,
        choices=[("", _("all members")), *State.choices],
        error_messages={"invalid_choice": UNLISTED},
    )


PERIODS = (7, 30, 90, 365)


class PeriodForm(forms.Form):
    """Of how many days the mistakes are counted."""

    days = forms.TypedChoiceField(
        label=pgettext_lazy("mistakes", "Period"), coerce=int, error_messages={"invalid_choice": UNLISTED}
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["days"].choices = [(days, _last_days(days)) for days in PERIODS]  # type: ignore[attr-defined]


def _last_days(days: int) -> str:
    return ngettext("the last {days} day", "the last {days} days", days).format(days=number(days))
