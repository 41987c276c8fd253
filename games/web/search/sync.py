"""From the pages to the index: what can be found now, and making the rows the same."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from hashlib import blake2b

from django.conf import settings
from django.db import transaction
from django.utils.translation import override

from games.web.rulebook.turns import wait_turn
from games.web.search import content  # noqa: F401 - they register themselves
from games.web.search.folding import joined, words
from games.web.search.found import Found, everything
from games.web.search.models import MEANING, Entry, Kind, Part

_PARTS = re.compile(r"[()（）]")  # of a title that has the same word in another language beside it
_FOLDED = ("folded_title", "folded_words", "folded_context", "folded_text")


def apply(kinds: Sequence[Kind] = tuple(Kind), languages: Sequence[str] = ()) -> int:
    """Write what can be found of these kinds, in these languages or all, and return how many entries were written. What
    has not changed is left alone."""
    languages = languages or [code for code, _name in settings.LANGUAGES]
    return sum(_write(language, kind) for language in languages for kind in kinds)


def drift() -> list[str]:
    """Return each language and kind in which the index is not as the pages are."""
    stored = {(part.language, part.kind): part.digest for part in Part.objects.defer("words", "names")}
    return [
        f"{language}: {kind}"
        for language, _name in settings.LANGUAGES
        for kind in Kind
        if stored.get((language, kind)) != _part(language, kind, _entries(language, kind)).digest
    ]


@transaction.atomic
def _write(language: str, kind: Kind) -> int:
    """Rewrite the entries of one kind in one language where they differ. Six queries at most, and one more for each
    500 entries."""
    wait_turn(f"sync_search {language} {kind}")
    entries = _entries(language, kind)
    part = _part(language, kind, entries)
    stored = Part.objects.filter(language=language, kind=kind)
    if stored.filter(digest=part.digest).exists():
        return 0
    Entry.objects.filter(language=language, kind=kind).delete()
    Entry.objects.bulk_create(entries, batch_size=500)
    stored.delete()
    part.save()
    return len(entries)


def _part(language: str, kind: Kind, entries: Sequence[Entry]) -> Part:
    having = Counter(word for entry in entries for word in _words(entry))
    words = "\n".join(f"{word} {count}" for word, count in sorted(having.items()))
    names = "\n".join(sorted({name for entry in entries for name in _names(entry)}))
    fields = [field.attname for field in Entry._meta.concrete_fields if not field.primary_key]
    whole = repr(([[getattr(entry, field) for field in fields] for entry in entries], words, names))
    digest = blake2b(whole.encode(), digest_size=16).hexdigest()
    return Part(language=language, kind=kind, digest=digest, entries=len(entries), words=words, names=names)


def _entries(language: str, kind: Kind) -> list[Entry]:
    with override(language):
        return [_entry(language, found) for found in everything(kind)]


def _entry(language: str, found: Found) -> Entry:
    return Entry(
        language=language,
        kind=found.kind,
        key=found.key,
        address=found.address,
        title=found.title,
        where=found.where,
        text=found.text,
        spoken=found.spoken or language,
        folded_title=" ".join(words(found.title)),
        folded_words=_folded([*found.words, *joined(found.title), *_PARTS.split(found.title)[:-1]]),
        folded_context=_folded(found.context),
        folded_text=_folded([found.text]),
    )


def _folded(phrases: Iterable[str]) -> str:
    """Return a line for each phrase, and one for each word of it that is sometimes written in one."""
    lines = [line for phrase in phrases for line in _lines(phrase)]
    return "\n".join(dict.fromkeys(filter(None, lines)))


@lru_cache(maxsize=1024)  # the names of a game and of its chapters stand with each of their rules
def _lines(phrase: str) -> tuple[str, ...]:
    return " ".join(words(phrase)), *joined(phrase)


def _words(entry: Entry) -> set[str]:
    return {word for column in _FOLDED for word in getattr(entry, column).split()}


def _names(entry: Entry) -> set[str]:
    """Return the words of a title, and other names of one word, behind each of them the word of its term; of a page,
    its other names alone, and of a game its names as they are."""
    title, names = entry.folded_title.split(), set(entry.folded_words.split("\n")) - {""}
    if entry.kind == Kind.GAME:
        return {entry.folded_title, *names}
    others = {name for name in names if " " not in name}
    if entry.kind == Kind.PAGE:
        return others
    if entry.kind == Kind.TERM and len(title) == 1:
        others = {f"{name}{MEANING}{title[0]}" for name in others - {*title}}
    return {*title, *others}
