"""What HR types about jobs and exemptions."""

from collections.abc import Mapping
from datetime import date
from typing import Any

from django import forms
from django.db.models import Q
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.web.kit.day_field import DayField
from training.certification.forms import NeededDay, programme_choices
from training.certification.programmes import named, programmes_in
from training.hr.competence.selectors import all_jobs
from training.hr.models import Job, Need
from training.hr.people.forms import WhyForm
from training.practical.forms import PersonField
from training.staff.days import today
from training.staff.forms import NOT_LISTED
from training.staff.models import House, User

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
    """What a job requires, programme by programme, and from which day on: of those that the house certifies, and of
    others as far as the job requires them already."""

    first_day = NeededDay(label=_("From"), missing=_NO_DAY)

    def __init__(self, house: House, present: Mapping[str, str], sent: Any = None) -> None:
        super().__init__(sent, initial={**present, "first_day": today()})
        for slug, title in named(programmes_in(house.pk), present).items():
            self.fields[slug] = forms.ChoiceField(
                label=str(title), choices=Need, required=False, error_messages=NOT_LISTED
            )
        self.order_fields([name for name in self.fields if name != "first_day"])

    @property
    def changed(self) -> dict[str, str]:
        """What a valid form says otherwise than it showed, so that what else changes until its day stays."""
        return {name: self.cleaned_data[name] for name in self.changed_data if name != "first_day"}


class ComingForm(forms.Form):
    """The coming day whose change is taken back."""

    back = NeededDay(missing=_NO_DAY)


class JobField(forms.ModelChoiceField):
    """A job of the house, or none."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(
            label=_("Job"), queryset=Job.objects.none(), required=False, error_messages=NOT_LISTED, **kwargs
        )


class PostingForm(forms.Form):
    """Which job somebody has, and from which day on. Who has a job that is retired may keep it."""

    job = JobField(empty_label=pgettext_lazy("job", "none"))
    manager = PersonField(
        label=_("Manager"),
        required=False,
        help_text=_("The manager sees what the people of the team may deal, and nothing else of their record."),
        empty_label=pgettext_lazy("manager", "none"),
    )
    first_day = NeededDay(label=_("From"), missing=_NO_DAY)

    def __init__(self, viewer: User, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        kept = self.initial.get("job")
        given = Q(retired=False) | Q(pk=kept.pk) if kept else Q(retired=False)
        self.fields["job"].queryset = all_jobs(viewer).filter(given)  # type: ignore[attr-defined]
        managers = User.objects.filter(house=viewer.house_id, is_active=True)
        self.fields["manager"].queryset = managers  # type: ignore[attr-defined]


class DayForm(forms.Form):
    """The day that is looked at; today where none is asked for."""

    on = DayField(label=_("As of"))

    def clean_on(self) -> date:
        return self.cleaned_data["on"] or today()


class ExemptionForm(WhyForm):
    """What somebody may deal without a certificate, until when, and why."""

    programme = forms.ChoiceField(label=_("Programme"), error_messages=NOT_LISTED)
    until = NeededDay(label=_("Last day of the exemption"), missing=_NO_DAY)

    field_order = ("programme", "until", "reason")

    def __init__(self, house: House, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["programme"].choices = programme_choices(house)  # type: ignore[attr-defined]
