"""About which certificates there is something to say on a day, and in which house."""

from collections.abc import Iterator
from datetime import date, timedelta
from itertools import chain

from django.db.models import F, OuterRef, Q, QuerySet, Subquery

from training.certification.models import Certificate, Extension
from training.certification.recognition.selectors import recognised_anywhere
from training.certification.renewal import Span
from training.certification.states import State, in_force, standing_on
from training.hr.letters.days import UNSET, periods
from training.hr.letters.steps import LOOK_BACK, step_on
from training.hr.models import Posting
from training.staff.models import House


def issued_in(house: House | None) -> QuerySet[Certificate]:
    return Certificate.objects.filter(house=house) if house else Certificate.objects.all()


def spoken_of(asked: QuerySet[Certificate], day: date) -> QuerySet[Certificate]:
    """Return those about which somebody may be written to."""
    silent = Q(state__in=[State.REVOKED, State.SUSPENDED])
    standing = standing_on(asked.defer("covers", "clauses"), day).exclude(silent)
    return standing.select_related("holder__house").order_by(F("until"), "pk")


def ending_on(day: date, house: House | None) -> list[tuple[Certificate, str]]:
    """Return the certificates about which there is something to say on a day, each with the kind of step: to the people
    of the house that issued it, and to those of a house that recognises it."""
    found, recognised = list(_steps(issued_in(house), day, "house")), recognised_anywhere(day, house)
    if recognised is not None:
        found += _steps(recognised, day, "holder__house")
    return found


def _steps(asked: QuerySet[Certificate], day: date, place: str) -> Iterator[tuple[Certificate, str]]:
    """Yield those about which there is something to say in the house that `place` leads to, in its own days."""
    ended = day - LOOK_BACK - timedelta(days=1)
    longer = in_force(Extension, "end", day).filter(grace_until__gte=ended).values("certificate")
    not_long_ago = Q(until__gte=ended) | Q(grace_until__gte=ended) | Q(pk__in=longer)
    of_house = periods()
    furthest = max(number for known in (UNSET, *chain(*of_house.values())) for number in known.days)
    soon = Q(until__lte=day + timedelta(days=furthest)) | ~Q(state=State.VALID)
    postings = Posting.objects.filter(person=OuterRef("holder"), house=OuterRef(place), first_day__lte=day)
    manager = Subquery(postings.reverse().values("manager")[:1])
    for one in spoken_of(asked, day).filter(not_long_ago, soon).annotate(manager=manager, place=F(place)):
        if place_of(one) != one.house_id:
            _seen_from_outside(one)
        kind = step_on(_span(one), one.issued_on, of_house[place_of(one)], day)
        if kind:
            yield one, kind


def _seen_from_outside(certificate: Certificate) -> None:
    """Say of a recognised certificate whose it is, and leave out its grace, which holds in the house that gave it."""
    certificate.issuer, certificate.grace_until = certificate.house_name, certificate.expires_on
    certificate.state = State(certificate.state).in_public


def place_of(certificate: Certificate) -> int:
    place: int = certificate.place  # type: ignore[attr-defined]  # annotated
    return place


def _span(certificate: Certificate) -> Span:
    """Return the days of a certificate as they are with its extension, which keeps the lengths."""
    moved = certificate.until - certificate.expires_on
    return Span(certificate.due_from + moved, certificate.until, certificate.deals_until)


def manager_of(certificate: Certificate) -> int:
    return certificate.manager or 0  # type: ignore[attr-defined]  # annotated
