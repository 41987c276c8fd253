"""What HR types about jobs and exemptions."""

from datetime import date
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.web.kit.day_field import DayField
from training.certification.forms import NeededDay, programme_choices
from training.certification.programmes import programmes
from training.hr.competence.selectors import jobs
from training.hr.models import Job, Need
from training.hr.people.forms import WhyForm
from training.staff.days import today
from training.staff.models import User

_NOT_LISTED = {"invalid_choice": _("This is not in the list. Choose an entry from the list.")}
_NO_DAY = _("Enter the day.")


class JobForm(forms.Form):
    """A new job."""

    name = forms.CharField(
        label=_("Name of the job"),
        help_text=_("As your house calls it, such as croupier, inspector or pit boss."),
        max_length=80,
        error_messages={"required": _("Enter the name of the job.")},
    )


class NeedsForm(forms.Form):
    """What a job requires, programme by programme."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for slug, programme in programmes().items():
            self.fields[slug] = forms.ChoiceField(
                label=str(programme.title), choices=Need, required=False, error_messages=_NOT_LISTED
            )


class PostingForm(forms.Form):
    """Which job somebody has, and from which day on."""

    job: Any = forms.ModelChoiceField(
        label=_("Job"),
        queryset=Job.objects.none(),
        required=False,
        empty_label=pgettext_lazy("job", "none"),
        error_messages=_NOT_LISTED,
    )
    manager: Any = forms.ModelChoiceField(
        label=_("Manager"),
        help_text=_("The manager sees what the people of the team may deal, and nothing else of their record."),
        queryset=User.objects.none(),
        required=False,
        empty_label=pgettext_lazy("manager", "none"),
        error_messages=_NOT_LISTED,
    )
    first_day = NeededDay(label=_("From"), missing=_NO_DAY)

    def __init__(self, viewer: User, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["job"].queryset = jobs(viewer)  # type: ignore[attr-defined]
        managers = self.fields["manager"]
        managers.queryset = User.objects.filter(house=viewer.house_id, is_active=True)  # type: ignore[attr-defined]
        managers.label_from_instance = lambda person: person.full_name  # type: ignore[attr-defined]


class DayForm(forms.Form):
    """The day that is looked at; today where none is asked for."""

    on = DayField(label=_("As of"))

    def clean_on(self) -> date:
        return self.cleaned_data["on"] or today()


class ExemptionForm(WhyForm):
    """What somebody may deal without a certificate, until when, and why."""

    programme = forms.ChoiceField(label=_("Programme"), choices=programme_choices, error_messages=_NOT_LISTED)
    until = NeededDay(label=_("Last day of the exemption"), missing=_NO_DAY)

    field_order = ("programme", "until", "reason")
