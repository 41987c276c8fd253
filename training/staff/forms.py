"""What people enter about themselves."""

from django import forms
from django.utils.translation import gettext_lazy as _

from training.staff.languages import language_choices


class LanguageForm(forms.Form):
    """The language of a person's letters and certificates."""

    language = forms.ChoiceField(
        label=_("Language of e-mails and certificates"),
        choices=language_choices,
        help_text=_("A certificate keeps the language in which it was issued."),
        error_messages={"invalid_choice": _("This is not in the list. Choose an entry from the list.")},
    )
