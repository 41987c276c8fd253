"""What lets somebody deal only until a day and ends soon: an exemption, or that the house recognises certificates."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any

from django.db.models import Q
from django.utils.functional import Promise

from games.web.kit.days import house_day
from games.web.kit.formats import listed
from training.certification.models import Certificate, Recognition
from training.certification.programmes import titles_of
from training.certification.recognition.selectors import recognised_anywhere, recognitions_from
from training.certification.renewal import Span
from training.certification.states import HOLDS, in_force, standing_on
from training.hr.letters.days import Period
from training.hr.letters.steps import step_on
from training.hr.models import Exemption
from training.staff.models import House, User

Periods = Mapping[int, Sequence[Period]]


@dataclass(frozen=True)
class Limited:
    """What ends, and the step on which that is said. `person` is whom it concerns; a recognition as HR hears of it has
    none, but `people` who depend on it. `issuer` is the house whose certificates are recognised, if any."""

    subject: str
    kind: str
    until: date
    house: int
    person: User | None = None
    issuer: str = ""
    programmes: list[Promise | str] = field(default_factory=list)  # their names
    people: int = 0

    @property
    def titles(self) -> str:
        """The programmes in the active language; empty where it is about all."""
        return listed(dict.fromkeys(map(str, self.programmes)))


def exemptions_ending(day: date, house: House | None, periods: Periods) -> Iterator[Limited]:
    """Yield the exemptions that end soon, but not those that a longer one outlasts. Two queries at most."""
    rows: Any = in_force(Exemption, "end", day).filter(until__gte=day, person__is_active=True)
    rows = rows.filter(house=house) if house else rows
    longest = {(row.house_id, row.person_id, row.programme): row for row in rows.order_by("until", "pk")
               .select_related("person__house")}  # fmt: skip
    titles = titles_of({row.programme for row in longest.values()})
    for row in longest.values():
        kind = _step(row.until, house_day(row.at), periods[row.house_id], day)
        if kind and row.person.house_id == row.house_id:
            subject = f"exemption-{row.pk}"
            yield Limited(subject, kind, row.until, row.house_id, row.person, programmes=[titles[row.programme]])


def recognitions_ending(
    rows: Iterable[Recognition], day: date, house: House | None, periods: Periods
) -> Iterator[Limited]:
    """Yield of the recognitions those that end soon and that none follows, as HR hears of them and as each holder does
    who depends on one. One query where there are any."""
    known = [row for row in rows if house is None or row.house_id == house.pk]
    found = [(row, kind) for row in known if (kind := _ends(row, known, periods, day))]
    held = _held([row for row, _kind in found], day, house) if found else []
    for row, kind in found:
        assert row.until  # noqa: S101 - those without are no candidates
        subject = f"recognition-{row.pk}"
        of_people: dict[User, list[Promise | str]] = {}
        for one in held:
            if depends(one, row):
                of_people.setdefault(one.holder, []).append(one.title)
        to_hr = Limited(
            subject,
            kind,
            row.until,
            row.house_id,
            issuer=row.issuer.name,
            programmes=list(titles_of(row.programmes).values()),
            people=len(of_people),
        )
        yield to_hr
        for holder, programmes in of_people.items():
            yield replace(to_hr, subject=f"{subject}-{holder.pk}", person=holder, programmes=programmes, people=0)


def depends(certificate: Certificate, row: Recognition) -> bool:
    """Return whether a certificate counts by a recognition where its holder works."""
    of_issuer = certificate.house_id == row.issuer_id and row.includes(certificate.programme)
    return of_issuer and certificate.holder.house_id == row.house_id


def recognitions(day: date) -> list[Recognition]:
    """Return the recognitions that hold on a day or begin later. One query."""
    return list(recognitions_from(day).select_related("issuer"))


def _ends(row: Recognition, known: Iterable[Recognition], periods: Periods, day: date) -> str | None:
    if row.until is None or row.first_day > day or any(_follows(each, row, row.until) for each in known):
        return None
    return _step(row.until, max(house_day(row.at), row.first_day), periods[row.house_id], day)


def _follows(other: Recognition, row: Recognition, until: date) -> bool:
    """Return whether another recognition goes on where one ends."""
    same = (other.house_id, other.issuer_id) == (row.house_id, row.issuer_id) and other.pk != row.pk
    covers = not other.programmes or (bool(row.programmes) and set(row.programmes) <= set(other.programmes))
    lasts = other.until is None or (other.until, other.pk) > (until, row.pk)
    return same and covers and lasts and (other.first_day - until).days <= 1


def _held(rows: list[Recognition], day: date, house: House | None) -> list[Certificate]:
    """Return the certificates that count by some recognitions and would be valid beyond the end of one."""
    asked = recognised_anywhere(day, house)
    if asked is None:
        return []
    beyond = Q(pk__in=[])
    for row in rows:
        beyond |= Q(row.covers, holder__house=row.house_id, until__gt=row.until)
    standing = standing_on(asked.defer("covers", "clauses", "facts"), day)
    return list(standing.filter(HOLDS, beyond).select_related("holder__house").order_by("holder_name", "pk"))


def _step(until: date, since: date, periods: Sequence[Period], day: date) -> str | None:
    return step_on(Span(until, until, until), since, periods, day)
