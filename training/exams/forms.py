"""What instructors type to make an exam."""

from collections.abc import Sequence
from typing import Any

from django import forms
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from training.exams.choices import Choices, is_question, section
from training.staff.titled import Titled

MOST_QUESTIONS = 200  # of an exam


class NewExamForm(Titled):
    ruleset = forms.ChoiceField(
        label=gettext_lazy("Game and rules"), help_text=gettext_lazy("They stay the same for all versions of the exam.")
    )

    def __init__(self, *args: Any, rulesets: Choices, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["ruleset"].choices = rulesets  # type: ignore[attr-defined]  # a ChoiceField


class ExamForm(Titled):
    edition = forms.IntegerField(widget=forms.HiddenInput)
    pass_mark = forms.IntegerField(label=gettext_lazy("Pass mark in percent"), min_value=1, max_value=100)
    pace = forms.IntegerField(
        label=gettext_lazy("Seconds per question, on average"),
        help_text=gettext_lazy("The time of the whole exam follows from it."),
        min_value=5,
        max_value=600,
    )
    table = forms.ChoiceField(
        label=gettext_lazy("Rules of the questions"),
        help_text=gettext_lazy(
            "By the house’s table, its limits and options are asked as they are now, whatever becomes of the table."
        ),
        required=False,
    )

    def __init__(self, *args: Any, tables: Sequence[tuple[str, str]] = (), **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["table"].choices = tables  # type: ignore[attr-defined]  # a ChoiceField
        if not tables:
            del self.fields["table"]


class SectionForm(forms.Form):
    """A section: the fields of all sections have the same names, and come in their order; a tick says its place."""

    what = forms.CharField(widget=forms.HiddenInput)
    count = forms.IntegerField(label=gettext_lazy("Number of questions"), min_value=1, max_value=50)
    weight = forms.IntegerField(label=gettext_lazy("Points for each question"), min_value=1, max_value=9)
    # Translators: of a section of an exam: its questions are asked, but do not count in the mark.
    pilot = forms.BooleanField(label=gettext_lazy("Try out: does not count"), required=False)

    def __init__(self, typed: dict[str, Any], place: int, labels: dict[str, tuple[Any, Any]]) -> None:
        super().__init__(typed, auto_id=f"section-{place}-%s")
        self.place, self.labels = place, labels
        self.asks = str(typed["what"])
        if self.is_question:
            self.fields["count"].widget = forms.HiddenInput()
        for name in ("count", "weight", "pilot"):
            self.fields[name].widget.attrs[f"data-{name}"] = True
        self.fields["pilot"].widget.attrs["value"] = place

    @property
    def title(self) -> tuple[Any, Any] | None:
        """The skill and the level, or the questions of the house and the question; None where it is asked no more."""
        return self.labels.get(self.asks)

    @property
    def is_question(self) -> bool:
        return is_question(self.asks)

    def clean_what(self) -> str:
        """Check that it is offered."""
        if self.title is None:
            raise forms.ValidationError(_("This can no longer be asked under these rules. Remove it."))
        return self.asks

    @property
    def section(self) -> dict[str, Any]:
        """The section of a form that is valid, as it is kept."""
        typed = self.cleaned_data
        return section(self.asks, typed["count"], typed["weight"], typed["pilot"])
