"""Checks of every translated text of every catalogue, as a reader of that language would notice them.

Each takes a `Pair` and yields what is wrong with it. What rules alone must hold is in `texts.py`.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from functools import cache, lru_cache
from gettext import c2py

from babel.core import get_global
from babel.dates import format_date, get_month_names
from babel.messages.catalog import Message
from babel.messages.plurals import get_plural
from django.utils.translation import override, to_locale

from games.core.clauses import head
from games.core.patterns import Part, TextFault, literal, placeholders, read
from games.web.kit.letters import bordered
from games.web.registry import GAMES, books
from games.web.rulebook import catalogues
from games.web.rulebook.lint.languages import strangers
from games.web.rulebook.terms import every_term
from games.web.rulebook.translations import SOURCE_LANGUAGE, translated_languages
from games.web.rulebook.wordlists import WordFault, word_list

_ENDS = {".": ".。…", "?": "?？؟;", "!": "!！", ":": ":：", "…": "…"}
_SHORT = 3  # words, which may end as they like
_ENOUGH = 5  # words of three letters that two languages will not have in common
_LONG = 80  # letters, from which on a text has the usual length of its language
_OF_LENGTH = {"Hans": (0.15, 0.95)}  # a share of the English letters, by script
_USUAL_LENGTH = (0.5, 2.0)
_QUOTES = '«»„“”‘’‹›「」『』"'
_FILLED = re.compile(r"%\((\w+)\)[sd]")
_MARKUP = re.compile(r"<code>.*?</code>|<[^<>]*>|\]\([^)]*\)|\[\[[^\]]*\]\]|%\(\w+\)[sd]|\{\w+\}|`[^`]*`")
_DAY_AND_STOP = re.compile(r"(?:%\((?:day|since|until)\)s|\{(?:day|since|until)\})(?:</\w+>)?\.")
_NAMES = r"[SH]17|6:5|5/8|Source Serif 4|Source Sans 3|Casinò di Venezia|Vittoriosa|31 après"
_MONTHS = {name: str(number) for number, name in get_month_names("wide", locale="en").items()}
_MONTH, _MONTH_IN_DIGITS = re.compile(rf"\b(?:{'|'.join(_MONTHS)})\b"), re.compile(r"\d月")
# Contexts of texts that are what they are in each language: quotations, and words that a search may be for.
_AS_THEY_ARE = ("place in a document", "other words")
_STRAY = re.compile(r" [,.。，](?![.\d])|(?<!\.)\.\.(?!\.)|,,|\S  +\S")
_BRACES = re.compile(r"\{\w+,[^{}]*|[{}]")
# An English text comes again in each language, after all the others.
_of_a_text = lru_cache(maxsize=16_384)
_SCRIPTS = {"Latn": "LATIN", "Cyrl": "CYRILLIC", "Grek": "GREEK", "Arab": "ARABIC", "Hans": "CJK"}


@dataclass(frozen=True, slots=True)
class Pair:
    """A text of a language beside its English. Of a plural each form of the language is one, beside the English
    plural; it may say in words what is `counted`."""

    where: str
    language: str
    english: str
    text: str
    counted: frozenset[str] = frozenset()

    def __str__(self) -> str:
        return f"{self.where} {self.language}"

    @property
    def script(self) -> str:
        """The script of the language, such as Latn."""
        base = self.language.partition("-")[0]
        return str(get_global("likely_subtags").get(base, "Latn").split("_")[1])


Check = Callable[[Pair], Iterable[str]]


def is_in_its_language(pair: Pair) -> Iterator[str]:
    """What is foreign in English too, such as a call, may stay so. The costly look without foreign terms is for texts
    that seem to be in another language with them."""
    if not any(strangers(pair.text, pair.language)):
        return
    foreign = _foreign(pair.english)
    for sentence, language in strangers(_sentences(pair.text, pair.language), pair.language):
        if language not in foreign:
            yield f"reads like {language}: {sentence[:60]!r}"


def is_in_its_script(pair: Pair) -> Iterator[str]:
    """Latin letters are right in every language, for names and calls, but not inside of a word in another script."""
    own = _SCRIPTS[pair.script]
    for word in re.findall(r"[^\W\d_]+", _words(pair.text)):
        found = {unicodedata.name(letter, "?").split()[0] for letter in word if letter not in "ªº"}
        if found - {own, "LATIN", "MODIFIER"} or (own not in ("CJK", "LATIN") and {own, "LATIN"} <= found):
            yield f"{word!r} has letters of {' and '.join(sorted(found))}"


def is_translated(pair: Pair) -> Iterator[str]:
    """What is foreign in English too may stay so, and a call is French in every language."""
    words = re.findall(r"[^\W\d_]{3,}", _words(pair.text))
    is_copied = pair.text == pair.english and pair.english.strip(_QUOTES) not in _calls()
    if is_copied and len(words) >= _ENOUGH and not _foreign(pair.english):
        yield f"is the English: {pair.text[:60]!r}"


@cache
def _calls() -> frozenset[str]:
    return frozenset(call for book in books() for call in head(f"games.{book}").calls)


def has_the_placeholders(pair: Pair) -> Iterator[str]:
    missing = filled(pair.english) - filled(pair.text) - pair.counted
    for name in sorted(missing):
        yield f"lacks {name}"


def has_the_numbers(pair: Pair) -> Iterator[str]:
    """Numbers of three digits may be parted otherwise, and August may be 8月."""
    wanted, found = _numbers(pair.english), _numbers(pair.text)
    if _MONTH_IN_DIGITS.search(pair.text):
        wanted += Counter(_MONTHS[month] for month in _MONTH.findall(pair.english))
    if wanted != found:
        yield f"has the numbers {_listed(found - wanted)} where the English has {_listed(wanted - found)}"


def ends_alike(pair: Pair) -> Iterator[str]:
    end, own = pair.english[-1:], pair.text.rstrip("»”“ \u00a0)）*")[-1:]
    if len(pair.english.split()) > _SHORT and end in _ENDS and own not in _ENDS[end]:
        yield f"ends with {pair.text[-12:]!r} where the English ends with {end!r}"


def is_of_usual_length(pair: Pair) -> Iterator[str]:
    least, most = _OF_LENGTH.get(pair.script, _USUAL_LENGTH)
    english, own = len(_one_way(pair.english)), len(_one_way(pair.text))
    if english > _LONG and not least <= own / english <= most:
        yield f"is {own / english:.1f} times as long as the English"


def _one_way(text: str) -> str:
    """Return a text without the branches that fewer numbers take: languages have different ones."""
    with suppress(TextFault):
        return "".join(_usual(read(text)))
    return text


def _usual(parts: tuple[Part, ...]) -> Iterator[str]:
    for part in parts:
        if isinstance(part, str):
            yield part
        else:
            yield from _usual(part.options["other"]) if part.options else [f"{{{part.name}}}"]


def is_punctuated(pair: Pair) -> Iterator[str]:
    """The marks are those of the word list: its quotation marks, and a no-break space before those that want one."""
    marks = word_list(pair.language).punctuation
    text = _words(pair.text)
    for mark in sorted({mark for mark in text if mark in _QUOTES} - set(marks.quotes) - {"’"}):
        yield f"has the quotation mark {mark}"
    for space, mark in re.findall(rf"(.)([{re.escape(marks.spaced)}])(?!\d)", text) if marks.spaced else ():
        if space not in "\u00a0\u202f" and space not in marks.spaced + "(":
            yield f"has no no-break space before {mark}"
    if _STRAY.search(pair.text):
        yield "has a stray space or mark"


def has_one_full_stop_after_a_date(pair: Pair) -> Iterator[str]:
    """A long date ends in a full stop in some languages, such as 30. studenoga 2026. in Croatian."""
    if _DAY_AND_STOP.search(pair.text) and _dates_end_in_a_stop(pair.language):
        yield "has a full stop after a date, which ends in one"


@cache
def _dates_end_in_a_stop(language: str) -> bool:
    return format_date(date(2026, 11, 30), "long", locale=to_locale(language)).endswith(".")


CHECKS: dict[str, Check] = {
    "language": is_in_its_language,
    "script": is_in_its_script,
    "translated": is_translated,
    "placeholders": has_the_placeholders,
    "numbers": has_the_numbers,
    "end": ends_alike,
    "length": is_of_usual_length,
    "marks": is_punctuated,
    "dates": has_one_full_stop_after_a_date,
}


def translations_are_sound() -> Iterator[str]:
    """Yield a line for each fault of each translated text."""
    try:
        for pair in _pairs():
            for check in CHECKS.values():
                yield from (f"{pair}: {fault}" for fault in check(pair))
    except WordFault as fault:
        yield str(fault)


def counts() -> dict[str, Counter[str]]:
    """Return how many faults of each kind each language has, and how many texts."""
    found: dict[str, Counter[str]] = {language: Counter() for language in translated_languages()}
    for pair in _pairs():
        found[pair.language]["texts"] += 1
        for name, check in CHECKS.items():
            found[pair.language][name] += len(list(check(pair)))
    return found


def _pairs() -> Iterator[Pair]:
    for language in translated_languages():
        for path in catalogues.po_paths():
            if path.parent.parent.name == to_locale(language):
                for message in catalogues.read(path):
                    if message.id and not message.fuzzy and not str(message.context).startswith(_AS_THEY_ARE):
                        yield from _of_message(message, language, path.stem)


def _of_message(message: Message, language: str, domain: str) -> Iterator[Pair]:
    places = ", ".join(dict.fromkeys(name for name, _line in message.locations))
    english = message.id if isinstance(message.id, str) else message.id[1]
    forms = [message.string] if isinstance(message.string, str) else message.string or ()
    for place, text in enumerate(forms):
        in_words = filled(english) if len(forms) > 1 and place in _forms_of_one_number(language) else frozenset[str]()
        if text:
            yield Pair(str(message.context or places or domain), language, english, text, in_words)


@cache
def _forms_of_one_number(language: str) -> frozenset[int]:
    """Return the forms of a plural that stand for one number alone, as the dual: they may say it in words."""
    form = c2py(get_plural(to_locale(language)).plural_expr)
    used = Counter(form(number) for number in range(1, 1000))
    return frozenset(place for place, numbers in used.items() if numbers == 1)


@_of_a_text
def _foreign(english: str) -> frozenset[str]:
    found = strangers(_sentences(english, SOURCE_LANGUAGE), SOURCE_LANGUAGE)
    return frozenset(language for _sentence, language in found)


def _sentences(text: str, language: str) -> str:
    """Return a text as its language is told from: the branches of a plural by themselves, without terms that are
    foreign words in it."""
    return foreign_terms(language).sub("…", _BRACES.sub("; ", _names().sub("…", _MARKUP.sub("…", text))))


@cache
def _names() -> re.Pattern[str]:
    """Return a pattern of what is called the same in every language, the games by their English names among it."""
    with override(SOURCE_LANGUAGE):
        games = "|".join(re.escape(str(game.title)) for game in GAMES.values())
    return re.compile(rf"\b(?:{_NAMES}|{games})\b", re.IGNORECASE)


@cache
def foreign_terms(language: str) -> re.Pattern[str]:
    """Return a pattern of the terms that are French everywhere, and of those that the language takes from English."""
    is_english = language == SOURCE_LANGUAGE
    terms = [
        term for term in every_term() if term.foreign or (not is_english and term.said_in(language)[0] == term.english)
    ]
    longest_first = sorted((term.english for term in terms), key=len, reverse=True)
    return re.compile("|".join(map(bordered, longest_first)), re.IGNORECASE)


@_of_a_text
def _words(text: str) -> str:
    """Return a text without markup and placeholders."""
    with suppress(TextFault):
        text = literal(text)
    return _names().sub("…", _MARKUP.sub("…", text))


@_of_a_text
def filled(text: str) -> frozenset[str]:
    """Return the names of what is filled into a text, in whichever way it is written."""
    names = frozenset(_FILLED.findall(text))
    try:
        return names | placeholders(text)
    except TextFault:
        return names


def _numbers(text: str) -> Counter[str]:
    together = re.sub(r"(?<=\d)[.,\u00a0\u202f ’](?=\d{3}\b)", "", _words(text))
    return Counter(re.findall(r"\d+", together))


def _listed(numbers: Counter[str]) -> str:
    return ", ".join(sorted(numbers.elements())) or "none"
