"""What people enter about themselves."""

from django import forms
from django.conf import settings
from django.utils.translation import gettext_lazy as _


def language_choices() -> list[tuple[str, str]]:
    """Return the languages that a person of a house may have: those in which letters and lessons exist."""
    return [(code, str(name)) for code, name in settings.LANGUAGES if code in settings.STAFF_LANGUAGES]


class LanguageForm(forms.Form):
    """The language of a person's letters and certificates."""

    language = forms.ChoiceField(
        label=_("Language of e-mails and certificates"),
        choices=language_choices,
        help_text=_("A certificate keeps the language in which it was issued."),
        error_messages={"invalid_choice": _("This is not in the list. Choose an entry from the list.")},
    )
