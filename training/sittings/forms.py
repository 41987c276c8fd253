"""What instructors and HR type when they arrange exams."""

from datetime import date
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.web.kit.day_field import DayField
from training.classes.models import SchoolClass
from training.classes.selectors import classes
from training.exams.arranging import Exams
from training.quiz.house.models import Review
from training.quiz.problems import REASON_LENGTH
from training.staff.days import today
from training.staff.models import House, User
from training.staff.teaching import overseen_house

_UNLISTED = {"invalid_choice": _("This is not in the list. Choose an entry from the list.")}


class _OfExam(forms.Form):
    """For one of the exams that the people of a house may sit."""

    exam = forms.ChoiceField(label=_("Exam"), error_messages=_UNLISTED)

    def __init__(self, house: House, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["exam"].choices = Exams(house).choices  # type: ignore[attr-defined]  # a ChoiceField


class ReasonForm(forms.Form):
    reason = forms.CharField(
        label=_("Reason"),
        help_text=_("The reason is kept under your name. Only instructors and HR of your house can read it."),
        error_messages={"required": _("Enter a reason. It is kept under your name.")},
        max_length=REASON_LENGTH,
        widget=forms.Textarea(attrs={"rows": 3}),
    )


class AnnulmentForm(ReasonForm):
    """Why an exam is annulled."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["reason"].help_text = _("The candidate reads this, with your name.")


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


class AnotherForm(_OfExam, ReasonForm):
    """At which exam somebody gets one more attempt."""

    field_order = ("exam", "reason")


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
        label=pgettext_lazy("limit of attempts", "Within how many days"), min_value=1, max_value=3650, required=False
    )
    wait_hours = forms.IntegerField(
        label=_("Hours to wait after a failed exam"),
        min_value=0,
        max_value=8760,
        error_messages={"required": _("Enter a number of hours; 0 means no wait.")},
    )
    needs_room = forms.BooleanField(
        label=_("Only in a room"),
        required=False,
        help_text=_("The exam can then be begun only with the code of a room that an instructor has opened."),
    )

    review = forms.ChoiceField(label=_("What candidates see after the exam"), choices=Review, error_messages=_UNLISTED)
    review_from = DayField(label=_("From this day on"), help_text=_("Only for the choice with a certain day."))

    def clean(self) -> dict[str, Any]:
        typed = super().clean() or {}
        if typed.get("review") != Review.LATER:
            typed["review_from"] = None
        elif not typed.get("review_from") and "review_from" not in self.errors:
            self.add_error("review_from", _("Enter from which day on candidates see everything."))
        if typed.get("attempts") and not typed.get("days") and "days" not in self.errors:
            self.add_error("days", _("Enter within how many days these attempts are allowed."))
        if typed.get("days") and not typed.get("attempts") and "attempts" not in self.errors:
            self.add_error("attempts", _("Enter how many attempts are allowed within these days."))
        return typed


class RoomForm(_OfExam):
    """For which exam a room is opened, for whom, and for how long people may begin."""

    school_class = forms.ModelChoiceField(
        label=_("Class"),
        queryset=SchoolClass.objects.none(),
        required=False,
        empty_label=pgettext_lazy("class", "none"),
        help_text=_("The page of the room then shows who of the class has not begun yet."),
        error_messages=_UNLISTED,
    )
    class_name = forms.CharField(
        label=_("Class or group"), required=False, max_length=80, help_text=_("For you to recognise the room.")
    )
    minutes = forms.IntegerField(
        label=_("Minutes in which people may begin"),
        min_value=1,
        max_value=720,
        initial=30,
        help_text=_(
            "After this time, or when you close the room, nobody can begin any more. Those who have begun continue."
        ),
    )

    def __init__(self, viewer: User, *args: Any, **kwargs: Any) -> None:
        super().__init__(overseen_house(viewer), *args, **kwargs)
        self.fields["school_class"].queryset = classes(viewer)  # type: ignore[attr-defined]
