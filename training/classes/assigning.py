"""All that writes assignments. Each act waits for the others upon the same class."""

from collections.abc import Collection
from dataclasses import asdict
from datetime import date, datetime
from typing import Any

from django.db import transaction

from training.classes.models import Addressee, Assignment, ExamSeen, SchoolClass, Terms
from training.classes.problems import ClassRefused
from training.classes.selectors import members_of
from training.classes.services import turn_of
from training.quiz.models import Attempt
from training.staff.models import User
from training.staff.teaching import taught_house
from training.steps.what import What


@transaction.atomic
def assign(
    author: User,
    school_class: SchoolClass,
    what: What,
    people: Collection[User],
    days: tuple[date, date],
    token: str,
    now: datetime,
) -> Assignment:
    """Assign something to a class, or to those of its members who are named, from a day on until the end of another.
    The same token again is the same assignment.

    Raise PermissionDenied, ClassRefused (archived, not-member).
    """
    found = turn_of(author, school_class)
    if kept := found.assignments.filter(token=token).first():
        return kept
    inside = {member.person.pk for member in members_of([found])[found.pk]}
    if any(person.pk not in inside for person in people):
        raise ClassRefused("not-member")
    return set_for(found, what, people, days, token, author, now)


def set_for(
    school_class: SchoolClass,
    what: What,
    people: Collection[User],
    days: tuple[date, date],
    token: str,
    author: User,
    now: datetime,
) -> Assignment:
    """Write an assignment for somebody who may assign to the class, and holds it."""
    made = Assignment.objects.create(school_class=school_class, token=token, **asdict(what))
    Addressee.objects.bulk_create([Addressee(assignment=made, person=person) for person in people])
    Terms.objects.create(assignment=made, opens_on=days[0], due_on=days[1], at=now, author=author)
    return made


def set_for_each(
    given: Collection[tuple[SchoolClass, What, tuple[date, date], str]], author: User, now: datetime
) -> None:
    """Write assignments for whole classes, each with its days and token, for somebody who may and holds them."""
    rows = (Assignment(school_class=one, token=token, **asdict(what)) for one, what, _days, token in given)
    made = zip(Assignment.objects.bulk_create(rows), given, strict=True)
    Terms.objects.bulk_create(
        Terms(assignment=row, opens_on=days[0], due_on=days[1], at=now, author=author)
        for row, (_class, _what, days, _token) in made
    )


@transaction.atomic
def move(author: User, assignment: Assignment, opens_on: date, due_on: date, now: datetime) -> Terms:
    """Change the days of an assignment. The same days change nothing. Raise PermissionDenied, ClassRefused
    (archived)."""
    last = _last(author, assignment)
    if (last.opens_on, last.due_on) == (opens_on, due_on):
        return last
    return with_changes(last, author, now, opens_on=opens_on, due_on=due_on)


@transaction.atomic
def withdraw(author: User, assignment: Assignment, *, withdrawn: bool, now: datetime) -> Terms:
    """Withdraw an assignment, or set it again. Twice changes nothing. Raise PermissionDenied, ClassRefused
    (archived)."""
    last = _last(author, assignment)
    return last if last.withdrawn == withdrawn else with_changes(last, author, now, withdrawn=withdrawn)


def _last(author: User, assignment: Assignment) -> Terms:
    """Return the terms of an assignment that count, in the turn of its class."""
    turn_of(author, assignment.school_class)
    return assignment.terms.order_by("pk").reverse()[0]


def with_changes(last: Terms, author: User, now: datetime, **changes: object) -> Terms:
    """Write terms that are other than the last ones, for somebody who may change them and holds the class."""
    terms = changed(last, author, now, **changes)
    terms.save()
    return terms


def changed(last: Terms, author: User, now: datetime, **changes: Any) -> Terms:
    """Return terms that are other than the last ones, to be written."""
    kept = {"opens_on": last.opens_on, "due_on": last.due_on, "withdrawn": last.withdrawn}
    return Terms(**kept | changes, assignment=last.assignment, at=now, author=author)


def see(author: User, attempt: Attempt, now: datetime) -> ExamSeen:
    """Note that an instructor has looked at an exam that ended. The first time stays. Raise PermissionDenied,
    Attempt.DoesNotExist for one that has not ended, or of another house."""
    ended = Attempt.objects.get(house=taught_house(author), submission__isnull=False, pk=attempt.pk)
    return ExamSeen.objects.get_or_create(attempt=ended, defaults={"at": now, "author": author})[0]
