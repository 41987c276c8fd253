"""What must hold of the rules' texts. Apps that know more about a clause register a check of their own:

lint.register(check)    # in AppConfig.ready; check(book) gives a line for each fault
"""

from collections.abc import Callable, Iterable

from games.core.clauses import Rulebook
from games.rulebook.lint import citations, sources, texts

Check = Callable[[Rulebook], Iterable[str]]

_CHECKS: list[Check] = [
    texts.every_language_is_whole,
    texts.placeholders_are_known,
    texts.placeholders_are_the_same,
    texts.no_number_is_typed,
    texts.language_is_the_one_it_says,
    citations.engine_and_texts_agree,
    citations.decided_clauses_have_vectors,
    citations.cited_clauses_exist,
    sources.clauses_have_sources,
    sources.decisions_are_cited,
    sources.errata_are_whole,
]


def register(check: Check) -> None:
    """Adds a check to `lint_rules`, once."""
    if check not in _CHECKS:
        _CHECKS.append(check)


def faults(book: Rulebook) -> list[str]:
    """Every fault that the checks find in a rulebook, a line each."""
    return [fault for check in _CHECKS for fault in check(book)]
