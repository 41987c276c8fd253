"""What ships with the project: `venues.toml`, in English, and its translations from the catalogues of the rules."""

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from games.web.rulebook.translations import Translations, translated_languages
from games.web.venues.texts import ENGLISH

PARTS = ("table", "room")
_TEXTS = ("name", "place", "opening", "about")


def shipped() -> Any:
    """Return the file with each text by language, in the languages that have it up to date."""
    data = _file()
    for context, entry, name in _texts(data):
        entry[name] = {ENGLISH: entry[name]} | _translated(context, entry[name])
    return data


def messages() -> Iterator[tuple[str, str]]:
    """Yield what translators translate of it: context and English, house by house."""
    for context, entry, name in _texts(_file()):
        yield context, entry[name]


def _file() -> Any:
    return tomllib.loads((files("games.web.venues") / "venues.toml").read_text(encoding="utf-8"))


def _texts(data: Any) -> Iterator[tuple[str, dict[str, Any], str]]:
    """Yield the context of each text, with the entry that it is in and its name there."""
    for venue in data["venue"]:
        own = f"venue.{venue['slug']}"
        parts = ((f"{own}.{kind}.{part['slug']}", part) for kind in PARTS for part in venue.get(kind, ()))
        for context, entry in ((own, venue), *parts):
            yield from ((f"{context}.{name}", entry, name) for name in _TEXTS if name in entry)


def _translated(context: str, english: str) -> dict[str, str]:
    words = {language: Translations(language).words(context, english) for language in translated_languages()}
    return {language: found.text for language, found in words.items() if found.state == "current"}
