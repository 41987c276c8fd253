"""What HR types about people."""

from typing import Any

from django import forms
from django.core.validators import RegexValidator
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from training.hr.forms import ListedField
from training.hr.people.selectors import Account, Wanted, other_houses
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
    """In which role somebody is accepted."""

    role = PersonForm.base_fields["role"]
