"""Texts with arguments in the reader's language: plurals, choices and spelled-out numbers by ICU MessageFormat."""

from collections.abc import Mapping
from functools import lru_cache

from django.utils.translation import get_language
from icu4py.messageformat import MessageFormat

from games.core.patterns import TextFault, placeholders

_LATIN_DIGITS = "-u-nu-latn"  # as Babel writes numbers everywhere else on the site


def formatted(text: str, values: Mapping[str, str | int], language: str | None = None) -> str:
    """Return the text with its arguments filled, in the active language or another one.

    Whole numbers are passed as they are, so that plurals can be chosen; everything else is formatted before.
    Raise KeyError for an argument that `values` lacks, TextFault for a text that is no pattern.
    """
    message, names = _compiled(text, language or get_language() or "en")
    return message.format({name: values[name] for name in names})


@lru_cache(maxsize=8192)
def _compiled(text: str, language: str) -> tuple[MessageFormat, frozenset[str]]:
    names = placeholders(text)
    try:
        return MessageFormat(text, language + _LATIN_DIGITS), names
    except ValueError as error:
        raise TextFault(f"{error}: {text!r}") from None
