"""All that writes classes and who belongs to them. Each act waits for the others upon the same class."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from django.db import transaction

from training.classes.models import Membership, SchoolClass
from training.classes.problems import ClassRefused
from training.classes.selectors import members_of, trainees
from training.staff.models import User
from training.staff.teaching import taught_house

# Within this time a class of the same name is the same form sent twice.
_SENT_TWICE = timedelta(minutes=2)


@dataclass(frozen=True)
class Details:
    """What an instructor enters about a class. `games` are slugs, none for all; there is one instructor at least."""

    name: str
    games: list[str]
    starts_on: date | None
    ends_on: date | None
    instructors: Collection[User]


@transaction.atomic
def add(author: User, details: Details, now: datetime) -> SchoolClass:
    """Make a class in the author's house. The same again within two minutes is the same class. Raise
    PermissionDenied."""
    house = taught_house(author)
    User.objects.select_for_update().get(pk=author.pk)  # the same form sent twice waits for the first
    fresh = SchoolClass.objects.filter(house=house, name=details.name, made_at__gt=now - _SENT_TWICE).first()
    return fresh or _written(SchoolClass(house=house, made_at=now), details)


@transaction.atomic
def change(author: User, school_class: SchoolClass, details: Details) -> SchoolClass:
    """Change what was entered about a class. Raise PermissionDenied, ClassRefused (archived)."""
    return _written(turn_of(author, school_class), details)


def _written(school_class: SchoolClass, details: Details) -> SchoolClass:
    school_class.name, school_class.games = details.name, details.games
    school_class.starts_on, school_class.ends_on = details.starts_on, details.ends_on
    school_class.save()
    school_class.instructors.set(details.instructors)
    return school_class


@transaction.atomic
def archive(author: User, school_class: SchoolClass, *, archived: bool, now: datetime) -> SchoolClass:
    """Put a class into the archive, or take it out again. Twice keeps the first moment. Raise PermissionDenied."""
    found = _locked(author, school_class)
    if archived != (found.archived_at is not None):
        found.archived_at = now if archived else None
        found.save(update_fields=["archived_at"])
    return found


@transaction.atomic
def join(author: User, school_class: SchoolClass, people: Collection[User], now: datetime) -> list[Membership]:
    """Add members to a class; those who belong to it stay. Raise PermissionDenied, ClassRefused (archived,
    not-trainee)."""
    found = turn_of(author, school_class)
    if trainees(found.house).filter(pk__in=[person.pk for person in people]).count() != len(people):
        raise ClassRefused("not-trainee")
    inside = {member.person.pk for member in members_of([found])[found.pk]}
    new = [person for person in people if person.pk not in inside]
    return [_moved(author, found, person, joins=True, now=now) for person in new]


@transaction.atomic
def leave(author: User, school_class: SchoolClass, person: User, now: datetime) -> Membership | None:
    """End somebody's membership; nothing where there is none. Raise PermissionDenied, ClassRefused (archived)."""
    found = turn_of(author, school_class)
    inside = {member.person.pk for member in members_of([found])[found.pk]}
    return _moved(author, found, person, joins=False, now=now) if person.pk in inside else None


def _moved(author: User, school_class: SchoolClass, person: User, *, joins: bool, now: datetime) -> Membership:
    return Membership.objects.create(school_class=school_class, person=person, joins=joins, at=now, author=author)


def turn_of(author: User, school_class: SchoolClass) -> SchoolClass:
    """Return a class as stored, locked, for somebody who may change it. Raise PermissionDenied, ClassRefused
    (archived)."""
    found = _locked(author, school_class)
    if found.archived_at:
        raise ClassRefused("archived")
    return found


def _locked(author: User, school_class: SchoolClass) -> SchoolClass:
    """Raise PermissionDenied, SchoolClass.DoesNotExist."""
    return SchoolClass.objects.select_for_update().get(house=taught_house(author), pk=school_class.pk)
