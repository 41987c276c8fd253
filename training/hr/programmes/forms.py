"""What HR types about a programme of its house."""

from collections.abc import Mapping
from typing import Any

from django import forms
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from training.certification.own.models import ProgrammeVersion
from training.certification.own.services import Contents
from training.exams.choices import Choices
from training.staff.forms import NOT_LISTED
from training.staff.titled import Titled


class RulesForm(forms.Form):
    """Under which rules the exams of a new programme are."""

    ruleset = forms.ChoiceField(
        label=_("Game and rules"),
        help_text=_("They cannot be changed later. The programme can only ask for exams under these rules."),
        error_messages=NOT_LISTED,
    )

    def __init__(self, rulesets: Choices, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["ruleset"].choices = rulesets  # type: ignore[attr-defined]


class ProgrammeForm(Titled):
    """What a programme is called and what it needs. `seen` is the number of the version that the page showed."""

    level = forms.CharField(
        label=_("Level"),
        help_text=_("A word of your house, such as trainee, croupier or inspector. It may stay empty."),
        required=False,
        max_length=40,
    )
    exams = forms.MultipleChoiceField(
        label=_("Exams that have to be passed"),
        help_text=_("The mark of the first one in this list is the mark of the certificate."),
        widget=forms.CheckboxSelectMultiple,
        error_messages={"required": _("Choose at least one exam."), **NOT_LISTED},
    )
    practice = forms.BooleanField(label=_("Practical test at the game"), required=False)
    months = forms.IntegerField(
        label=_("For how many months exams and the practical test count"),
        help_text=_("What was passed earlier has to be passed again for a new certificate."),
        min_value=1,
        max_value=120,
        initial=12,
    )
    hours = forms.IntegerField(
        label=_("Hours at the tables of the game"),
        help_text=_("All hours entered for the person in your house count. Enter 0 if none are needed."),
        min_value=0,
        max_value=5000,
        initial=0,
    )
    accepts_evidence = forms.BooleanField(
        label=_("A pass elsewhere earns it too"),
        help_text=_("HR enters the paper of another house, school or authority, instead of all of the above."),
        required=False,
        initial=True,
    )
    seen = forms.IntegerField(widget=forms.HiddenInput, initial=0)

    def __init__(self, exams: Mapping[str, Promise | str], *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["exams"].choices = list(exams.items())  # type: ignore[attr-defined]

    @property
    def contents(self) -> Contents:
        """What a valid form says, the exams in the order of the list."""
        typed = self.cleaned_data
        order = [slug for slug, _title in self.fields["exams"].choices]  # type: ignore[attr-defined]
        named = {name: typed[name] for name in ("level", "practice", "months", "hours", "accepts_evidence")}
        return Contents(titles=self.titles, exams=sorted(typed["exams"], key=order.index), **named)


def initial(version: ProgrammeVersion) -> dict[str, Any]:
    """Return what a form shows of a version."""
    named = {name: getattr(version, name) for name in ("level", "exams", "practice", "months", "hours")}
    titles = {f"title_{code}": title for code, title in version.titles.items()}
    return {**titles, **named, "accepts_evidence": version.accepts_evidence, "seen": version.number}
