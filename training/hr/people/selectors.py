"""Who belongs to the house of an HR officer. Every selector asks first who is looking."""

from dataclasses import dataclass

from django.contrib.auth.hashers import UNUSABLE_PASSWORD_PREFIX
from django.db.models import Q, QuerySet, TextChoices
from django.utils.translation import pgettext_lazy

from training.hr.reading import house_read
from training.hr.selectors import house_of
from training.quiz.selectors import open_attempts
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
    house: str = ""  # its key, where it is not the viewer's own


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
    """Return what a person was in the viewer's house, the latest first, each with what they were before."""
    house = house_of(viewer)
    rows = list(person.employments.select_related("house", "author"))
    return [(before, row) for before, row in zip([None, *rows], rows, strict=False) if row.house_id == house.pk][::-1]


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
