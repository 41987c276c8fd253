"""The part of `docs/style/<language>.md` that is made from data: the wrong words and the terms of the trade."""

import re
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path

from django.conf import settings
from django.utils.translation import override

from games.web.kit import wording
from games.web.kit.alphabets import key
from games.web.kit.game import reference
from games.web.kit.message_format import formatted
from games.web.registry import GAMES, book_of, facts
from games.web.rulebook import catalogues
from games.web.rulebook.lint.words import general
from games.web.rulebook.selectors import place_of
from games.web.rulebook.terms import Term, every_term, word_context
from games.web.rulebook.translations import SOURCE_LANGUAGE, translated_languages

MARK = "<!-- What follows is written by `manage.py terms_table`. -->"
_MARKUP = re.compile(r"[*|]")


def path(language: str) -> Path:
    return Path(settings.BASE_DIR) / "docs" / "style" / f"{language}.md"


def languages() -> list[str]:
    """Return the languages that have a page, English first."""
    return [SOURCE_LANGUAGE, *translated_languages()]


def page(written: str, language: str) -> str:
    """Return the page with what is written by hand in it, up to the mark, and the tables as they are now."""
    by_hand, _mark, _tables = written.partition(MARK)
    terms = _terms if language == SOURCE_LANGUAGE else partial(_words_for_terms, language)
    with override(SOURCE_LANGUAGE):
        tables = "\n".join([*_wrong_words(language), *terms()])
    return f"{by_hand.rstrip()}\n\n{MARK}\n\n{tables}\n"


def _wrong_words(language: str) -> Iterator[str]:
    if not (every := general(language)):
        return
    yield "## Words that are refused"
    yield ""
    yield from _head("Not", "But", "Why")
    for wrong in every:
        yield _row(", ".join(wrong.words), wrong.better, wrong.why)
    yield ""


def _terms() -> Iterator[str]:
    yield "## Terms"
    yield ""
    yield from _head("Term", "Meaning", "Games", "Not")
    for term in _sorted_terms():
        yield _row(term.english, _meaning(term), _games(term), ", ".join(term.wrong.get(SOURCE_LANGUAGE, ())))


def _words_for_terms(language: str) -> Iterator[str]:
    """Yield the word of a language for each term; the English page says what it means."""
    yield "## Terms"
    yield ""
    yield from _head("Term", "Word", "Also", "Games", "Not")
    found = catalogues.read(catalogues.po_path(language, "site"))
    words = {str(one.context): str(one.string) for one in found if one.context and one.string and not one.fuzzy}
    for term in _sorted_terms():
        also, wrong = (", ".join(lists.get(language, ())) for lists in (term.also, term.wrong))
        yield _row(term.english, words.get(word_context(term.id), ""), also, _games(term), wrong)


def _sorted_terms() -> list[Term]:
    return sorted(every_term(), key=lambda term: (key(term.english, SOURCE_LANGUAGE), term.id))


def _meaning(term: Term) -> str:
    if not term.clause:
        return term.meaning
    book = book_of(term.clause)
    body = next(clause.body for clause in reference(book) if clause.id == term.clause)
    place = place_of(book, term.clause, GAMES[term.games[0]].ruleset)
    known = facts(place[0].engine, place[1]) if place else {}
    return formatted(body, wording.arguments(known), SOURCE_LANGUAGE)


def _games(term: Term) -> str:
    return "all" if term.is_of_all else ", ".join(str(GAMES[name].title) for name in term.games)


def _head(*names: str) -> Iterable[str]:
    return _row(*names), _row(*("---" for _ in names))


def _row(*cells: str) -> str:
    return f"| {' | '.join(' '.join(_MARKUP.sub('', cell).split()) for cell in cells)} |"
