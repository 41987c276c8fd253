"""The rule about the length of passwords, because Django's own sentence is not translated into every language."""

from django.contrib.auth.password_validation import MinimumLengthValidator
from django.utils.translation import ngettext

from games.web.kit.formats import number


class LengthValidator(MinimumLengthValidator):
    """Django's rule in the house's words."""

    def get_error_message(self) -> str:
        return ngettext(
            "This password is too short: it needs at least {length} character.",
            "This password is too short: it needs at least {length} characters.",
            self.min_length,
        ).format(length=number(self.min_length))
