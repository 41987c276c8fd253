"""How long an item was before somebody. The form holds the moment of showing, signed, so that nobody types it."""

from datetime import datetime

from django.core import signing

# An item that was left on the screen says nothing of a pace beyond this many seconds.
MOST = 600.0


def stamp(item: str, now: datetime) -> str:
    """Return the moment at which an item is shown, to be sent back with the answer to it and to no other."""
    return _signer(item).sign(f"{now.timestamp():.3f}")


def seconds_since(stamp: str, item: str, now: datetime) -> float | None:
    """Return how long ago an item was shown, at most `MOST`; None where the stamp is missing or was made up."""
    try:
        shown = float(_signer(item).unsign(stamp))
    except signing.BadSignature:
        return None
    return min(max(0.0, now.timestamp() - shown), MOST)  # the clocks of two machines may differ a little


def _signer(item: str) -> signing.Signer:
    return signing.Signer(salt=f"quiz.showing/{item}")
