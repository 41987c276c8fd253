"""What people enter about themselves, and what a list of choices refuses."""

from django import forms
from django.utils.translation import gettext_lazy as _

from training.staff.languages import language_choices

# What every list of choices says of something else.
NOT_LISTED = {"invalid_choice": _("This is not in the list. Choose an entry from the list.")}


class LanguageForm(forms.Form):
    """The language of a person's letters and certificates."""

    language = forms.ChoiceField(
        label=_("Language of e-mails and certificates"),
        choices=language_choices,
        help_text=_("A certificate keeps the language in which it was issued."),
        error_messages=NOT_LISTED,
    )
