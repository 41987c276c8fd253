"""What HR sends to import."""

from django import forms
from django.core.files.uploadedfile import UploadedFile
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from training.hr.imports.kinds import OF_FILES
from training.hr.imports.models import Import
from training.hr.imports.problems import MOST_BYTES, REFUSALS
from training.staff.forms import NOT_LISTED, ReasonField


def _kinds() -> list[tuple[str, Promise | str]]:
    return [(kind, Import.Kind(kind).label) for kind in OF_FILES]


class UploadForm(forms.Form):
    """A file, and what its lines are."""

    kind = forms.ChoiceField(label=_("The file contains"), choices=_kinds, error_messages=NOT_LISTED)
    file = forms.FileField(
        label=_("File"),
        help_text=_(
            "CSV, or an Excel workbook (.xlsx) of which the first sheet is read; 4 MB and 5,000 lines at most."
        ),
        widget=forms.FileInput(attrs={"accept": ".csv,.txt,.xlsx"}),
        error_messages={
            "required": _("Choose a file."),
            "empty": REFUSALS["empty"],
            "max_length": _("The name of the file is too long."),
        },
        max_length=200,
    )

    def clean_file(self) -> UploadedFile:
        file: UploadedFile = self.cleaned_data["file"]
        if (file.size or 0) > MOST_BYTES:
            raise forms.ValidationError(str(REFUSALS["large"]))
        return file


class UndoForm(forms.Form):
    """Why an import is undone."""

    reason = ReasonField(
        help_text=_("The reason is kept in the audit log, under your name."),
        missing=REFUSALS["no-reason"],
    )
