"""What must hold of the rules' texts. Apps that know more about a clause register a check of their own:

lint.register(check)    # in AppConfig.ready; check(book) gives a line for each fault
"""

from collections.abc import Callable, Iterable

from games.core.clauses import Rulebook
from games.web.rulebook.lint import citations, minutes, sources, terms, texts, translations, words

Check = Callable[[Rulebook], Iterable[str]]

_CHECKS: list[Check] = [
    texts.every_language_is_whole,
    texts.placeholders_are_known,
    texts.placeholders_are_the_same,
    texts.patterns_are_whole,
    texts.no_number_is_typed,
    citations.engine_and_texts_agree,
    citations.decided_clauses_have_vectors,
    citations.cited_clauses_exist,
    sources.clauses_have_sources,
    sources.decisions_are_cited,
    sources.errata_are_whole,
    minutes.minutes_are_whole,
    terms.terms_are_whole,
    words.rules_say_no_wrong_word,
]
_OF_THE_SITE: list[Callable[[], Iterable[str]]] = [
    terms.list_of_terms_is_whole,
    words.site_says_no_wrong_word,
    translations.translations_are_sound,
]


def register(check: Check) -> None:
    """Add a check to `lint_rules`, once."""
    if check not in _CHECKS:
        _CHECKS.append(check)


def faults(book: Rulebook) -> list[str]:
    """Return every fault that the checks find in a rulebook, a line each."""
    return [fault for check in _CHECKS for fault in check(book)]


def site_faults() -> list[str]:
    """Return every fault of what belongs to no single rulebook: the terms, the lessons, the sentences of the site."""
    return [fault for check in _OF_THE_SITE for fault in check()]
