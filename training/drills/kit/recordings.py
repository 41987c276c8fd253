"""Calls that can be heard: where the recording of a call is, if `manage.py record_calls` has made it."""

import hashlib

from django.conf import settings

from games.web.kit.message_format import formatted

# How calls are spoken and kept. A change gives every recording another name, so that all are made again.
VOICE = "fr"  # of eSpeak NG
SPEED = 140  # words a minute
BIT_RATE = 24  # kilobits a second, one channel


def in_words(number: int) -> str:
    """Return a whole number as it is called."""
    return formatted("{number, spellout}", {"number": number}, VOICE)


def file_name(call: str) -> str:
    """Return the name of a call's recording, the same whether it is written with a capital or not."""
    spoken = f"{VOICE} {SPEED} {BIT_RATE} {call.casefold()}"
    return f"{hashlib.sha256(spoken.encode()).hexdigest()[:16]}.mp3"


def address(call: str) -> str:
    """Return where a call can be heard; nothing where it is not recorded."""
    name = file_name(call)
    # No fingerprint of collected files is looked up: the name has one, and recordings may be newer than these.
    return f"{settings.STATIC_URL}{settings.CALLS_DIR.name}/{name}" if (settings.CALLS_DIR / name).is_file() else ""
