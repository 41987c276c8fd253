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

English, in which texts are written, has its lists with the terms and in `lint/words.toml`.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from games.web.rulebook import catalogues

OF_TERM = ("also", "near", "wrong")
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
    """What a language has: its marks, the words that are wrong everywhere, the lists of each term by its id, and other
    names of the games."""

    punctuation: Punctuation = Punctuation()
    wrong: tuple[WrongWords, ...] = ()
    terms: Mapping[str, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)
    games: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@cache
def word_list(language: str) -> WordList:
    """Return the word list of a language, an empty one where it has no file. Raise WordFault."""
    path = catalogues.words_path(language)
    table = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    where = f"{language}/words.toml"
    marks = table.get("punctuation", {})
    known = {"punctuation", "wrong", "terms", "games"}
    if unknown := sorted(table.keys() - known | marks.keys() - {"quotes", "spaced"}):
        raise WordFault(f"{where} has {', '.join(unknown)}, which nobody reads")
    return WordList(
        Punctuation(**marks),
        wrong_words(table.get("wrong", []), where),
        {term: _of_term(read, f"{where}: {term}") for term, read in table.get("terms", {}).items()},
        {game: words(read, f"{where}: {game}") for game, read in table.get("games", {}).items()},
    )


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
