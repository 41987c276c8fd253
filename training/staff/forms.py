"""What people enter about themselves, and what a list of choices refuses."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from training.staff.languages import language_choices

# What every list of choices says of something else.
NOT_LISTED = {"invalid_choice": _("This is not in the list. Choose an entry from the list.")}


class ReasonField(forms.CharField):
    """Why somebody does something, which is kept; `missing` is said where nothing is entered."""

    def __init__(self, *, missing: Any, rows: int = 4, **kwargs: Any) -> None:
        super().__init__(
            label=_("Reason"),
            error_messages={"required": missing},
            max_length=2000,
            widget=forms.Textarea(attrs={"rows": rows}),
            **kwargs,
        )


class LanguageForm(forms.Form):
    """The language of a person's letters and certificates."""

    language = forms.ChoiceField(
        label=_("Language of e-mails and certificates"),
        choices=language_choices,
        help_text=_("A certificate keeps the language in which it was issued."),
        error_messages=NOT_LISTED,
    )
