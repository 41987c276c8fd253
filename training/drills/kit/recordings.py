"""Calls that can be heard: how each is said, and where its recording is. `manage.py record_calls` makes them."""

import hashlib
import re
import tomllib
from pathlib import Path

from django.conf import settings

from games.web.kit.message_format import formatted

# How calls are spoken and kept. A change gives every recording another name, so that all are made again.
VOICE = "ff_siwis"  # of Kokoro-82M
SPEED = 0.85  # of the pace of the voice
BIT_RATE = 40  # kilobits a second, one channel

_SAID: dict[str, str] = tomllib.loads(Path(__file__).with_name("said.toml").read_text("utf-8"))
_LONGEST_FIRST = "|".join(sorted(map(re.escape, _SAID), key=len, reverse=True))
_WORDS = re.compile(rf"\b(?:{_LONGEST_FIRST})\b")
_TWO_TOTALS = re.compile(r", (?=\w+(?:\.| après))")  # else "Quarante, quatre" sounds like forty-four
PAUSE = " | "  # between what is said one after the other


def in_words(number: int) -> str:
    """Return a whole number as it is called."""
    return formatted("{number, spellout}", {"number": number}, "fr")


def phonemes(call: str) -> str:
    """Return how a call is said. Raise ValueError where it has a word of which the list does not say how it is said."""
    text = _TWO_TOTALS.sub(f".{PAUSE}", call.casefold())
    if unknown := re.search(r"\w+", _WORDS.sub("", text)):
        raise ValueError(f"{unknown[0]!r} is not in said.toml: {call}")
    return _WORDS.sub(lambda word: _SAID[word[0]], text).replace("-", "") + "."


def file_name(call: str) -> str:
    """Return the name of a call's recording, the same whether it is written with a capital or not."""
    spoken = f"{VOICE} {SPEED} {BIT_RATE} {phonemes(call)}"
    return f"{hashlib.sha256(spoken.encode()).hexdigest()[:16]}.mp3"


def address(call: str) -> str:
    """Return where a call can be heard; nothing where it is not recorded."""
    try:
        name = file_name(call)
    except ValueError:
        return ""
    # No fingerprint of collected files is looked up: the name has one of its own.
    return f"{settings.STATIC_URL}{settings.CALLS_DIR.name}/{name}" if (settings.CALLS_DIR / name).is_file() else ""
