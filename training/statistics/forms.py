"""The filter of the statistics, as the address has it."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext, pgettext_lazy

from games.web.kit.formats import number
from training.statistics.answers import Answers

PERIODS = (30, 90, 365)
COUNTED, PILOTS = "counted", "pilots"
_UNKNOWN = {"invalid_choice": _("This is not in the list. Choose an entry from the list.")}


def _last(days: int) -> str:
    return ngettext("the last {days} day", "the last {days} days", days).format(days=number(days))


class FilterForm(forms.Form):
    """Which exams are counted: one of `exams`, names by slug, or all, and since when they were begun. Of their
    questions, those that count, those that are tried out, or both."""

    exam = forms.ChoiceField(label=_("Exam"), required=False, error_messages=_UNKNOWN)
    period = forms.ChoiceField(label=pgettext_lazy("filter", "Begun in"), required=False, error_messages=_UNKNOWN)
    questions = forms.ChoiceField(label=pgettext_lazy("filter", "Questions"), required=False, error_messages=_UNKNOWN)

    def __init__(self, *args: Any, exams: Mapping[str, Any], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        periods = [(str(days), _last(days)) for days in PERIODS]
        self._choose("exam", pgettext_lazy("exams", "all"), list(exams.items()))
        self._choose("period", _("all the time"), periods)
        kinds = [(COUNTED, pgettext_lazy("questions", "that count")), (PILOTS, pgettext_lazy("questions", "tried out"))]
        self._choose("questions", pgettext_lazy("questions", "all"), kinds)

    def _choose(self, field: str, empty: object, choices: list[Any]) -> None:
        self.fields[field].choices = [("", empty), *choices]  # type: ignore[attr-defined]

    def since(self, now: datetime) -> datetime | None:
        """Return the moment from which a valid form counts exams."""
        period = self.cleaned_data["period"]
        return now - timedelta(days=int(period)) if period else None

    def chosen(self, found: Answers) -> Answers:
        """Return the answers to the questions that a valid form counts."""
        kind = self.cleaned_data["questions"]
        return found.where(found.counts == (kind == COUNTED)) if kind else found
