"""Which certificates count in a house: its own, and those that it recognises, of the people who work there."""

from collections.abc import Iterable
from datetime import date
from functools import reduce
from operator import or_

from django.db.models import Case, Exists, F, OuterRef, Q, QuerySet, Value, When
from django.db.models.functions import Least

from training.certification.models import Certificate, Extension, Readmission, Recognition
from training.certification.states import barred_on, counting_by, in_force, standing_on
from training.staff.days import end_of
from training.staff.history import staff_on
from training.staff.models import House


def recognitions_from(day: date) -> QuerySet[Recognition]:
    """Return the recognitions that hold on a day or begin later, as known at its end."""
    found: QuerySet[Recognition] = in_force(Recognition, "end", day)
    return found.filter(Q(until=None) | Q(until__gte=day))


def recognitions_on(day: date) -> QuerySet[Recognition]:
    """Return the recognitions that hold on a day."""
    return recognitions_from(day).filter(first_day__lte=day)


def counting_in(house: House, day: date, recognitions: Iterable[Recognition] | None = None) -> QuerySet[Certificate]:
    """Return the certificates that count in a house on a day, by the recognitions of that day unless others are given.

    What the house itself revoked or suspended no certificate of another house makes good, unless it lets the holder sit
    the exam again. What it has itself renewed does not count any more.
    """
    rows = list(recognitions_on(day).filter(house=house) if recognitions is None else recognitions)
    if not rows:
        return Certificate.objects.filter(house=house)
    of_staff = Q(holder__in=staff_on(house, day).order_by().values("pk"))
    recognised = _any(row.covers for row in rows) & of_staff & _beside_own(house.pk, day)
    return Certificate.objects.filter(Q(house=house) | recognised)


def recognised_anywhere(day: date, house: House | None = None) -> QuerySet[Certificate] | None:
    """Return the certificates that another house than their own recognises on a day (with a `house`, this one), and
    whose holders work there today; None where no house recognises any."""
    rows = recognitions_on(day)
    found = [Q(row.covers, holder__house=row.house_id) for row in (rows.filter(house=house) if house else rows)]
    if not found:
        return None
    return Certificate.objects.filter(_any(found), _beside_own(OuterRef("holder__house"), day), holder__is_active=True)


def _any(conditions: Iterable[Q]) -> Q:
    return reduce(or_, conditions)


def _beside_own(house: int | OuterRef, day: date) -> Q:
    """Return whether a certificate counts beside what the house itself has given its holder for the programme: nothing
    that it has revoked or suspended, and nothing that lasts as long. A revocation after which the holder may sit the
    exam again does not bar."""
    own = Certificate.objects.filter(house=house, holder=OuterRef("holder"), programme=OuterRef("programme"))
    readmitted = Readmission.objects.filter(at__lt=end_of(day)).values("revocation__certificate")
    extended = in_force(Extension, "end", day)
    longer = extended.filter(certificate=OuterRef(OuterRef("pk")), until__gt=OuterRef("expires_on"))
    renewed = own.filter(counting_by(day), ~Exists(longer), expires_on__gte=OuterRef("expires_on"))
    barred = own.filter(barred_on(day)).exclude(pk__in=readmitted)
    return ~Q(Exists(barred)) & ~Q(Exists(renewed.exclude(barred_on(day))))


def standing_in(house: House, day: date, **which: object) -> QuerySet[Certificate]:
    """Return the certificates of `which` that count in a house on a day, with their state there and `until`, the last
    day on which they are valid and recognised."""
    rows = list(recognitions_on(day).filter(house=house))
    found = standing_on(counting_in(house, day, rows).filter(**which), day, house)
    if not any(row.until for row in rows):
        return found
    rows.sort(key=lambda row: row.until or date.max, reverse=True)  # of several the one that lasts longest
    until = F("until")
    limits = [When(row.covers, then=Least(until, Value(row.until)) if row.until else until) for row in rows]
    return found.annotate(**{"until": Case(*limits, default=until)})


def issuer_of(certificate: Certificate, house: House) -> str:
    """Return the name of the other house whose certificate is recognised; empty for one of the house itself."""
    return certificate.house_name if certificate.house_id != house.pk else ""
