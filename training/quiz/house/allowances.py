"""Extra time and further attempts, which instructors and HR officers of a house allow single people."""

from datetime import date, datetime

from django.db import transaction
from django.db.models import Max, Q, QuerySet

from training.quiz.house.models import AnotherAttempt, AnotherAttemptWithdrawal, ExtraTime, ExtraTimeWithdrawal
from training.quiz.problems import REASON_LENGTH, AttemptRefused
from training.staff import audit
from training.staff.models import User
from training.staff.teaching import overseen_house


def may_arrange(author: User, person: User) -> bool:
    """Return whether somebody may allow a person something: instructors and HR of the house may, never themselves."""
    return (
        (author.is_instructor or author.is_hr)
        and author.house_id == person.house_id
        and author.pk != person.pk
        and author.is_active
    )


def extra_times(person: User) -> QuerySet[ExtraTime]:
    """Return the extra time that a person's house has granted them, the latest first."""
    rows = ExtraTime.objects.filter(person=person, house=person.house_id)
    return rows.select_related("author", "withdrawal__author")


def other_attempts(person: User) -> QuerySet[AnotherAttempt]:
    """Return the further attempts that a person's house has allowed them, the latest first."""
    rows = AnotherAttempt.objects.filter(person=person, house=person.house_id)
    return rows.select_related("author", "withdrawal__author", "used_by")


def extra_percent(person: int, house: int, day: date) -> int:
    """Return by how much percent somebody has more time in an exam on a day: the most that is granted."""
    granted = ExtraTime.objects.filter(
        Q(last_day=None) | Q(last_day__gte=day), person=person, house=house, first_day__lte=day, withdrawal=None
    )
    return granted.aggregate(most=Max("percent"))["most"] or 0


def unused_attempt(person: int, house: int, exam: str) -> AnotherAttempt | None:
    """Return a further attempt at an exam that somebody may still use, the oldest first."""
    return unused_attempts(person, house).filter(exam=exam).order_by("pk").first()


def unused_attempts(person: int, house: int) -> QuerySet[AnotherAttempt]:
    """Return the further attempts that somebody may still use."""
    return AnotherAttempt.objects.filter(person=person, house=house, withdrawal=None, used_by=None)


@transaction.atomic
def grant_extra_time(
    author: User, person: User, *, percent: int, first_day: date, last_day: date | None, reason: str
) -> ExtraTime:
    """Grant extra time. The same grant sent twice is one. Raise AttemptRefused (not-arranger, arranged-reason,
    long-reason)."""
    person, reason = _admitted(author, person), needed(reason)
    wanted = {"percent": percent, "first_day": first_day, "last_day": last_day, "reason": reason, "author": author}
    if same := extra_times(person).filter(**wanted, withdrawal=None).first():
        return same
    audit.note(author, audit.Action.EXTRA_TIME_GRANTED, "", candidate=person.pk, percent=percent, reason=reason)
    return ExtraTime.objects.create(person=person, house=overseen_house(author), **wanted)


@transaction.atomic
def withdraw_extra_time(author: User, granted: ExtraTime, reason: str, now: datetime) -> ExtraTimeWithdrawal:
    """End extra time for exams to come; one that has begun keeps its time. Raise AttemptRefused (withdrawn, and as
    `grant_extra_time`)."""
    person, reason = _admitted(author, granted.person), needed(reason)
    if ExtraTimeWithdrawal.objects.filter(allowance=granted).exists():
        raise AttemptRefused("withdrawn")
    percent = granted.percent
    audit.note(author, audit.Action.EXTRA_TIME_WITHDRAWN, "", candidate=person.pk, percent=percent, reason=reason)
    return ExtraTimeWithdrawal.objects.create(allowance=granted, at=now, author=author, reason=reason)


@transaction.atomic
def allow_another(author: User, person: User, *, exam: str, reason: str) -> AnotherAttempt:
    """Allow one more attempt at an exam, before the wait is over or beyond the limit. Two that nobody has used are one.

    Raise AttemptRefused (already-allowed, and as `grant_extra_time`).
    """
    person, reason, house = _admitted(author, person), needed(reason), overseen_house(author)
    if unused := unused_attempts(person.pk, house.pk).filter(exam=exam).first():
        if (unused.author_id, unused.reason) == (author.pk, reason):
            return unused
        raise AttemptRefused("already-allowed")
    audit.note(author, audit.Action.ANOTHER_ALLOWED, "", candidate=person.pk, exam=exam, reason=reason)
    return AnotherAttempt.objects.create(person=person, house=house, exam=exam, reason=reason, author=author)


@transaction.atomic
def withdraw_another(author: User, allowed: AnotherAttempt, reason: str, now: datetime) -> AnotherAttemptWithdrawal:
    """Take a further attempt back that has not been used. Raise AttemptRefused (withdrawn, used, and as
    `grant_extra_time`)."""
    person, reason = _admitted(author, allowed.person), needed(reason)
    if AnotherAttemptWithdrawal.objects.filter(allowance=allowed).exists():
        raise AttemptRefused("withdrawn")
    if not unused_attempts(person.pk, allowed.house_id).filter(pk=allowed.pk).exists():
        raise AttemptRefused("used")
    audit.note(author, audit.Action.ANOTHER_WITHDRAWN, "", candidate=person.pk, exam=allowed.exam, reason=reason)
    return AnotherAttemptWithdrawal.objects.create(allowance=allowed, at=now, author=author, reason=reason)


def _admitted(author: User, person: User) -> User:
    """Return the person, held until the transaction ends: nobody begins an exam as them meanwhile."""
    held = User.objects.select_for_update().get(pk=person.pk)
    if not may_arrange(author, held):
        raise AttemptRefused("not-arranger")
    return held


def needed(reason: str) -> str:
    """Return the reason without the space around it. Raise AttemptRefused (arranged-reason, long-reason)."""
    if not reason.strip():
        raise AttemptRefused("arranged-reason")
    if len(reason) > REASON_LENGTH:
        raise AttemptRefused("long-reason")
    return reason.strip()
