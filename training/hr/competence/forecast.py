"""Who may deal what on days to come, from what is on record today. The number of queries depends on nothing: neither on
how many people there are nor on how many days."""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from datetime import date, datetime
from typing import NamedTuple

from training.certification.ahead import days_ahead, state_ahead
from training.certification.models import Certificate, Recognition
from training.certification.own.programme import game_of
from training.certification.programmes import named, programmes_in
from training.certification.recognition.selectors import counting_in, issuer_of, recognitions_from
from training.certification.states import State
from training.hr.begun import begun_by
from training.hr.competence.requirements import Needs
from training.hr.competence.selectors import Competence, exemptions_on, practised_by
from training.hr.models import Need, Posting
from training.hr.people_without import Without
from training.practical.validity import counts_until, months_on
from training.staff.models import House, User


class _Counting(NamedTuple):
    """A certificate that counts in the house from `first` to `last`."""

    certificate: Certificate
    first: date = date.min
    last: date = date.max


class Forecast:
    """What is known on `today` of what people of a house may deal from then on.

    It says of each day what `selectors.competences` will say on that day, if nothing else is entered until then.
    """

    def __init__(self, house: House, people: Sequence[User], today: date) -> None:
        keys = [person.pk for person in people]
        self._offered = programmes_in(house.pk)
        self._practised, self._begun = practised_by(house, keys, today), begun_by(keys, self._offered, today)
        self._months = months_on(today).get(house.pk)
        self._exempt = {(row.person_id, row.programme): row for row in exemptions_on(house, keys, today)}
        self._house = house
        self._held: dict[tuple[int, str], list[_Counting]] = defaultdict(list)
        recognitions = list(recognitions_from(today).filter(house=house))
        counting = counting_in(house, today, recognitions).filter(holder__in=keys)
        for one in days_ahead(counting, today):
            self._held[one.holder_id, one.programme] += _spans(one, house, recognitions)
        self._titles = named(self._offered, (programme for _person, programme in self._held))
        self._postings: dict[int, list[Posting]] = defaultdict(list)
        for row in Posting.objects.filter(house=house, person__in=keys).order_by("first_day", "pk"):
            self._postings[row.person_id].append(row)
        jobs = {row.job_id for rows in self._postings.values() for row in rows if row.job_id}
        self._needs = Needs(jobs)

    def posting(self, person: int, day: date) -> Posting | None:
        """Return the job and the manager that somebody has on a day."""
        rows = self._postings.get(person, [])
        place = bisect_right(rows, day, key=lambda row: row.first_day)
        return rows[place - 1] if place else None

    def is_led(self, person: int, manager: int, day: date) -> bool:
        """Return whether somebody has this manager on a day or later."""
        later = [row for row in self._postings.get(person, []) if row.first_day > day]
        present = self.posting(person, day)
        return any(row.manager_id == manager for row in [*later, *([present] if present else [])])

    def on(self, person: int, programme: str, day: date) -> Competence | None:
        """Return what a programme means for somebody on a day; None where it means nothing."""
        certificate, state = self.certificate(person, programme, day)
        exemption = self._exempt.get((person, programme))
        if exemption and exemption.until < day:
            exemption = None
        begun, posting = (person, programme) in self._begun, self.posting(person, day)
        need = self._needs.of(posting.job_id, programme, day) if posting else Need.NOTHING
        if not (certificate or exemption or begun or need):
            return None
        known = self._offered.get(programme)
        game = known.game if known else game_of(certificate.ruleset if certificate else "")
        return Competence(
            programme=programme,
            title=self._titles[programme],
            state=state or (Without.IN_TRAINING if begun else Without.NOT_STARTED),
            until=certificate.until if certificate else None,
            code=certificate.code if certificate else "",
            practised=self._practised_on(person, game, day),
            need=need,
            exemption=exemption,
            issuer=issuer_of(certificate, self._house) if certificate else "",
        )

    def _practised_on(self, person: int, game: str, day: date) -> datetime | None:
        """Return when somebody last passed a practical test of a game that still counts on a day."""
        last = self._practised.get((person, game))
        return last if last and day <= counts_until(last, self._months) else None

    def certificate(self, person: int, programme: str, day: date) -> tuple[Certificate | None, State | None]:
        """Return the certificate that counts most on a day, with its state then."""
        held = self._held.get((person, programme), [])
        found = [(one, state_ahead(one, day)) for one, first, last in held if first <= day <= last]
        return max(found, key=_weight, default=(None, None))


def _weight(held: tuple[Certificate, State]) -> tuple[bool, date, int]:
    """Return by what of several certificates the one that counts most is found."""
    certificate, state = held
    return state.may_deal, certificate.until, certificate.pk


def _spans(certificate: Certificate, house: House, recognitions: Iterable[Recognition]) -> Iterator[_Counting]:
    """Yield when a certificate counts in a house: its own always, another one while it is recognised, without grace."""
    if certificate.house_id == house.pk:
        yield _Counting(certificate)
        return
    for each in recognitions:
        if each.issuer_id == certificate.house_id and each.includes(certificate.programme):
            one, last = copy(certificate), each.until or date.max
            one.until = min(one.until, last)
            one.valid = one.grace = min(one.valid, last)  # type: ignore[attr-defined]  # of days_ahead
            yield _Counting(one, each.first_day, last)
