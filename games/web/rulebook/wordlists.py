"""The word lists of a language: `locale/<language>/words.toml`, beside its catalogues.

    [punctuation]
    quotes = "«»"                                the quotation marks that its texts use
    spaced = ";?!"                               the marks that stand after a no-break space; left out if none does

    [[wrong]]                                    what `lint_rules` refuses in every text of the language
    words = ["combien souvent"]                  whole words or phrases, each form written out
    better = "à quelle fréquence"
    why = "a calque of how often"                the reason, in English
    right = ["…"]                                phrases in which the word is no fault; `…` stands for a placeholder

    [terms.house-edge]                           of a term of the trade, by its id
    also = ["avantage de la maison"]             other words that readers may look for, and that are right
    near = ["RTP"]                               words that lead a search here and mean something else or a part of it
    wrong = ["marge de la maison"]               what `lint_rules` refuses in the texts of its games

    [games]
    trente-et-quarante = ["трант э карант"]      other names of a game that readers type

    [tools]
    texas-holdem-equity = ["cotes au poker"]     what readers type who look for a calculator, by its key in the search

    [pages]
    "costs:evening" = ["perte moyenne"]          and for a page of the portal, by its name

    [search]
    small = "comment la le que"                  words that say little in what is searched for: of questions, articles
    games = ["jeu de cartes"]                    other words for any game
    calculators = ["calculatrice"]               and for any calculator

`locale/<language>/questions.toml` has what readers type who look for a clause, by its id.

English, in which texts are written, has its other lists with the terms and in `lint/words.toml`.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from games.web.rulebook import catalogues

OF_TERM = ("also", "near", "wrong")
_NAMED = ("games", "tools", "pages")
_OF_WRONG = {"words", "better", "why", "right"}


class WordFault(ValueError):
    """A word list is not as it should be; the message says which and what."""


@dataclass(frozen=True, slots=True)
class WrongWords:
    """Words that are refused in a language, with what is better. In one of the phrases `right` they are no fault."""

    words: tuple[str, ...]
    better: str
    why: str
    right: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Punctuation:
    quotes: str = "“”"
    spaced: str = ""


@dataclass(frozen=True, slots=True)
class WordList:
    """What a language has: its marks, the words that are wrong everywhere, the lists of each term by its id, and what
    readers type who search: other names of games, calculators and pages, words for every game and every calculator, and
    those that say little in a query."""

    punctuation: Punctuation = Punctuation()
    wrong: tuple[WrongWords, ...] = ()
    terms: Mapping[str, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)
    games: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    tools: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    pages: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    every_game: tuple[str, ...] = ()
    every_calculator: tuple[str, ...] = ()
    small: tuple[str, ...] = ()


@cache
def word_list(language: str) -> WordList:
    """Return the word list of a language, an empty one where it has no file. Raise WordFault."""
    table = _table(catalogues.words_path(language))
    where = f"{language}/words.toml"
    marks, search = table.get("punctuation", {}), table.get("search", {})
    unknown = table.keys() - {"punctuation", "wrong", "terms", "search", *_NAMED}
    unknown |= marks.keys() - {"quotes", "spaced"} | search.keys() - {"small", "games", "calculators"}
    if unknown:
        raise WordFault(f"{where} has {', '.join(sorted(unknown))}, which nobody reads")
    return WordList(
        Punctuation(**marks),
        wrong_words(table.get("wrong", []), where),
        {term: _of_term(read, f"{where}: {term}") for term, read in table.get("terms", {}).items()},
        **{key: _named(table.get(key, {}), where) for key in _NAMED},
        every_game=words(search.get("games", []), f"{where}: games"),
        every_calculator=words(search.get("calculators", []), f"{where}: calculators"),
        small=tuple(search.get("small", "").split()),
    )


@cache
def questions(language: str) -> Mapping[str, tuple[str, ...]]:
    """Return what readers of a language type who look for a clause, by its id. Raise WordFault."""
    return _named(_table(catalogues.questions_path(language)), f"{language}/questions.toml")


def _table(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def _named(table: dict[str, Any], where: str) -> dict[str, tuple[str, ...]]:
    return {name: words(read, f"{where}: {name}") for name, read in table.items()}


def wrong_words(entries: list[dict[str, Any]], where: str) -> tuple[WrongWords, ...]:
    """Read a list of tables `[[wrong]]`. Raise WordFault, which names the file `where`."""
    return tuple(_wrong(read, where) for read in entries)


def _wrong(read: dict[str, Any], where: str) -> WrongWords:
    if unknown := sorted(read.keys() - _OF_WRONG):
        raise WordFault(f"{where}: {read.get('words')} has {', '.join(unknown)}, which nobody reads")
    if not read.get("words") or not read.get("better") or not read.get("why"):
        raise WordFault(f"{where}: {read.get('words')} needs words, a better one and the reason")
    lists = {key: words(read.get(key, []), f"{where}: {key}") for key in ("words", "right")}
    return WrongWords(lists["words"], read["better"], read["why"], lists["right"])


def _of_term(read: Any, where: str) -> dict[str, tuple[str, ...]]:
    if not isinstance(read, dict) or not read.keys() <= set(OF_TERM):
        raise WordFault(f"{where} has the lists {', '.join(OF_TERM)} and no others")
    return {key: words(found, f"{where}: {key}") for key, found in read.items()}


def words(read: Any, where: str) -> tuple[str, ...]:
    """Return a list of words as it was read. Raise WordFault, which says `where`, if it is none."""
    if not isinstance(read, list) or not all(isinstance(word, str) and word.strip() for word in read):
        raise WordFault(f"{where} is a list of words")
    return tuple(read)
