"""A language that nobody speaks, in the place of Italian: every translated text is longer and wears accents.

What is left in plain letters on a page was never marked for translation.
"""

import re
from collections.abc import Iterable, Iterator, Set
from contextlib import contextmanager
from gettext import NullTranslations
from html.parser import HTMLParser
from typing import Any

import pytest
from django.utils.translation import trans_real

from games.core.patterns import Argument, Part, TextFault, read
from games.web.rulebook import opening
from games.web.rulebook.translations import Translations, Words
from tests.kept import forget_kept
from training.courses.wording import CourseWords, Said

LANGUAGE = "it"
_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED = "áƀćďéƒǵĥíĵķĺḿńóṕɋŕśţúṽŵẍýźÁɃĆĎÉƑǴĤÍĴĶĹḾŃÓṔɊŔŚŢÚṼŴẌÝŹ"
_LETTERS = str.maketrans(_PLAIN, _ACCENTED) | {ord(vowel): _ACCENTED[_PLAIN.index(vowel)] * 2 for vowel in "aeou"}
# Placeholders, tags, entities, links and clause ids stay as they are.
_KEPT = re.compile(r"(%\(\w+\)s|%s|<[^>]*>|&#?\w+;|\]\([^)]*\)|\[\[[^\]]*\]\])")
_SHOWN = ("alt", "aria-label", "aria-description", "placeholder", "title")
_SILENT = {"script", "style", "code", "template", "q", "cite"}  # what is quoted stays in its own language
_ADDRESS = re.compile(r"https?://\S+")
_WORD = re.compile(r"\b[A-Za-z]{3,}\b")
_VOID = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}


def respelled(text: str) -> str:
    """The text in the language that nobody speaks, with its placeholders; numbers in words become figures."""
    try:
        return _written(read(text))
    except TextFault:  # no ICU pattern, such as a text with braces of its own
        return _plain(text)


def _written(parts: Iterable[Part]) -> str:
    return "".join(_plain(part) if isinstance(part, str) else _argument(part) for part in parts)


def _argument(part: Argument) -> str:
    if not part.options:
        return f"{{{part.name}}}"
    branches = " ".join(f"{selector} {{{_written(branch)}}}" for selector, branch in part.options.items())
    return f"{{{part.name}, {part.type}, {branches}}}"


def _plain(text: str) -> str:
    return "".join(part if _KEPT.fullmatch(part) else part.translate(_LETTERS) for part in _KEPT.split(text))


@contextmanager
def spoken() -> Iterator[None]:
    """Let the site, the rules and the lessons say everything in it where Italian is asked for, and what they keep."""
    with pytest.MonkeyPatch.context() as patch:
        _speak(patch)
        forget_kept()
        yield
    forget_kept()


def _speak(monkeypatch: pytest.MonkeyPatch) -> None:

    class Pseudo(trans_real.DjangoTranslation):
        def gettext(self, message: str) -> str:
            return respelled(message.rpartition(trans_real.CONTEXT_SEPARATOR)[2])

        def ngettext(self, singular: str, plural: str, number: int) -> str:
            return self.gettext(singular if number == 1 else plural)

    class Compiled(NullTranslations):
        def pgettext(self, _context: str, message: str) -> str:
            return respelled(message)

    monkeypatch.setitem(trans_real._translations, LANGUAGE, Pseudo(LANGUAGE))
    monkeypatch.setattr(opening, "_catalogue", lambda _folder, _language: Compiled())
    monkeypatch.setattr(Translations, "words", lambda _self, _context, english: Words(respelled(english), "current"))
    monkeypatch.setattr(
        CourseWords, "say", lambda self, _context, english: Said(respelled(english), self.language, "current")
    )


class Reader(HTMLParser):
    """Collects what a page shows or reads aloud in its own language."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self._open: list[tuple[str, bool]] = []  # the elements around, and whether they are silent

    @property
    def _silent(self) -> bool:
        return bool(self._open) and self._open[-1][1]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, Any]]) -> None:
        given = dict(attrs)
        foreign = given.get("lang") not in (None, LANGUAGE) or given.get("translate") == "no"
        silent = self._silent or tag in _SILENT or foreign
        if not silent:
            self.texts += [given[name] for name in _SHOWN if given.get(name)]
        if tag not in _VOID:
            self._open.append((tag, silent))

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if not self._silent:
            self.texts.append(data.strip())


def unmarked(html: str, names: Set[str]) -> Iterator[str]:
    """The texts of a page with a word in plain letters that is none of these names, which are in small letters, and in
    no address."""
    reader = Reader()
    reader.feed(html)
    return (text for text in reader.texts if not names.issuperset(_WORD.findall(_ADDRESS.sub("", text.lower()))))
