"""What HR sees: the record of the own house, as of a day. Every selector asks first who is looking."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from django.db.models import Count, F, Prefetch, Q, QuerySet
from django.utils.functional import Promise

from training.certification.models import Certificate, Extension, Revocation
from training.certification.practice import with_practice
from training.certification.recognition.selectors import issuer_of, standing_in
from training.certification.selectors import SUSPENSIONS
from training.certification.states import HOLDS, State, state_on
from training.hr.people_without import WITHOUT, Without, without
from training.hr.reading import house_read
from training.quiz.models import Attempt, OutcomeChange
from training.quiz.outcomes import CAUSE
from training.staff.models import AuditEntry, Employment, House, User
from training.staff.teaching import house_of as house_of  # where HR may act; `reading.py` says who may look

_ACTS = (
    Prefetch(
        "revocations", Revocation.objects.select_related("author", "reinstatement__author", "readmission__author")
    ),
    SUSPENSIONS,
    Prefetch("extensions", Extension.objects.select_related("author", "end__author")),
)


@dataclass(frozen=True)
class Filter:
    """What the list shows. Empty means everything; `within` is in days from `day`."""

    day: date
    state: str = ""
    programme: str = ""
    within: int | None = None
    name: str = ""
    house: str = ""  # its key, where it is not the viewer's own


@dataclass(frozen=True)
class Row:
    """A line of the list: a person with a certificate, or without."""

    person: int
    name: str
    username: str
    state: str
    programme: Promise | str = ""
    code: str = ""
    issued_on: date | None = None
    expires_on: date | None = None
    days_left: int | None = None
    issuer: str = ""  # the other house whose certificate is recognised


def listed(viewer: User, chosen: Filter) -> QuerySet[Certificate] | QuerySet[User]:
    """Return the certificates in force on the day, or the people without one, as the record knows them.

    The order is stable.
    """
    house = house_read(viewer, chosen.house)
    if chosen.state in WITHOUT:
        people = without(house, chosen.day, chosen.programme, chosen.name)
        return people if chosen.state == Without.ANY else people.filter(**{"state": chosen.state})
    found = standing_in(house, chosen.day)
    if chosen.name:
        found = found.filter(holder_name__icontains=chosen.name)
    if chosen.programme:
        found = found.filter(programme=chosen.programme)
    if chosen.state:
        found = found.filter(Q(state=chosen.state))
    if chosen.within is not None:
        until = chosen.day + timedelta(days=chosen.within)
        found = found.filter(HOLDS, Q(until__lte=until))
    return found.select_related("holder").order_by("holder_name", "pk")


def rows(house: House, found: Iterable[Any], day: date) -> list[Row]:
    """Return the lines of what `listed` found in a house."""
    return [_row(one, house, day) for one in found]


def numbers(viewer: User, day: date, asked: str = "") -> dict[str, int]:
    """Return how many certificates have each status on the day, and how many people have none; each matches a
    filter."""
    house = house_read(viewer, asked)
    states = [*(state for state in State if state != State.NOT_YET), Without.IN_TRAINING, Without.NOT_STARTED]
    grouped = (
        found.order_by().values_list(F("state")).annotate(Count("pk"))
        for found in (standing_in(house, day), without(house, day, "", ""))
    )
    counts = {state: count for group in grouped for state, count in group}
    return {str(state): counts.get(state, 0) for state in states}


def count(chosen: Filter, numbers: dict[str, int]) -> int | None:
    """Return how many rows a filter by nothing but the state shows, from `numbers` of its day; None for other
    filters."""
    if chosen != Filter(chosen.day, state=chosen.state, house=chosen.house):
        return None
    if chosen.state in numbers:
        return numbers[chosen.state]
    people = sum(numbers[state] for state in WITHOUT if state in numbers)
    return people if chosen.state else sum(numbers.values()) - people


def person(viewer: User, pk: int, asked: str = "") -> User:
    """Somebody who works or worked in the house or has a record there. Raise User.DoesNotExist for others."""
    house = house_read(viewer, asked)
    on_record = (
        Q(pk__in=Certificate.objects.filter(house=house).values("holder"))
        | Q(pk__in=Attempt.objects.filter(house=house).values("user"))
        | Q(pk__in=Employment.objects.filter(house=house).values("person"))
    )
    return User.objects.get(Q(house=house) | on_record, pk=pk)


def certificates_of(viewer: User, holder: User, day: date) -> QuerySet[Certificate]:
    """Return all that the house issued to a person, with what it proves and every act upon it, by whom and why."""
    issued = Certificate.objects.filter(house=house_of(viewer), holder=holder)
    changes = OutcomeChange.objects.select_related(*CAUSE, "decision__author").order_by("pk")
    found = state_on(issued, day).select_related("attempt", "test__withdrawal__author", "imported_evidence__author")
    found = found.prefetch_related(*_ACTS, Prefetch("attempt__outcome_changes", changes), "further_exams__attempt")
    return with_practice(found.prefetch_related(Prefetch("further_exams__attempt__outcome_changes", changes)), day)


def counting_of(viewer: User, holder: User, day: date, asked: str = "") -> QuerySet[Certificate]:
    """Return the certificates that count for a person in a house on a day, for a reader who sees no more of them than
    code, programme, days and state."""
    return standing_in(house_read(viewer, asked), day, holder=holder)


def recognised_of(viewer: User, holder: User, day: date) -> QuerySet[Certificate]:
    """Return the certificates of other houses that count for a person in the viewer's house on a day. Pages show their
    code, programme, days and state, and nothing of the exams."""
    house = house_of(viewer)
    return standing_in(house, day, holder=holder).exclude(house=house)


def attempts_of(viewer: User, candidate: User) -> QuerySet[Attempt]:
    return Attempt.objects.filter(house=house_of(viewer), user=candidate)


def certificate(viewer: User, code: str, day: date) -> Certificate:
    """Return one of the house's certificates. Raise Certificate.DoesNotExist for those of other houses."""
    found = state_on(Certificate.objects.filter(house=house_of(viewer)), day)
    return found.select_related("holder").prefetch_related(*_ACTS).get(code=code)


def certificates(viewer: User, codes: Iterable[str]) -> list[Certificate]:
    """Return those of the house's certificates that have these codes, by name."""
    found = Certificate.objects.filter(house=house_of(viewer), code__in=list(codes))
    return list(found.select_related("holder").order_by("holder_name", "pk"))


def audit(viewer: User) -> QuerySet[AuditEntry]:
    """Return what HR of the house did to the record, the latest first."""
    return AuditEntry.objects.filter(house=house_of(viewer)).select_related("actor")


def _row(one: Certificate | User, house: House, day: date) -> Row:
    if isinstance(one, User):
        return Row(person=one.pk, name=one.full_name, username=one.username, state=one.state)  # type: ignore[attr-defined]
    return Row(
        person=one.holder_id,
        name=one.holder_name,
        username=one.holder.username,
        state=one.state,
        programme=one.title,
        code=one.code,
        issued_on=one.issued_on,
        expires_on=one.until,
        days_left=(one.until - day).days if State(one.state).holds else None,
        issuer=issuer_of(one, house),
    )
