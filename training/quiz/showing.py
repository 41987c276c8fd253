"""How long an item was before somebody. The form holds the moment of showing, signed, so that nobody types it."""

import re
from collections.abc import Mapping
from datetime import datetime

from django.core import signing

# An item that was left on the screen says nothing of a pace beyond this many seconds.
MOST = 600.0
_SECONDS = re.compile(r"\d{1,9}", re.ASCII)


def stamp(item: str, now: datetime) -> str:
    """Return the moment at which an item is shown, to be sent back with the answer to it and to no other."""
    return _signer(item).sign(f"{now.timestamp():.3f}")


def seconds_since(stamp: str, item: str, now: datetime) -> float | None:
    """Return how long ago an item was shown, at most `MOST`; None where the stamp is missing or was made up."""
    try:
        shown = float(_signer(item).unsign(stamp))
    except signing.BadSignature:
        return None
    return seconds_between(shown, now.timestamp())


def seconds_between(shown: float, now: float) -> float:
    """Return the seconds between two moments, at most `MOST`. The clocks of two machines may differ a little."""
    return min(max(0.0, now - shown), MOST)


def seconds_taken(posted: Mapping[str, str], item: str, now: datetime) -> float | None:
    """Return the seconds that an answer took. One given without a connection counts the seconds on its device, at most
    `MOST`: the signed moment of its form is that at which the form was kept. None where nothing readable is sent."""
    if "seconds" not in posted:
        return seconds_since(posted.get("shown", ""), item, now)
    return counted_seconds(posted)


def counted_seconds(posted: Mapping[str, str]) -> float | None:
    """Return the seconds that a device has counted, at most `MOST`; None where nothing readable is sent."""
    counted = posted.get("seconds", "")
    return min(float(counted), MOST) if _SECONDS.fullmatch(counted) else None


def was_offline(posted: Mapping[str, str]) -> bool:
    """Return whether an answer was given without a connection, as its device says."""
    return "offline" in posted


def _signer(item: str) -> signing.Signer:
    return signing.Signer(salt=f"quiz.showing/{item}")
