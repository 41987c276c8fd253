"""New accounts, one or many. The number of queries does not depend on how many they are."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from datetime import date, datetime
from typing import NamedTuple

from django.db.models import Value
from django.db.models.functions import Lower, Upper
from django.utils.text import slugify

from games.web.kit.days import house_day
from training.staff import audit, history, letters
from training.staff.audit import Action
from training.staff.days import after_months
from training.staff.models import User
from training.staff.problems import PersonRefused

MOST_MONTHS_AHEAD = 12
_FIGURES = "0123456789"


@dataclass(frozen=True)
class Details:
    """What HR enters about a person. `role` and `language` are ids."""

    first_name: str
    last_name: str
    email: str
    role: str
    language: str


class Entry(NamedTuple):
    """A new person: an empty user name is made of the names; the first day may be in the past or ahead, and is
    today where none is given."""

    details: Details
    username: str = ""
    first_day: date | None = None


def enter_all(author: User, entries: Sequence[Entry], now: datetime) -> list[User]:
    """Make accounts in the author's house and invite the people: accounts, histories, audit entries and letters
    together. User names are made of the names of people after all that are given.

    Raise PersonRefused (email, username, far), and IntegrityError where somebody else was faster.
    """
    days = [entry.first_day or house_day(now) for entry in entries]
    if any(is_far(day, house_day(now)) for day in days):
        raise PersonRefused("far")
    emails = User.objects.alias(plain=Lower("email"))
    if emails.filter(plain__in=[Lower(Value(entry.details.email)) for entry in entries]).exists():
        raise PersonRefused("email")
    given, names = [entry.username for entry in entries if entry.username], User.objects.alias(plain=Upper("username"))
    if given and names.filter(plain__in=[Upper(Value(name)) for name in given]).exists():
        raise PersonRefused("username")
    people = [
        User(username=name, house=author.house, date_joined=now, **asdict(entry.details))
        for entry, name in zip(entries, user_names(entries), strict=True)
    ]
    for person in people:
        person.set_unusable_password()
    User.objects.bulk_create(people)
    begun = list(zip(people, days, strict=True))
    history.begin(begun, now, author)
    said = [
        (named(person), {"role": person.role, "email": person.email, "first_day": day.isoformat()})
        for person, day in begun
    ]
    audit.note_each(author, Action.PERSON_ENTERED, said)
    letters.invite_new(people, now)
    return people


def is_far(day: date, today: date) -> bool:
    """Return whether a day is further ahead than anything about a person is entered: more than a year."""
    return day > after_months(today, MOST_MONTHS_AHEAD)


def user_names(entries: Iterable[Entry]) -> list[str]:
    """Return the user names of new people, free ones where none is given: ada.grimani, then ada.grimani2."""
    asked = [(entry.username, "" if entry.username else _base(entry.details)) for entry in entries]
    last = {base: 0 for _name, base in asked if base}  # the highest number that is in use with a base
    known = User.objects.filter(username__istartswith=next(iter(last))) if len(last) == 1 else User.objects.all()
    for name in known.values_list("username", flat=True) if last else ():
        _count(last, name)
    for name, _made in asked:
        _count(last, name)
    found = []
    for name, base in asked:
        if not name:
            name = f"{base}{last[base] + 1}" if last[base] else base
            _count(last, name)
        found.append(name)
    return found


def _base(details: Details) -> str:
    parts = [slugify(part) for part in (details.first_name, details.last_name)]
    return ".".join(part for part in parts if part)[:140] or "user"


def _count(last: dict[str, int], name: str) -> None:
    """Count a user name with each base of which it is made by a number; without one it is the first."""
    plain = name.lower()
    for place in range(len(plain.rstrip(_FIGURES)), len(plain) + 1):
        if plain[:place] in last:
            last[plain[:place]] = max(last[plain[:place]], int(plain[place:] or 1))


def named(person: User) -> str:
    """Return how the audit names a person: in words, and so that people of the same name can be distinguished."""
    return f"{person.full_name[:150]} ({person.username[:45]})"
