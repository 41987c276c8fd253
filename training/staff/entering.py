"""New accounts, one or many. The number of queries does not depend on how many they are."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime

from django.db.models import Value
from django.db.models.functions import Lower, Upper
from django.utils.text import slugify

from training.staff import audit, history, letters
from training.staff.audit import Action
from training.staff.models import User
from training.staff.problems import PersonRefused

_FIGURES = "0123456789"


@dataclass(frozen=True)
class Details:
    """What HR enters about a person. `role` and `language` are ids."""

    first_name: str
    last_name: str
    email: str
    role: str
    language: str


def enter_all(author: User, entries: Sequence[tuple[Details, str]], now: datetime) -> list[User]:
    """Make accounts in the author's house, each with its user name, and invite the people: accounts, histories, audit
    entries and letters together. Empty user names are made of the names of people, after all that are given.

    Raise PersonRefused (email, username), and IntegrityError where somebody else was faster.
    """
    emails = User.objects.alias(plain=Lower("email"))
    if emails.filter(plain__in=[Lower(Value(details.email)) for details, _name in entries]).exists():
        raise PersonRefused("email")
    given, names = [name for _details, name in entries if name], User.objects.alias(plain=Upper("username"))
    if given and names.filter(plain__in=[Upper(Value(name)) for name in given]).exists():
        raise PersonRefused("username")
    people = [
        User(username=name, house=author.house, date_joined=now, **asdict(details))
        for (details, _given), name in zip(entries, user_names(entries), strict=True)
    ]
    for person in people:
        person.set_unusable_password()
    User.objects.bulk_create(people)
    history.begin(people, now, author)
    said = [(named(person), {"role": person.role, "email": person.email}) for person in people]
    audit.note_each(author, Action.PERSON_ENTERED, said)
    letters.invite_new(people, now)
    return people


def user_names(entries: Iterable[tuple[Details, str]]) -> list[str]:
    """Return the user names of new people, free ones where none is given: ada.grimani, then ada.grimani2."""
    asked = [(name, "" if name else _base(details)) for details, name in entries]
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
