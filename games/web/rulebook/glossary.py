"""What the page of the terms shows: each term with its definition, its clauses and its word in the other languages."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from django.conf import settings
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language_info, override
from django.utils.translation import gettext as _

from games.web.kit.alphabets import initial, key
from games.web.kit.formats import sentence_case, with_calls
from games.web.kit.game import KEPT, Game
from games.web.registry import GAMES, book_of, books
from games.web.rulebook.editions import ENGLISH, FRENCH, Dealt, Row, printed, rows_of
from games.web.rulebook.selectors import ClauseLink, link_to, place_of, stamps
from games.web.rulebook.terms import Term, every_term


@dataclass(frozen=True, slots=True)
class Said:
    """A word in a language of the site; `language` is the one that the word is really in."""

    name: str
    word: str
    language: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A term as a page has it. `games` are the titles of its games, none where it is a word of all. `links` are its
    clauses, each with the game into whose rules it leads."""

    term: Term
    said: Said
    html: SafeString
    language: str
    others: tuple[Said, ...]
    games: tuple[str, ...]
    links: tuple[tuple[str, ClauseLink], ...]


@dataclass(frozen=True, slots=True)
class _Clause:
    """A clause that a term names: its game, the link to it there and what it says, in `language`."""

    game: Game
    link: ClauseLink
    html: SafeString
    language: str


@dataclass(frozen=True, slots=True)
class Letter:
    """The entries that begin with a letter; one without a name has those that begin with none."""

    name: str
    entries: tuple[Entry, ...]


def glossary(language: str, slug: str = "", beside: Iterable[str] = ()) -> list[Letter]:
    """Return the terms in a language, those of one game where a slug is given, letter by letter; with the word for each
    in the languages that stand `beside`.

    One query when the rules are known.
    """
    if slug and slug not in GAMES:
        return []
    clauses = _clauses(language, slug, tuple(stamps().items()))
    with override(language):
        shown = [term for term in every_term() if not slug or slug in term.games]
        entries = [_entry(term, language, clauses, beside) for term in shown]
    entries.sort(key=lambda entry: key(entry.said.word, language))
    by_letter = groupby(entries, key=lambda entry: initial(entry.said.word, language))
    return [Letter(name, tuple(some)) for name, some in by_letter]


def choices_of_game(slug: str) -> list[tuple[str, str, bool]]:
    """Return all games together and each by itself: name, address, and whether it is chosen."""
    page = reverse("rulebook:terms")
    every = [(_("All games"), page, not slug)]
    return every + [(str(game.title), f"{page}?game={game.slug}", game.slug == slug) for game in GAMES.values()]


def languages_beside(language: str, second: str) -> list[str]:
    """Return the languages whose words stand beside those of the reader's: English, French and the second one, if it is
    a language of the site."""
    known = [code for code, _name in settings.LANGUAGES if code in (ENGLISH, FRENCH, second)]
    return [code for code in known if code != language]


def second_languages(language: str, second: str) -> list[tuple[str, str, bool]]:
    """Return the other languages that may stand beside the reader's: code, name in itself, and whether it is chosen."""
    codes = (code for code, _name in settings.LANGUAGES if code not in (language, ENGLISH, FRENCH))
    return [(code, sentence_case(get_language_info(code)["name_local"], code), code == second) for code in codes]


def _entry(term: Term, language: str, clauses: Mapping[str, _Clause], beside: Iterable[str]) -> Entry:
    """Return a copy with `language` active."""
    html, shown = _own(term), term.definition_language
    if term.clause in clauses:
        html, shown = clauses[term.clause].html, clauses[term.clause].language
    games = () if term.is_of_all else tuple(str(GAMES[name].title) for name in term.games)
    said = Said(language, term.word, term.word_language)
    named = [clauses[name] for name in (term.clause, *term.see) if name in clauses]
    links = tuple((str(one.game.title), one.link) for one in named)
    return Entry(term, said, html, shown, tuple(_in(code, term) for code in beside), games, links)


def _in(language: str, term: Term) -> Said:
    return Said(str(get_language_info(language)["name_translated"]), *term.said_in(language))


def _own(term: Term) -> SafeString:
    """Return the term's own definition, if it has one; what stands in italics there is a French word of the table."""
    return format_html("<p>{}</p>", with_calls(term.definition)) if term.definition else SafeString()


@lru_cache(maxsize=KEPT)
def _clauses(language: str, slug: str, stamps: Iterable[tuple[str, str]]) -> dict[str, _Clause]:
    """Return the clauses that terms name, in a language: in the game with the slug where they hold there, else in the
    first. There are none while the rules are not set up."""
    rows = {book: _rows(book, language, stamp) for book, stamp in stamps if book in books()}
    ruleset = GAMES[slug].ruleset if slug else ""
    found = {}
    defining = {term.clause for term in every_term()}
    for name in {name for term in every_term() for name in (term.clause, *term.see) if name}:
        book = book_of(name)
        place, row = place_of(book, name, ruleset), rows.get(book, {}).get(name)
        if not place or not row or row["retired"]:
            continue
        html, shown = "", language
        if name in defining:  # the numbers of some engines take their time, and a link needs none
            _state, shown, _title, html = printed(row, Dealt(place[0].engine, place[1]), language)
        found[name] = _Clause(place[0], link_to(row, book, language, ruleset), mark_safe(html), shown)
    return found


@lru_cache(maxsize=KEPT)
def _rows(book: str, language: str, _stamp: str) -> dict[str, Row]:
    return {row["id"]: row for row in rows_of((book,), language)}
