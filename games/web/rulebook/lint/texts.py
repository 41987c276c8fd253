"""Checks of the words: all there, with the same placeholders, without typed numbers, in their own language."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from games.core.clauses import Rulebook
from games.core.patterns import TextFault, literal, placeholders
from games.web import registry
from games.web.rulebook.lint.patterns import pattern_faults
from games.web.rulebook.translations import SOURCE_LANGUAGE, Translations, Words, messages, translated_languages

# A number that is part of a name is no quantity: no ruleset changes it.
_NAMES = re.compile(r"\b(?:31 après|[SH]17|6:5|21)\b")


@dataclass(frozen=True, slots=True)
class Text:
    """One text of a rulebook in one language, `where` being its id there."""

    where: str
    language: str
    english: str
    words: Words

    def __str__(self) -> str:
        return f"{self.where} {self.language}"

    @property
    def literal(self) -> str:
        """What is written between the placeholders; nothing where the text cannot be read."""
        try:
            return literal(self.words.text)
        except TextFault:
            return ""


def _texts(book: Rulebook) -> Iterator[Text]:
    """Yield every text in every language, English first."""
    for where, english in messages(book):
        yield Text(where, SOURCE_LANGUAGE, english, Words(english, "current"))
    for language in translated_languages():
        translations = Translations(language)
        for where, english in messages(book):
            yield Text(where, language, english, translations.words(where, english))


def _there(book: Rulebook) -> Iterator[Text]:
    return (text for text in _texts(book) if text.words.state != "missing")


def every_language_is_whole(book: Rulebook) -> Iterator[str]:
    for text in _texts(book):
        if text.words.state == "missing":
            yield f"{text}: not translated"
        elif text.words.state == "stale":
            yield f"{text}: made from an earlier English"


def placeholders_are_known(book: Rulebook) -> Iterator[str]:
    """Check that the engine fills them all, under every ruleset under which the game can be read."""
    for game in registry.games_of(book.game):
        for ruleset in game.rulesets:
            known = registry.facts(game.engine, ruleset).keys()
            for clause in book:
                if clause.id not in registry.clauses_of(game.engine, ruleset):
                    continue
                for name in sorted(clause.placeholders - known):
                    yield f"{clause.id}: {{{name}}} is unknown to the engine under {ruleset}"


def placeholders_are_the_same(book: Rulebook) -> Iterator[str]:
    for text in _there(book):
        wanted = placeholders(text.english)
        try:
            found = placeholders(text.words.text)
        except TextFault:
            continue  # patterns_are_whole says so
        for name in sorted(wanted - found):
            yield f"{text}: lacks {{{name}}}"
        for name in sorted(found - wanted):
            yield f"{text}: has {{{name}}}, which the English has not"


def patterns_are_whole(book: Rulebook) -> Iterator[str]:
    """ICU reads each text, and each plural has the forms of its language."""
    games = registry.games_of(book.game)
    known = [registry.facts(game.engine, ruleset) for game in games for ruleset in game.rulesets]
    others = {name for facts in known for name, value in facts.items() if not isinstance(value, int)}
    for text in _there(book):
        for fault in pattern_faults(text.words.text, text.language, others):
            yield f"{text}: {fault}"


def no_number_is_typed(book: Rulebook) -> Iterator[str]:
    """Yield digits of any script: a number belongs to the engine, and the text has a placeholder for it."""
    for text in _there(book):
        for typed in re.findall(r"\d+", _NAMES.sub("", text.literal)):
            yield f"{text}: the number {typed} is typed"
