"""The one device on which an exam in a room is sat, and its move to another one."""

from datetime import datetime

from django.db import transaction

from training.quiz.house.allowances import may_arrange, needed
from training.quiz.house.models import Device, DeviceRelease
from training.quiz.models import Attempt, Submission
from training.quiz.problems import AttemptRefused
from training.staff.models import User


def is_held(attempt: Attempt, token: str) -> bool:
    """Return whether an exam may be sat on the device that has this token. No query where it is sat in no room."""
    if attempt.room_id is None:
        return True
    last = attempt.devices.order_by("pk").last()
    return last is not None and last.token == token


def unused_release(attempt: Attempt) -> DeviceRelease | None:
    """Return the permission to move the exam to another device, where nobody has used it yet."""
    return attempt.releases.filter(used_by=None).first()


@transaction.atomic
def release(author: User, attempt: Attempt, reason: str, now: datetime) -> DeviceRelease:
    """Let a candidate move to another device. One that nobody has used is not written twice.

    Raise AttemptRefused (not-arranger, arranged-reason, long-reason, closed).
    """
    attempt = Attempt.objects.select_for_update(of=("self",)).select_related("user").get(pk=attempt.pk)
    if not may_arrange(author, attempt.user) or author.house_id != attempt.house_id:
        raise AttemptRefused("not-arranger")
    reason = needed(reason)
    if Submission.objects.filter(attempt=attempt).exists():
        raise AttemptRefused("closed")
    return unused_release(attempt) or DeviceRelease.objects.create(
        attempt=attempt, at=now, author=author, reason=reason
    )


@transaction.atomic
def move(attempt: Attempt, token: str, now: datetime) -> Device:
    """Go on with an exam on another device. Raise AttemptRefused (not-released)."""
    attempt = Attempt.objects.select_for_update().get(pk=attempt.pk)
    released = unused_release(attempt)
    if released is None:
        raise AttemptRefused("not-released")
    return Device.objects.create(attempt=attempt, token=token, at=now, release=released)
