"""No text says a wrong word: those of `words.toml`, which are wrong in every text, and those of the terms.

Words are compared whole, in small or capital letters alike; each wrong form is written out. A wrong word of a term is
looked for in the texts of its games and in those that belong to no game. English is read from the rules, the decisions
and the errata; that of lessons and of the site stands in the catalogues, beside the translations.
"""

import re
import tomllib
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files

from babel.messages.catalog import Message
from django.utils.translation import override

from games.core.clauses import Rulebook
from games.web.kit.letters import bordered
from games.web.registry import GAMES, books, games_of
from games.web.rulebook import catalogues
from games.web.rulebook.errata import context as erratum_context
from games.web.rulebook.errata import errata
from games.web.rulebook.sources import SourceFault, decision_context, decisions
from games.web.rulebook.terms import every_term
from games.web.rulebook.translations import DOMAIN, SOURCE_LANGUAGE, Translations, messages, translated_languages
from games.web.rulebook.wordlists import WordFault, WrongWords, word_list, wrong_words

EVERY_GAME = frozenset(GAMES)
# What of a text is no word of it: placeholders and the heads of plurals, tags, references to clauses.
_NO_WORDS = re.compile(r"\{\w*\}|\{\w+(?=\s*,)|%\(\w+\)[sd]|<[^<>]*>|\[\[[^\]]*\]\]|\]\([^)]*\)")
_ITALICS = re.compile(r"\*[^*\n]+\*")
_AROUND = 20  # letters that are shown on either side of a wrong word


@dataclass(frozen=True, slots=True)
class Refused:
    """Words that are refused in the texts of some games, with what is better and where they are right."""

    words: tuple[str, ...]
    better: str
    right: tuple[str, ...] = ()
    games: frozenset[str] = EVERY_GAME


@dataclass(frozen=True, slots=True)
class Said:
    """A text in a language, and the games that it is about: all of them where it does not show which."""

    where: str
    language: str
    text: str
    games: frozenset[str] = EVERY_GAME


@cache
def general(language: str) -> tuple[WrongWords, ...]:
    """Return what is wrong in every text of a language. Raise WordFault."""
    if language != SOURCE_LANGUAGE:
        return word_list(language).wrong
    table = tomllib.loads((files("games.web.rulebook.lint") / "words.toml").read_text(encoding="utf-8"))
    return wrong_words(table["wrong"], "lint/words.toml")


@cache
def refused(language: str) -> tuple[Refused, ...]:
    """Return all that is wrong in a language, that of the terms included."""
    found = [Refused(wrong.words, wrong.better, wrong.right) for wrong in general(language)]
    with override(language):
        for term in every_term():
            if words := term.wrong.get(language):
                found.append(Refused(words, term.word, games=frozenset(term.games)))
    return tuple(found)


def faults_in(said: Said) -> Iterator[str]:
    """Yield a line for each wrong word of a text."""
    text = _NO_WORDS.sub(" … ", said.text.replace("'", "’"))
    if said.language != SOURCE_LANGUAGE:
        text = _ITALICS.sub(" … ", text)  # French calls stay French in every language
    for wrong in refused(said.language):
        if not wrong.games & said.games or not _pattern(wrong.words).search(text):
            continue
        left = _pattern(wrong.right).sub(" … ", text) if wrong.right else text
        matches = reversed(list(_pattern(wrong.words).finditer(left)))
        found = {" ".join(match[0].lower().split()): match for match in matches}
        for word, match in reversed(found.items()):
            around = " ".join(left[max(match.start() - _AROUND, 0) : match.end() + _AROUND].split())
            yield f"{said.where} {said.language}: “{word}” is a wrong word: {wrong.better} (in “{around}”)"


@lru_cache(maxsize=1024)
def _pattern(words: Collection[str]) -> re.Pattern[str]:
    """Any of these words or phrases, whole."""
    longest = sorted((word.replace("'", "’") for word in words), key=len, reverse=True)
    return re.compile("|".join(map(bordered, longest)), re.IGNORECASE)


def rules_say_no_wrong_word(book: Rulebook) -> Iterator[str]:
    """Yield the clauses in every language, our decisions and the errata in English."""
    try:
        for said in _of_book(book):
            yield from faults_in(said)
    except WordFault as fault:
        yield str(fault)


def _of_book(book: Rulebook) -> Iterator[Said]:
    here = frozenset(game.slug for game in games_of(book.game))
    for where, english in messages(book):
        yield Said(where, SOURCE_LANGUAGE, english, here)
    for language in translated_languages():
        translations = Translations(language)
        for where, english in messages(book):
            if text := translations.words(where, english).text:
                yield Said(where, language, text, here)
    try:
        for number, text in decisions(book.game).items():
            yield Said(decision_context(number), SOURCE_LANGUAGE, text, here)
        for one in errata(book.game):
            yield Said(erratum_context(one.id), SOURCE_LANGUAGE, one.line, frozenset(one.games) or here)
    except SourceFault:
        return  # `sources` says so


def site_says_no_wrong_word() -> Iterator[str]:
    """Yield the lessons and the sentences of the site in every language, as the catalogues have them."""
    seen: set[tuple[str, str]] = set()
    try:
        for language in translated_languages():
            for said in _of_site(language, seen):
                yield from faults_in(said)
    except WordFault as fault:
        yield str(fault)


def _of_site(language: str, seen: set[tuple[str, str]]) -> Iterator[Said]:
    """Yield the texts of a language; the English beside them where it is not among those `seen` before."""
    for path in catalogues.po_paths():
        if path != catalogues.po_path(language, path.stem) or path.stem == DOMAIN:
            continue
        for message in catalogues.read(path):
            where, games = _place(message), _games_of_place(message)
            for english in _forms(message.id):
                if (where, english) not in seen and not where.startswith(("decision.", "erratum.")):
                    seen.add((where, english))
                    yield Said(where, SOURCE_LANGUAGE, english, games)
            for text in () if message.fuzzy else _forms(message.string):
                yield Said(where, language, text, games)


def _forms(text: str | Iterable[str] | None) -> list[str]:
    forms = [text] if isinstance(text, str) else list(text or ())
    return [form for form in forms if form]


def _place(message: Message) -> str:
    """Return where a text is found: its id if it has one, else its files."""
    paths = ", ".join(dict.fromkeys(path for path, _line in message.locations))
    return paths or str(message.context or "catalogue")


def _games_of_place(message: Message) -> frozenset[str]:
    """Return the games that a sentence of the site is about, by its files or its course."""
    paths = [path for path, _line in message.locations] or [str(message.context or "")]
    found = [_games_of_path(path) for path in paths]
    return frozenset().union(*found) if all(found) else EVERY_GAME


def _games_of_path(path: str) -> frozenset[str]:
    parts = set(re.split(r"[/.]", path.replace("-", "_")))
    games = {slug for slug in GAMES if slug.replace("-", "_") in parts}
    shared = {game.slug for book in books() if book in parts for game in games_of(book)}
    return frozenset(games or shared)
