"""What instructors type to make a course."""

from typing import Any

from django import forms
from django.conf import settings
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from training.quiz.targets import MOST_ITEMS
from training.staff.languages import language_name
from training.staff.titled import Titled
from training.steps.things import Thing
from training.steps.what import Kind, What

_PARTS = {Kind.READING: 2, Kind.DRILL: 3, Kind.EXAM: 1}  # of the name of a step, after its kind


class CourseForm(Titled):
    """With a description in each language of the staff, which may be left empty."""

    edition = forms.IntegerField(widget=forms.HiddenInput)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for code in settings.STAFF_LANGUAGES:
            # Translators: the label of a field; {language} is the name of a language.
            label = _("Description ({language})").format(language=language_name(code))
            field = forms.CharField(label=label, required=False, max_length=600, widget=forms.Textarea)
            field.widget.attrs.update({"lang": code, "rows": 3})
            self.fields[f"description_{code}"] = field


class StepForm(forms.Form):
    """A step: the fields of all steps have the same names, and come in their order."""

    what = forms.CharField(widget=forms.HiddenInput)
    items = forms.IntegerField(label=gettext_lazy("Answers in a row"), min_value=1, max_value=MOST_ITEMS)
    percent = forms.IntegerField(label=gettext_lazy("Right answers among them, percent"), min_value=1, max_value=100)

    def __init__(self, typed: dict[str, Any], place: int) -> None:
        super().__init__(typed, auto_id=f"step-{place}-%s")
        self.place, self.named = place, read(str(typed["what"]))
        self.thing, self.is_offered = Thing("", "", ""), False
        if self.named is None or self.named.kind != Kind.DRILL:
            for name in ("items", "percent"):
                self.fields[name].widget = forms.HiddenInput()

    def clean_what(self) -> str:
        """Check that it can be done."""
        if not self.is_offered:
            raise forms.ValidationError(_("This is not offered, or not under these rules. Remove it."))
        return str(self.cleaned_data["what"])

    @property
    def step(self) -> What:
        """The step of a form that is valid."""
        named = self.named
        if named is None:
            raise ValueError("an invalid form has no step")
        target = {name: self.cleaned_data[name] for name in ("items", "percent")} if named.kind == Kind.DRILL else {}
        return What(named.kind, named.name, named.lesson, named.level, named.ruleset, **target)


def written(what: What) -> str:
    """Return a step as a form names it."""
    more = {Kind.READING: [what.lesson], Kind.DRILL: [str(what.level), what.ruleset]}
    return "/".join([what.kind, what.name, *more.get(Kind(what.kind), [])])


def read(typed: str) -> What | None:
    """Return the step that a form names, without its target; None for what names none."""
    kind, *parts = typed.split("/")
    if kind not in _PARTS or len(parts) != _PARTS[Kind(kind)] or not parts[0]:
        return None
    if kind != Kind.DRILL:
        return What(kind, parts[0], lesson=parts[1] if kind == Kind.READING else "")
    name, level, ruleset = parts
    return What(kind, name, level=int(level), ruleset=ruleset) if level in tuple("123456789") else None
