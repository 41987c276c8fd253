"""What HR types about people."""

from datetime import date
from typing import Any

from django import forms
from django.core.validators import RegexValidator
from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.web.kit.day_field import DayField
from training.certification.forms import NeededDay
from training.hr.forms import ListedField
from training.hr.people.selectors import NO_MANAGER, Account, Wanted, other_houses
from training.practical.forms import PersonField
from training.staff.days import today
from training.staff.entering import Details
from training.staff.forms import NOT_LISTED, ReasonField
from training.staff.languages import language_choices
from training.staff.models import House, Role, User

_PLAIN = RegexValidator(
    r"^[A-Za-z0-9._-]+\Z",
    _("A user name may contain letters without accents, digits, full stops, hyphens and underscores."),
)


class ListForm(forms.Form):
    """The filter of the list, as the address has it; by addresses and accounts for HR of the house alone."""

    name = forms.CharField(label=_("Name or address"), required=False, max_length=80)
    role = ListedField(label=_("Role"), choices=[("", pgettext_lazy("role", "any")), *Role.choices])
    account = ListedField(
        label=_("Account"), choices=[("", pgettext_lazy("account", "open or invited")), *Account.choices]
    )
    manager = ListedField(
        label=_("Manager"),
        choices=[("", pgettext_lazy("manager", "any")), (NO_MANAGER, _("nobody, or somebody who has left"))],
    )

    def __init__(self, may_act: bool, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if not may_act:
            self.fields["name"].label = _("Name")
            del self.fields["account"]

    def wanted(self, house: str) -> Wanted:
        return Wanted(**self.cleaned_data, house=house)


class PersonForm(forms.Form):
    """What HR enters and changes about a person."""

    first_name = forms.CharField(
        label=_("First name"), max_length=150, error_messages={"required": _("Enter the first name.")}
    )
    last_name = forms.CharField(
        label=_("Last name"), max_length=150, error_messages={"required": _("Enter the last name.")}
    )
    email = forms.EmailField(
        label=_("E-mail address"),
        max_length=254,
        error_messages={
            "required": _("Enter the e-mail address. The invitation goes there."),
            "invalid": _("This is not an e-mail address. An address looks like name@house.example."),
        },
    )
    role = forms.ChoiceField(
        label=_("Role"),
        choices=Role,
        initial=Role.TRAINEE,
        help_text=_(
            "Trainees learn and sit exams. Instructors follow their progress. HR officers manage people and records."
        ),
        error_messages=NOT_LISTED,
    )
    language = forms.ChoiceField(
        label=_("Language of e-mails and certificates"),
        choices=language_choices,
        error_messages=NOT_LISTED,
    )

    def details(self) -> Details:
        return Details(**{name: self.cleaned_data[name] for name in Details.__dataclass_fields__})


class EnterForm(PersonForm):
    """A new person: the user name may be left to the site."""

    username = forms.CharField(
        label=_("User name"),
        required=False,
        max_length=150,
        validators=[_PLAIN],
        help_text=_("Leave it empty to create it from the names, such as ada.grimani."),
    )

    first_day = DayField(
        label=_("First day of work"),
        initial=today,
        help_text=_("It may be in the past or ahead. Empty means today. The person can sign in before that day."),
    )

    field_order = ("first_name", "last_name", "username")

    def clean_username(self) -> str:
        name: str = self.cleaned_data["username"]
        return name.lower()


class WhyForm(forms.Form):
    """Why an account is closed or opened."""

    reason = ReasonField(
        help_text=_("The reason is kept in the person’s history, under your name."),
        missing=_("Enter a reason. It is kept in the person’s history."),
    )


class SuccessorField(PersonField):
    """Who leads a team from now on."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(label=_("New manager of the team"), **kwargs)


class HandForm(forms.Form):
    """To whom a team is handed over, and from which day on."""

    successor = SuccessorField(
        empty_label=_("Choose the manager."), error_messages={"required": _("Choose the manager.")}
    )
    first_day = NeededDay(label=_("From"), missing=_("Enter the day."))

    def __init__(self, successors: QuerySet[User], *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["successor"].queryset = successors  # type: ignore[attr-defined]


class CloseForm(WhyForm):
    """When somebody leaves, why, and to whom their team is handed over, if they have one."""

    successor = SuccessorField(
        required=False,
        empty_label=pgettext_lazy("manager", "nobody yet"),
        help_text=_("The people of the team report to this manager from the day after the last day of work on."),
    )

    last_day = DayField(
        label=_("Last day of work"),
        initial=today,
        help_text=_(
            "Today or a day that is over closes the account at once, a later day at its end. Empty means today."
        ),
    )

    field_order = ("last_day", "successor", "reason")

    def __init__(self, successors: QuerySet[User] | None, *args: Any, **kwargs: Any) -> None:
        """Ask for the new manager where `successors` may lead the team; None where there is no team."""
        super().__init__(*args, **kwargs)
        if successors is None:
            del self.fields["successor"]
        else:
            self.fields["successor"].queryset = successors  # type: ignore[attr-defined]

    def clean_last_day(self) -> date:
        return self.cleaned_data["last_day"] or today()


class ReopenForm(WhyForm):
    """When somebody comes back, and why."""

    first_day = EnterForm.base_fields["first_day"]

    field_order = ("first_day", "reason")


class MoveForm(WhyForm):
    """To which house somebody is offered, and why."""

    house = forms.ModelChoiceField(
        label=_("New house"),
        queryset=House.objects.none(),
        empty_label=_("Choose the house."),
        error_messages={"required": _("Choose the house."), **NOT_LISTED},
    )

    field_order = ("house", "reason")

    def __init__(self, viewer: User, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["house"].queryset = other_houses(viewer)  # type: ignore[attr-defined]


class AcceptForm(forms.Form):
    """In which role somebody is accepted, and from which day on."""

    role = PersonForm.base_fields["role"]
    first_day = DayField(
        label=_("First day in your house"),
        initial=today,
        help_text=_("It may be in the past or ahead. Until a day ahead the person stays in the other house."),
    )
