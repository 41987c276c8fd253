"""The languages in which people of a house may get their letters, lessons and certificates."""

from django.conf import settings
from django.utils.translation import get_language_info


def language_choices() -> list[tuple[str, str]]:
    """Return the languages of the staff for a list of choices: code, and name in the reader's language."""
    return [(code, language_name(code)) for code in settings.STAFF_LANGUAGES]


def language_name(code: str) -> str:
    """Return what a language is called in the reader's; a code that is of none stays as it is."""
    try:
        return str(get_language_info(code)["name_translated"])
    except KeyError:
        return code
