"""Who belongs to the house of an HR officer. Every selector asks first who is looking."""

from dataclasses import dataclass
from datetime import date

from django.contrib.auth.hashers import UNUSABLE_PASSWORD_PREFIX
from django.db.models import Q, QuerySet, TextChoices
from django.utils.translation import pgettext_lazy

from training.hr.people.teams import without_manager
from training.hr.reading import house_read
from training.hr.selectors import house_of
from training.quiz.selectors import open_attempts
from training.staff.days import today
from training.staff.history import known_before, present, waiting_for
from training.staff.models import Employment, House, Transfer, User
from training.staff.names import called


class Account(TextChoices):
    """The status of an account."""

    OPEN = "open", pgettext_lazy("account", "open")
    INVITED = "invited", pgettext_lazy("account", "invited")
    CLOSED = "closed", pgettext_lazy("account", "closed")


@dataclass(frozen=True)
class Wanted:
    """What the list shows. Empty means everybody whose account is not closed."""

    name: str = ""
    role: str = ""
    account: str = ""
    manager: str = ""  # NO_MANAGER, or anybody
    house: str = ""  # its key, where it is not the viewer's own


NO_MANAGER = "none"


_NO_PASSWORD = Q(password__startswith=UNUSABLE_PASSWORD_PREFIX)
_STANDS = {
    Account.OPEN: Q(is_active=True) & ~_NO_PASSWORD,
    Account.INVITED: Q(is_active=True) & _NO_PASSWORD,
    Account.CLOSED: Q(is_active=False),
    "": Q(is_active=True),
}


def listed(viewer: User, wanted: Wanted) -> QuerySet[User]:
    """Return the people of a house that the viewer may look at, by name. Raise PermissionDenied."""
    house = house_read(viewer, wanted.house)
    is_own = viewer.is_hr and house == viewer.house  # others see neither addresses nor accounts
    is_called = called(wanted.name, *(["email"] if is_own else []))
    found = User.objects.filter(_STANDS[wanted.account if is_own else ""], is_called, house=house)
    if wanted.role:
        found = found.filter(role=wanted.role)
    if wanted.manager == NO_MANAGER:
        found = without_manager(found, house, today())
    return found.order_by("last_name", "first_name", "pk")


def account_of(person: User) -> Account:
    """Return the status of a person's account."""
    if not person.is_active:
        return Account.CLOSED
    return Account.INVITED if person.is_invited else Account.OPEN


def member(viewer: User, pk: int) -> User:
    """Return a person of the viewer's house. Raise User.DoesNotExist for others."""
    return User.objects.select_related("house").get(house=house_of(viewer), pk=pk)


def history_of(viewer: User, person: User) -> list[tuple[Employment | None, Employment]]:
    """Return what a person was in the viewer's house, the latest row first, each with what held on its day before."""
    house = house_of(viewer)
    rows = list(person.employments.select_related("house", "author"))
    return [(known_before(rows, row), row) for row in reversed(rows) if row.house_id == house.pk]


def change_ahead(viewer: User, person: User) -> Employment | None:
    """Return what waits for its day about a person of the viewer's house, if anything. Raise PermissionDenied."""
    return waiting_for(person) if person.house == house_of(viewer) else None


def first_day_ahead(person: User) -> date | None:
    """Return the first day of somebody who is still to come."""
    row = present(person)
    return row.first_day if row and row.is_active and row.first_day > today() else None


def is_last_entry_ahead(person: User) -> bool:
    """Return whether what the account says counts only from a later day."""
    row = present(person)
    return row is not None and row.first_day > today()


def other_houses(viewer: User) -> QuerySet[House]:
    return House.objects.exclude(pk=house_of(viewer).pk)


def offered(viewer: User) -> QuerySet[Transfer]:
    """People whom other houses offer to the viewer's, and who wait for an answer."""
    waiting = Transfer.objects.filter(to_house=house_of(viewer), end=None)
    return waiting.select_related("person", "from_house", "author")


def offer_of(viewer: User, person: User) -> Transfer | None:
    """Return the offer of a person of the viewer's house that waits for the other house."""
    waiting = Transfer.objects.filter(person=person, from_house=house_of(viewer), end=None)
    return waiting.select_related("to_house", "author").first()


def is_in_exam(person: User) -> bool:
    return open_attempts().filter(user=person).exists()
