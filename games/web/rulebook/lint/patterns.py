"""Is a text a message that ICU can format in its language? Rules, lessons, drills and refusals are held to it."""

from collections.abc import Collection, Iterator
from functools import cache

from babel import Locale
from babel.plural import PluralRule

from games.core.patterns import Argument, TextFault, arguments
from games.web.kit.message_format import formatted

# Whole numbers that between them take every plural form that a number below a million takes.
_COUNTS = (*range(200), *range(200, 10_000, 100), *range(10_000, 1_000_000, 10_000))


def pattern_faults(text: str, language: str, not_whole: Collection[str] = ()) -> Iterator[str]:
    """Yield what is wrong with a pattern, a line each. `not_whole` names the arguments that are no whole numbers."""
    try:
        used = list(arguments(text))
        formatted(text, {argument.name: "other" if argument.type == "select" else 1 for argument in used}, language)
    except (TextFault, RuntimeError) as fault:
        yield str(fault)
        return
    for argument in used:
        if argument.type not in ("", "select") and argument.name in not_whole:
            yield f"{{{argument.name}, {argument.type}}} is no whole number"
        if argument.type == "plural":
            yield from _forms(argument, language)


def _forms(argument: Argument, language: str) -> Iterator[str]:
    for form in sorted(plural_forms(language) - argument.options.keys()):
        yield f"{{{argument.name}}} lacks the plural form {form}"
    for form in sorted(argument.options.keys() - _rule(language).tags - {"other"}):
        if not form.startswith("="):
            yield f"{{{argument.name}}} has the plural form {form}, which the language has not"


@cache
def plural_forms(language: str) -> frozenset[str]:
    """Return the forms that whole numbers below a million take in a language, and `other`, which ICU always wants."""
    return frozenset(map(_rule(language), _COUNTS)) | {"other"}


def _rule(language: str) -> PluralRule:
    return Locale.parse(language, sep="-").plural_form
