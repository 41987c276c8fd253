"""What translators of the rules get to know: what each placeholder of a text is, and what it says under the rulesets.

What a placeholder is stands in the comment table at the head of each text file; its values come from the engine.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache

from django.utils.translation import override

from games.core.clauses import text_of
from games.core.patterns import placeholders
from games.web import registry
from games.web.kit import wording
from games.web.kit.game import reference
from games.web.rulebook.translations import SOURCE_LANGUAGE, messages

_ROW = re.compile(r"^#   (\w+) +[a-z]+ +(\S.*)$", flags=re.MULTILINE)
_MOST = 3  # different values that are shown, and parts of a list


def noted(book: str) -> Iterator[tuple[str, str, list[str]]]:
    """Yield what there is to translate of a book's rules: context, English, and a comment for each placeholder."""
    own = reference(book)
    dealt = [(game.engine, ruleset) for game in registry.games_of(book) for ruleset in game.rulesets]
    for context, english in messages(own):
        clause = context.rpartition(".")[0]
        printed = [one for one in dealt if clause not in own.ids or clause in registry.clauses_of(*one)]
        yield context, english, [_note(book, printed, name) for name in sorted(placeholders(english))]


def _note(book: str, dealt: Iterable[tuple[str, str]], name: str) -> str:
    """`{decks}: decks in the shoe. For example 6 or 8.`"""
    known = (_said(engine, ruleset) for engine, ruleset in dealt)
    shown = list(dict.fromkeys(_short(str(said[name])) for said in known if name in said))[:_MOST]
    meaning = _meanings(book).get(name, "an amount of the example in the picture")
    return f"{{{name}}}: {meaning}." + (f" For example {' or '.join(shown)}." if shown else "")


def _short(value: str) -> str:
    """Return a list by its first parts."""
    first, *rest = value.split(", ", _MOST)
    return ", ".join((first, *rest[:-1], "…")) if len(rest) == _MOST else value


@cache
def _meanings(book: str) -> dict[str, str]:
    """Return what each placeholder is, as the comments of the text files say it."""
    texts = (text_of(f"games.{name}") for name in registry.books_of(book))
    return {name: meaning for text in texts for name, meaning in _ROW.findall(text)}


@cache
def _said(engine: str, ruleset: str) -> dict[str, str | int]:
    with override(SOURCE_LANGUAGE):
        return wording.arguments(registry.facts(engine, ruleset))
