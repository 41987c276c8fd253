"""The terms of the trade: what is common to the games in `terms.toml` here, the rest in `terms.toml` of each book.

    [refait]                                the id, which is permanent: an address, the translators' key
    word = "31 après"
    clause = "trente-quarante-term-refait"  its body is the definition, and stands nowhere else;
    definition = "…"                        or, where no clause of the glossary is about this term alone, its own
    see = ["trente-quarante-prison"]        clauses that say more of it
    games = ["trente-et-quarante"]          the pages that it belongs to; left out, all of the book or of the site
    foreign = "fr"                          the language of a word that stays as it is in every other
    also = ["refait"]                       of the English word, as `wordlists.py` says; so are `near` and `wrong`

Word and definition are translated like every sentence of the site, under `term.<id>.word` and `term.<id>.definition`.
Other words for a term in another language are in the word list of that language.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from django.utils.translation import get_language, override, pgettext

from games.web.registry import GAMES, books, games_of
from games.web.rulebook.translations import SOURCE_LANGUAGE, translated_languages
from games.web.rulebook.wordlists import OF_TERM, WordFault, word_list, words

SHARED = ""  # stands for the file of what all games have in common
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_LISTS = ("see", "games")
_TEXTS = ("word", "definition", "clause", "foreign")


class TermFault(WordFault):
    """A term that is not as it should be; the message says which and what."""


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the trade. `english` is the word, `meaning` its definition where no clause has it."""

    id: str
    book: str
    english: str
    games: tuple[str, ...]
    meaning: str = ""
    clause: str = ""
    see: tuple[str, ...] = ()
    foreign: str = ""
    also: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    near: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    wrong: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def word(self) -> str:
        """The word in the language that is active."""
        return pgettext(word_context(self.id), self.english)

    @property
    def word_language(self) -> str:
        """The language of `word`: another than the reader's where the word stays foreign or is not translated yet."""
        here = get_language() or SOURCE_LANGUAGE
        if here != SOURCE_LANGUAGE and self.word != self.english:
            return here
        return self.foreign or SOURCE_LANGUAGE

    @property
    def definition(self) -> str:
        """Its own definition in the language that is active; empty where a clause has it."""
        return pgettext(definition_context(self.id), self.meaning) if self.meaning else ""

    @property
    def definition_language(self) -> str:
        return SOURCE_LANGUAGE if self.definition == self.meaning else get_language() or SOURCE_LANGUAGE

    @property
    def is_of_all(self) -> bool:
        """Whether it is a word of every game."""
        return len(self.games) == len(GAMES)

    @property
    def synonyms(self) -> tuple[str, ...]:
        """Other words for it in the language that is active."""
        return self.also.get(get_language() or SOURCE_LANGUAGE, ())

    @property
    def sought(self) -> tuple[str, ...]:
        """Every word by which it is looked for in the language that is active, right or not."""
        lists = (self.also, self.near, self.wrong)
        return (self.word, *(word for found in lists for word in found.get(get_language() or SOURCE_LANGUAGE, ())))

    def said_in(self, language: str) -> tuple[str, str]:
        """Return the word in a language, and the language that it really is in."""
        with override(language):
            return self.word, self.word_language


@cache
def terms(book: str) -> tuple[Term, ...]:
    """Return the terms of a book, or those that are `SHARED`, in the order of the file. Raise TermFault."""
    file = files(f"games.{book}" if book else "games.web.rulebook") / "terms.toml"
    table = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return tuple(_term(name, read, book) for name, read in table.items())


def every_term() -> Iterator[Term]:
    for book in (SHARED, *books()):
        yield from terms(book)


def _term(name: str, read: Any, book: str) -> Term:
    if not isinstance(read, dict) or not _ID.fullmatch(name):
        raise TermFault(f"term {name!r} needs an id such as cut-card, and a table")
    if unknown := sorted(read.keys() - {*_LISTS, *_TEXTS, *OF_TERM}):
        raise TermFault(f"term {name} has {', '.join(unknown)}, which nobody reads")
    texts = {key: " ".join(str(read.get(key, "")).split()) for key in _TEXTS}
    if not texts["word"]:
        raise TermFault(f"term {name} has no word")
    if bool(texts["definition"]) == bool(texts["clause"]):
        raise TermFault(f"term {name} needs either a definition or the clause that defines it")
    lists = {key: words(read.get(key, []), f"term {name}: {key}") for key in (*_LISTS, *OF_TERM)}
    every = tuple(game.slug for game in (games_of(book) if book else GAMES.values()))
    games = lists["games"] or every
    if strange := sorted(set(games) - set(every)):
        raise TermFault(f"term {name} is of {', '.join(strange)}, which is no game here")
    return Term(
        name,
        book,
        texts["word"],
        games,
        meaning=texts["definition"],
        clause=texts["clause"],
        see=lists["see"],
        foreign=texts["foreign"],
        **{key: _by_language(lists[key], name, key) for key in OF_TERM},
    )


def _by_language(english: tuple[str, ...], term: str, key: str) -> dict[str, tuple[str, ...]]:
    """Return a list of a term in each language that has one."""
    lists = {language: word_list(language).terms.get(term, {}) for language in translated_languages()}
    return {SOURCE_LANGUAGE: english} | {language: found[key] for language, found in lists.items() if key in found}


def word_context(term: str) -> str:
    return f"term.{term}.word"


def definition_context(term: str) -> str:
    return f"term.{term}.definition"


def messages() -> Iterator[tuple[str, str]]:
    """Yield what translators translate of the terms: context and English."""
    for term in every_term():
        yield word_context(term.id), term.english
        if term.meaning:
            yield definition_context(term.id), term.meaning
