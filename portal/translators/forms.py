"""What a translator chooses and sends."""

from django import forms
from django.core.files.uploadedfile import UploadedFile
from django.utils.translation import gettext_lazy as _

from portal.translators.selectors import DOMAINS, WANTED

MOST_BYTES = 8 * 1024 * 1024  # a whole language is a sixth of it


class ChoiceForm(forms.Form):
    domain = forms.ChoiceField(label=_("Texts of"), required=False, choices=[("", _("all")), *DOMAINS.items()])
    state = forms.ChoiceField(label=_("State"), required=False, choices=[("", _("all")), *WANTED.items()])


class FileForm(forms.Form):
    file = forms.FileField(label=_("File"), help_text=_("PO or XLIFF, as it was exported here."))

    def clean_file(self) -> UploadedFile:
        file: UploadedFile = self.cleaned_data["file"]
        if (file.size or 0) > MOST_BYTES:
            raise forms.ValidationError(_("This file is too large."), code="large")
        return file
