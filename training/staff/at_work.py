"""What the record shows of people at work, so that nobody is entered as gone before that."""

from collections.abc import Callable
from datetime import datetime

from training.staff.models import AuditEntry, House, User

Seen = Callable[[User, House, datetime], bool]
_asked: list[Seen] = []


def register(seen: Seen) -> None:
    """Have an app above asked too, once, whether somebody was at work in a house from a moment on."""
    if seen not in _asked:
        _asked.append(seen)


def seen_since(person: User, house: House, moment: datetime) -> bool:
    """Return whether the record shows somebody at work in a house from a moment on, by an act of their own or by what
    apps above know."""
    acted = AuditEntry.objects.filter(actor=person, house=house, recorded_at__gte=moment)
    return acted.exists() or any(seen(person, house, moment) for seen in _asked)
