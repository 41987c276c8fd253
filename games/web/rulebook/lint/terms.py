"""Checks of the terms: each is whole, and each clause of a glossary has its term."""

import re
from collections.abc import Iterator
from itertools import combinations

from games.core.clauses import Rulebook
from games.web.registry import GAMES, book_of, clauses_of
from games.web.rulebook.terms import Term, every_term
from games.web.rulebook.translations import SOURCE_LANGUAGE, translated_languages
from games.web.rulebook.wordlists import WordFault, word_list

_OF_GLOSSARY = "-term-"
_DIGIT = re.compile(r"\d")
# A number that is part of a name is no quantity.
_NAMES = re.compile(r"\b31 après\b")


def terms_are_whole(book: Rulebook) -> Iterator[str]:
    """Yield the terms that name clauses of a book, and the clauses of its glossary that no term names."""
    try:
        every = list(every_term())
    except WordFault as fault:
        yield str(fault)
        return
    for term in every:
        for clause in (term.clause, *term.see):
            if clause and book_of(clause) == book.game and clause not in book.ids:
                yield f"term {term.id}: {clause} is no clause"
            elif clause in book.ids and not _is_printed(clause, term):
                yield f"term {term.id}: {clause} is printed in none of its games"
    named = {clause for term in every for clause in (term.clause, *term.see)}
    for one in book:
        if _OF_GLOSSARY in one.id and one.id not in named:
            yield f"{one.id}: no term names this clause of the glossary"


def _is_printed(clause: str, term: Term) -> bool:
    games = [GAMES[name] for name in term.games]
    return any(clause in clauses_of(game.engine, ruleset) for game in games for ruleset in game.rulesets)


def list_of_terms_is_whole() -> Iterator[str]:
    """Yield ids that are there twice, words twice in a game, typed numbers, and words right and wrong at once."""
    try:
        every = list(every_term())
    except WordFault as fault:
        yield str(fault)
        return
    ids = [term.id for term in every]
    for name in sorted({name for name in ids if ids.count(name) > 1}):
        yield f"term {name} is there twice"
    for language in translated_languages():
        for name in sorted(word_list(language).terms.keys() - set(ids)):
            yield f"{language}/words.toml: {name} is no term"
        for name in sorted(word_list(language).games.keys() - GAMES.keys()):
            yield f"{language}/words.toml: {name} is no game"
    for term in every:
        if _DIGIT.search(_NAMES.sub("", term.meaning)):
            yield f"term {term.id}: a number is typed in its definition"
        for clause in (term.clause, *term.see):
            if clause and not book_of(clause):
                yield f"term {term.id}: {clause} is a clause of no game"
        for language in (SOURCE_LANGUAGE, *translated_languages()):
            right = {word.lower() for word in (term.said_in(language)[0], *term.also.get(language, ()))}
            for word in term.wrong.get(language, ()):
                if word.lower() in right:
                    yield f"term {term.id} {language}: “{word}” is right and wrong at once"
    for one, other in combinations(every, 2):
        if one.english.lower() == other.english.lower() and set(one.games) & set(other.games):
            yield f"terms {one.id} and {other.id} have one word in one game"
