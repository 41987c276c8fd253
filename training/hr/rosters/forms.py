"""What somebody sends to have a roster looked at."""

from typing import Any

from django import forms
from django.core.files.uploadedfile import UploadedFile
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.web.kit.formats import number
from training.certification.programmes import programmes_in
from training.hr.forms import ListedField, any_programme
from training.hr.rosters.guard import Row
from training.hr.rosters.heads import plain
from training.hr.rosters.outcomes import Outcome
from training.hr.rosters.planning import Terms
from training.hr.rosters.plans import DAYS
from training.hr.tables.files import TableRefused, text_of
from training.staff.models import House

MOST_BYTES = 500_000  # the whole form has to fit into DATA_UPLOAD_MAX_MEMORY_SIZE when it is sent again
_TOO_LONG = _("This roster is too long: at most {most} kilobytes can be checked at once. Send fewer weeks.")


class RosterForm(forms.Form):
    """A roster as text or file, and which of its shifts are shown. What was read stays in the form as text."""

    text = forms.CharField(
        label=_("Roster"),
        required=False,
        strip=False,
        widget=forms.Textarea(attrs={"rows": 10, "spellcheck": "false", "autocomplete": "off"}),
    )
    file = forms.FileField(
        label=_("or a file"),
        required=False,
        allow_empty_file=True,
        help_text=_(
            "CSV, an Excel workbook (.xlsx) of which the first sheet is read, or a calendar (iCalendar). It replaces "
            "what is written above."
        ),
    )
    show = ListedField(
        label=pgettext_lazy("shifts", "Show"),
        choices=[("", _("what needs attention")), ("all", _("all shifts")), *Outcome.choices],
    )
    programme = ListedField(label=_("Programme"))
    name = forms.CharField(label=_("Name"), required=False, max_length=80)

    def __init__(self, house: House, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["programme"].choices = any_programme(house)  # type: ignore[attr-defined]

    def clean(self) -> dict[str, Any]:
        asked = super().clean() or {}
        file: UploadedFile | None = asked.get("file")
        if file and (file.size or 0) > MOST_BYTES:
            self.add_error("file", _TOO_LONG.format(most=number(MOST_BYTES // 1000)))
        elif file:
            asked["text"] = self._read(file)
        if len(asked.get("text", "").encode()) > MOST_BYTES:
            self.add_error("text", _TOO_LONG.format(most=number(MOST_BYTES // 1000)))
        elif not asked.get("text", "").strip() and not self.errors:
            self.add_error("text", _("Paste a roster here, or choose a file."))
        return asked

    def _read(self, file: UploadedFile) -> str:
        """Return a file as text, which stays in the form. A file that cannot be read leaves what is written there."""
        try:
            text = text_of(file.read()).replace("\0", "")
        except TableRefused as refused:
            self.add_error("file", str(refused.message))
            return str(self.data.get("text", ""))
        self.data = {**self.data, "text": text}
        return text

    def shown(self, rows: list[Row]) -> list[Row]:
        """Return the rows that a valid form asks for."""
        asked = self.cleaned_data
        words = plain(asked["name"]).split()
        return [
            row
            for row in rows
            if (asked["show"] in ("all", row.outcome) or (not asked["show"] and row.outcome != Outcome.QUALIFIED))
            and asked["programme"] in ("", row.programme)
            and all(word in plain(row.name) for word in words)
        ]


class _Number(forms.IntegerField):
    """A whole number; what is left empty is the usual one."""

    def __init__(self, *, usual: int, least: int, most: int, **kwargs: Any) -> None:
        said = _("Enter a whole number from {least} to {most}.").format(least=number(least), most=number(most))
        errors = dict.fromkeys(("invalid", "min_value", "max_value"), said)
        super().__init__(required=False, min_value=least, max_value=most, error_messages=errors, **kwargs)
        self.usual = usual

    def clean(self, value: Any) -> int:
        found: int | None = super().clean(value)
        return self.usual if found is None else found


class PlanForm(forms.Form):
    """How many people are wanted of each programme, and how exams and training sessions are held."""

    def __init__(self, house: House, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        usual = Terms()
        self._programmes = programmes_in(house.pk)
        for slug, programme in self._programmes.items():
            self.fields[slug] = _Number(label=str(programme.title), usual=0, least=0, most=999)
        self.fields["exam_seats"] = _Number(label=_("Seats in an exam"), usual=usual.exam_seats, least=1, most=999)
        self.fields["training_seats"] = _Number(
            label=_("Seats in a training session"), usual=usual.training_seats, least=1, most=999
        )
        self.fields["training"] = _Number(
            label=_("Days from training to exam"), usual=usual.training, least=0, most=DAYS
        )

    @property
    def of_programmes(self) -> list[forms.BoundField]:
        return [self[slug] for slug in self._programmes]

    @property
    def of_terms(self) -> list[forms.BoundField]:
        return [self[name] for name in ("exam_seats", "training_seats", "training")]

    def wanted(self) -> dict[str, int]:
        """Return how many people are wanted, by programme."""
        return {slug: self.cleaned_data[slug] for slug in self._programmes}

    def terms(self) -> Terms:
        return Terms(**{field.name: self.cleaned_data[field.name] for field in self.of_terms})
