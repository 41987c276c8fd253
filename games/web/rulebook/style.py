"""The part of `docs/style/en.md` that is made from data: the wrong words of English and the terms of the trade."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from django.conf import settings
from django.utils.translation import get_language_info, override

from games.web.kit import wording
from games.web.kit.game import reference
from games.web.kit.message_format import formatted
from games.web.registry import GAMES, book_of, facts
from games.web.rulebook import catalogues
from games.web.rulebook.glossary import key
from games.web.rulebook.lint.words import general
from games.web.rulebook.selectors import place_of
from games.web.rulebook.terms import Term, every_term, word_context
from games.web.rulebook.translations import SOURCE_LANGUAGE, translated_languages

MARK = "<!-- What follows is written by `manage.py terms_table`. -->"
_MARKUP = re.compile(r"[*|]")


def path() -> Path:
    return Path(settings.BASE_DIR) / "docs" / "style" / f"{SOURCE_LANGUAGE}.md"


def page(written: str) -> str:
    """Return the page with what is written by hand in it, up to the mark, and the tables as they are now."""
    by_hand, _mark, _tables = written.partition(MARK)
    return f"{by_hand.rstrip()}\n\n{MARK}\n\n{tables()}"


def tables() -> str:
    with override(SOURCE_LANGUAGE):
        return "\n".join([*_wrong_words(), "", *_terms()]) + "\n"


def _wrong_words() -> Iterator[str]:
    yield "## Words that are refused"
    yield ""
    yield from _head("Not", "But", "Why")
    for wrong in general().get(SOURCE_LANGUAGE, ()):
        yield _row(", ".join(wrong.words), wrong.better, wrong.why)


def _terms() -> Iterator[str]:
    languages = translated_languages()
    yield "## Terms"
    yield ""
    yield from _head("Term", *(get_language_info(code)["name"] for code in languages), "Meaning", "Games", "Not")
    words = {code: _words(code) for code in languages}
    for term in sorted(every_term(), key=lambda term: (key(term.english), term.id)):
        said = [words[code].get(word_context(term.id), "") for code in languages]
        yield _row(term.english, *said, _meaning(term), _games(term), ", ".join(term.wrong.get(SOURCE_LANGUAGE, ())))


def _words(language: str) -> dict[str, str]:
    """Return what translators made of the words, by context."""
    found = catalogues.read(catalogues.po_path(language, "site"))
    return {str(one.context): str(one.string) for one in found if one.context and one.string and not one.fuzzy}


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
