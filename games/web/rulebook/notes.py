"""What translators of the rules get to know: what each placeholder of a text is, and what it says under the rulesets.

What a placeholder is stands in the comment table at the head of each text file; its values come from the engine.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache

from django.utils.translation import override

from games.core.clauses import text_files
from games.core.patterns import placeholders
from games.web import registry
from games.web.kit import wording
from games.web.kit.game import reference
from games.web.rulebook.translations import SOURCE_LANGUAGE, messages

_ROW = re.compile(r"^#   (\w+) +[a-z]+ +(\S.*)$", flags=re.MULTILINE)
_MOST = 3  # different values that are shown, and parts of a list


def noted(engine: str) -> Iterator[tuple[str, str, list[str]]]:
    """What there is to translate of an engine's rules: context, English, and a comment for each placeholder."""
    book = reference(engine)
    rulesets = [ruleset for game in registry.games_of(engine) for ruleset in game.rulesets]
    for context, english in messages(book):
        clause = context.rpartition(".")[0]
        printed = [one for one in rulesets if clause not in book.ids or clause in registry.clauses_of(engine, one)]
        yield context, english, [_note(engine, printed, name) for name in sorted(placeholders(english))]


def _note(engine: str, rulesets: Iterable[str], name: str) -> str:
    """`{decks}: decks in the shoe. For example 6 or 8.`"""
    known = (_said(engine, ruleset) for ruleset in rulesets)
    shown = list(dict.fromkeys(_short(str(said[name])) for said in known if name in said))[:_MOST]
    meaning = _meanings(engine).get(name, "an amount of the example in the picture")
    return f"{{{name}}}: {meaning}." + (f" For example {' or '.join(shown)}." if shown else "")


def _short(value: str) -> str:
    """A list by its first parts."""
    first, *rest = value.split(", ", _MOST)
    return ", ".join((first, *rest[:-1], "…")) if len(rest) == _MOST else value


@cache
def _meanings(engine: str) -> dict[str, str]:
    """By placeholder what it is, as the heads of the text files say it."""
    heads = (file.read_text(encoding="utf-8").partition("[[section]]")[0] for file in text_files(f"games.{engine}"))
    return {name: meaning for head in heads for name, meaning in _ROW.findall(head)}


@cache
def _said(engine: str, ruleset: str) -> dict[str, str | int]:
    with override(SOURCE_LANGUAGE):
        return wording.arguments(registry.facts(engine, ruleset))
