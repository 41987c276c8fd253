"""What instructors and HR type when they arrange exams."""

from datetime import date
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from training.certification.forms import DayField
from training.certification.programmes import programmes
from training.quiz.problems import REASON_LENGTH
from training.staff.days import today

_UNLISTED = {"invalid_choice": _("This is not in the list. Choose an entry from the list.")}


class ReasonForm(forms.Form):
    reason = forms.CharField(
        label=_("Reason"),
        help_text=_("The reason is kept under your name. Only instructors and HR of your house can read it."),
        error_messages={"required": _("Enter a reason. It is kept under your name.")},
        max_length=REASON_LENGTH,
        widget=forms.Textarea(attrs={"rows": 3}),
    )


class ExtraTimeForm(ReasonForm):
    """How much more time somebody has, and on which days."""

    percent = forms.IntegerField(
        label=_("Extra time in percent"),
        min_value=1,
        max_value=100,
        help_text=_("Common values are 25, 33 and 50. The time of the whole exam and the pace become longer by this."),
        error_messages={"required": _("Enter by how much percent the time becomes longer, such as 25.")},
    )
    first_day = DayField(label=_("From"))
    last_day = DayField(label=_("Until"), help_text=_("Leave it empty if there is no end."))

    field_order = ("percent", "first_day", "last_day", "reason")

    def clean_first_day(self) -> date:
        return self.cleaned_data["first_day"] or today()

    def clean(self) -> dict[str, Any]:
        typed = super().clean() or {}
        first, last = typed.get("first_day"), typed.get("last_day")
        if first and last and last < first:
            self.add_error("last_day", _("The last day must not be before the first."))
        elif last and last < today():
            self.add_error("last_day", _("Choose today or a later date."))
        return typed


class AnotherForm(ReasonForm):
    """At which exam somebody gets one more attempt."""

    exam = forms.ChoiceField(label=_("Exam"), error_messages=_UNLISTED)

    field_order = ("exam", "reason")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        titles = [(programme.exam, programme.title) for programme in programmes().values()]
        self.fields["exam"].choices = titles  # type: ignore[attr-defined]


class TermsForm(forms.Form):
    """What a house asks at an exam."""

    attempts = forms.IntegerField(
        label=_("Attempts, at most"),
        min_value=1,
        max_value=100,
        required=False,
        help_text=_("Leave it empty if there is no limit. Passed and failed attempts count alike."),
    )
    days = forms.IntegerField(
        label=pgettext_lazy("limit of attempts", "within so many days"), min_value=1, max_value=3650, required=False
    )
    wait_hours = forms.IntegerField(
        label=_("Hours to wait after a failed exam"),
        min_value=0,
        max_value=8760,
        error_messages={"required": _("Enter a number of hours; 0 means no wait.")},
    )

    def clean(self) -> dict[str, Any]:
        typed = super().clean() or {}
        if typed.get("attempts") and not typed.get("days") and "days" not in self.errors:
            self.add_error("days", _("Enter within how many days these attempts are allowed."))
        if typed.get("days") and not typed.get("attempts") and "attempts" not in self.errors:
            self.add_error("attempts", _("Enter how many attempts are allowed within these days."))
        return typed
