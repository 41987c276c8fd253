"""Calls that can be heard: where the recording of a call is, if `manage.py record_calls` has made it."""

import hashlib
import re

from django.conf import settings

from games.web.kit.message_format import formatted

# How calls are spoken and kept. A change gives every recording another name, so that all are made again.
VOICE = "fr"  # of eSpeak NG
SPEED = 140  # words a minute
BIT_RATE = 32  # kilobits a second, one channel; below this LAME takes samples away

# How words are spelt for the voice, which would say them wrong: numbers are joined by a liaison to their noun alone.
_SPELT = {
    "un": "hun",
    "deux": "deu",
    "trois": "troi",
    "six": "sisse",
    "dix": "disse",
    "vingt": "vin",
    "vingts": "vin",
    "cents": "cent",
    "jouent": "joue",
}
_MISSAID = re.compile(r"\b(?:(?:un|deux|trois|six|dix|vingts?|cents)(?= (?:après|au|en)\b)|jouent\b)", re.IGNORECASE)


def in_words(number: int) -> str:
    """Return a whole number as it is called."""
    return formatted("{number, spellout}", {"number": number}, VOICE)


def spelt(call: str) -> str:
    """Return a call as the voice is given it. Its capitals stay: the voice pauses before a sentence."""
    return _MISSAID.sub(lambda word: _SPELT[word[0].casefold()], call)


def file_name(call: str) -> str:
    """Return the name of a call's recording, the same whether it is written with a capital or not."""
    spoken = f"{VOICE} {SPEED} {BIT_RATE} {spelt(call).casefold()}"
    return f"{hashlib.sha256(spoken.encode()).hexdigest()[:16]}.mp3"


def address(call: str) -> str:
    """Return where a call can be heard; nothing where it is not recorded."""
    name = file_name(call)
    # No fingerprint of collected files is looked up: the name has one, and recordings may be newer than these.
    return f"{settings.STATIC_URL}{settings.CALLS_DIR.name}/{name}" if (settings.CALLS_DIR / name).is_file() else ""
