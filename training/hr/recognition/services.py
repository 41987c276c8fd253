"""HR has its house recognise certificates of a sister house, and ends that."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import date, datetime

from django.db import transaction

from games.web.kit.days import house_day
from training.certification.models import Recognition, RecognitionEnd
from training.hr.recognition.problems import RecognitionRefused
from training.hr.selectors import house_of
from training.staff.audit import Action, note_in
from training.staff.groups import sisters
from training.staff.models import House, User


@dataclass(frozen=True)
class Asked:
    """What is recognised: certificates of `issuer`, of these programmes or of all, from a day on, until a day or for
    good."""

    issuer: House
    programmes: Sequence[str]
    first_day: date
    until: date | None = None


@transaction.atomic
def recognise(author: User, asked: Asked, reason: str, now: datetime) -> Recognition:
    """Have the author's house recognise certificates. The same form again is the recognition that it made. Raise
    RecognitionRefused (no-reason, issuer, past, order), PermissionDenied."""
    house = House.objects.select_for_update(no_key=True).get(pk=house_of(author).pk)
    reason = _needed(reason)
    if not sisters(house).filter(pk=asked.issuer.pk).exists():
        raise RecognitionRefused("issuer")
    if asked.first_day < house_day(now):
        raise RecognitionRefused("past")
    if asked.until and asked.until < asked.first_day:
        raise RecognitionRefused("order")
    wanted = asdict(asked) | {"issuer": asked.issuer, "programmes": list(asked.programmes)}
    for present in Recognition.objects.filter(house=house, end=None, reason=reason):
        if all(getattr(present, name) == value for name, value in wanted.items()):
            return present
    made = Recognition.objects.create(house=house, **wanted, reason=reason, at=now, author=author)
    _note(author, Action.RECOGNISED, made, reason)
    return made


@transaction.atomic
def end(author: User, recognition: Recognition, reason: str, now: datetime) -> RecognitionEnd:
    """End a recognition of the author's house: from today on it counts no more. Raise RecognitionRefused (no-reason,
    ended), PermissionDenied, Recognition.DoesNotExist for one of another house."""
    house = House.objects.select_for_update(no_key=True).get(pk=house_of(author).pk)
    found, reason = Recognition.objects.get(pk=recognition.pk, house=house), _needed(reason)
    if hasattr(found, "end") or (found.until and found.until < house_day(now)):
        raise RecognitionRefused("ended")
    _note(author, Action.RECOGNITION_ENDED, found, reason)
    return RecognitionEnd.objects.create(recognition=found, reason=reason, at=now, author=author)


def _needed(reason: str) -> str:
    if not reason.strip():
        raise RecognitionRefused("no-reason")
    return reason.strip()


def _note(author: User, action: Action, recognition: Recognition, reason: str) -> None:
    """Note it in both houses, since HR of one now sees certificates of the other, or no longer does."""
    days = {"first_day": recognition.first_day.isoformat()}
    if recognition.until:
        days["until"] = recognition.until.isoformat()
    for house in (recognition.house, recognition.issuer):
        subject = f"{recognition.issuer} → {recognition.house}"
        note_in(house, author, action, subject, programmes=recognition.programmes, reason=reason, **days)
