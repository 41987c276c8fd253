"""What instructors enter about an assignment: what is to be done, by whom, and when."""

import secrets
from collections.abc import Collection
from datetime import date, timedelta
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.web.kit.day_field import DayField
from training.classes.forms import UNLISTED, PeopleField
from training.classes.models import SchoolClass
from training.drills.registry import GENERATORS
from training.house_courses.things import open_courses
from training.quiz.dealt import DEALT
from training.quiz.targets import MOST_ITEMS
from training.staff.days import today
from training.staff.models import User
from training.steps import things
from training.steps.what import Kind, What

_CHOOSE = {"required": _("Choose what is to be done."), "invalid_choice": UNLISTED}


class NeededDay(DayField):
    """A day that may not be left out."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.required = True
        self.error_messages["required"] = _("Enter a date.")


def _in_a_week() -> date:
    return today() + timedelta(days=7)


class DaysForm(forms.Form):
    """From which day on something is to be done, and until the end of which."""

    opens_on = NeededDay(label=pgettext_lazy("assignment", "Opens on"), initial=today)
    due_on = NeededDay(label=pgettext_lazy("assignment", "Due on"), initial=_in_a_week)

    def clean(self) -> dict[str, Any]:
        asked = super().clean() or {}
        first, last = asked.get("opens_on"), asked.get("due_on")
        if last and last < today():
            self.add_error("due_on", _("This day has passed. Choose today or a later day."))
        elif first and last and last < first:
            self.add_error("due_on", _("It cannot be due before it opens."))
        return asked

    def days(self) -> tuple[date, date]:
        return self.cleaned_data["opens_on"], self.cleaned_data["due_on"]


class AssignForm(DaysForm):
    """What all assignments have. `token` is made with the form, so that one sent twice is one assignment."""

    people = PeopleField(
        label=_("For whom"), required=False, help_text=_("Tick nobody to assign it to the whole class.")
    )
    note = forms.CharField(
        label=_("Note to the trainees"), required=False, max_length=500, widget=forms.Textarea(attrs={"rows": 3})
    )
    token = forms.CharField(widget=forms.HiddenInput, max_length=32, initial=lambda: secrets.token_hex(8))

    field_order = ("thing", "rules", "items", "percent", "people", "opens_on", "due_on", "note")

    def __init__(self, school_class: SchoolClass, members: Collection[User], *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        found = User.objects.filter(pk__in=[person.pk for person in members])
        self.fields["people"].queryset = found  # type: ignore[attr-defined]
        self.offer(school_class)

    def offer(self, school_class: SchoolClass) -> None:
        """Fill the lists from which something is chosen, by the games of the class; none for all."""
        raise NotImplementedError

    def _choose(self, field: str, choices: Any) -> None:
        self.fields[field].choices = choices  # type: ignore[attr-defined]

    def what(self) -> What:
        """Return what a valid form assigns."""
        raise NotImplementedError


class ReadingForm(AssignForm):
    thing = forms.ChoiceField(label=_("Lesson or course"), error_messages=_CHOOSE)

    def offer(self, school_class: SchoolClass) -> None:
        self._choose("thing", _first(things.readings(school_class.games)))

    def what(self) -> What:
        course, _slash, lesson = self.cleaned_data["thing"].partition("/")
        return What(Kind.READING, course, lesson=lesson, note=self.cleaned_data["note"])


class DrillForm(AssignForm):
    thing = forms.ChoiceField(label=_("Skill and level"), error_messages=_CHOOSE)
    rules = forms.ChoiceField(label=_("Rules"), error_messages={"invalid_choice": UNLISTED, "required": UNLISTED})
    items = forms.IntegerField(
        label=_("Answers in a row"),
        initial=20,
        min_value=1,
        max_value=MOST_ITEMS,
        help_text=_("So many answers, one after the other, are counted."),
        error_messages={"required": _("Enter a number of answers.")},
    )
    percent = forms.IntegerField(
        label=_("Right answers among them, percent"),
        initial=80,
        min_value=1,
        max_value=100,
        error_messages={"required": _("Enter a percentage.")},
    )

    def offer(self, school_class: SchoolClass) -> None:
        self._choose("thing", _first(things.levels(school_class.games)))
        self._choose("rules", things.rulesets(school_class.games))

    def clean(self) -> dict[str, Any]:
        asked = super().clean()
        if asked.get("thing") and asked.get("rules"):
            skill, level = asked["thing"].split("/")
            if not GENERATORS[skill].asks(DEALT[asked["rules"]].rules, int(level)):
                self.add_error("rules", _("This level is not asked under these rules. Choose other rules."))
        return asked

    def what(self) -> What:
        asked = self.cleaned_data
        skill, level = asked["thing"].split("/")
        target = {"items": asked["items"], "percent": asked["percent"]}
        return What(Kind.DRILL, skill, level=int(level), ruleset=asked["rules"], note=asked["note"], **target)


class ExamForm(AssignForm):
    thing = forms.ChoiceField(label=pgettext_lazy("assignment", "Exam"), error_messages=_CHOOSE)

    def offer(self, school_class: SchoolClass) -> None:
        self._choose("thing", _first(things.exams(school_class.house, school_class.games)))

    def what(self) -> What:
        return What(Kind.EXAM, self.cleaned_data["thing"], note=self.cleaned_data["note"])


class CourseForm(AssignForm):
    thing = forms.ChoiceField(label=_("Course of the house"), error_messages=_CHOOSE)

    def offer(self, school_class: SchoolClass) -> None:
        self._choose("thing", _first(open_courses(school_class.house)))

    def what(self) -> What:
        return What(Kind.COURSE, self.cleaned_data["thing"], note=self.cleaned_data["note"])


class ShiftForm(AssignForm):
    thing = forms.ChoiceField(label=_("Table"), error_messages=_CHOOSE)

    def offer(self, school_class: SchoolClass) -> None:
        self._choose("thing", _first(things.tables(school_class.games)))

    def what(self) -> What:
        return What(Kind.SHIFT, self.cleaned_data["thing"], note=self.cleaned_data["note"])


def _first(choices: list[Any]) -> list[Any]:
    """Return choices behind an entry that chooses nothing."""
    return [("", _("Choose …")), *choices]


FORMS: dict[str, type[AssignForm]] = {
    Kind.READING: ReadingForm,
    Kind.DRILL: DrillForm,
    Kind.EXAM: ExamForm,
    Kind.SHIFT: ShiftForm,
    Kind.COURSE: CourseForm,
}
