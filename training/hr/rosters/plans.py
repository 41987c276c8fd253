"""Plans for the programmes of a house: who is qualified until when, and which exams keep enough of them."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date, timedelta
from itertools import pairwise

from django.utils.functional import Promise

from training.certification.acts.terms import programmes_of
from training.certification.renewal import renewed_until
from training.certification.states import State
from training.drills.kit.exam import Certified
from training.hr.rosters.crew import Crew
from training.hr.rosters.planning import Person, Plan, Terms, plan
from training.staff.models import User

DAYS = 90


@dataclass(frozen=True)
class Holder:
    """Somebody who is qualified until `last`, or was; `sits_on` is the day of their exam in the plan, if any; `leaves`
    says that their last day of work is within it."""

    person: User
    last: date
    sits_on: date | None = None
    leaves: bool = False

    @property
    def sits_late(self) -> bool:
        """Whether their certificate has run out by then, so that the next one counts from its own day."""
        return self.sits_on is not None and self.sits_on > self.last


@dataclass(frozen=True)
class Gap:
    """Days on which so many people are too few, whatever is done."""

    first: date
    last: date
    people: int


@dataclass(frozen=True)
class ProgrammePlan:
    """`wanted` of `present` people; `made` is None where certificates end again within the days of the plan."""

    programme: str
    title: Promise | str
    wanted: int
    present: int
    holders: list[Holder]
    made: Plan | None
    today: date

    @property
    def exams(self) -> list[tuple[date, list[Holder], int]]:
        """The exams: the day, who sits again, and how many new people sit."""
        exams = self.made.exams.items() if self.made else ()
        known = len(self.holders)
        return [
            (
                self._day(day),
                [self.holders[one] for one in sitting if one < known],
                sum(one >= known for one in sitting),
            )
            for day, sitting in exams
        ]

    @property
    def trainings(self) -> list[tuple[date, int]]:
        return [(self._day(day), count) for day, count in self.made.trainings.items()] if self.made else []

    @property
    def gaps(self) -> list[Gap]:
        """The days that lack people, those in a row that lack as many as one."""
        lacking = list(self.made.lacking.items()) if self.made else []
        begins = [
            place for place, (day, count) in enumerate(lacking) if place == 0 or lacking[place - 1] != (day - 1, count)
        ]
        return [
            Gap(self._day(lacking[begin][0]), self._day(lacking[end - 1][0]), lacking[begin][1])
            for begin, end in pairwise([*begins, len(lacking)])
        ]

    @property
    def expiring(self) -> list[Holder]:
        """Who is qualified today and no longer at the end, the first first."""
        end = self._day(DAYS - 1)
        return sorted((one for one in self.holders if self.today <= one.last < end), key=lambda one: one.last)

    def _day(self, number: int) -> date:
        return self.today + timedelta(days=number)


def plans(crew: Crew, wanted: Mapping[str, int], terms: Terms, today: date) -> list[ProgrammePlan]:
    """Return a plan for each programme of which people are wanted, for the days from `today` on. Two queries."""
    own = programmes_of(crew.house.pk)
    return [_plan(crew, own[slug], number, terms, today) for slug, number in wanted.items() if number]


def _plan(crew: Crew, programme: Certified, wanted: int, terms: Terms, today: date) -> ProgrammePlan:
    coming = crew.from_day(today)
    found = [one for key, first in coming if (one := _at_work(crew, key, first, programme.slug, today))]
    found.sort(key=lambda one: one[0].last, reverse=True)
    holders, people = [one for one, _person in found], [person for _one, person in found]
    present = sum(person.last >= 0 and not person.first for person in people)
    if _ends_again(programme, today):
        return ProgrammePlan(programme.slug, programme.title, wanted, present, holders, None, today)
    made = plan(people, [wanted] * DAYS, terms)
    sits = {one: today + timedelta(days=day) for day, sitting in made.exams.items() for one in sitting}
    holders = [replace(one, sits_on=sits.get(number)) for number, one in enumerate(holders)]
    return ProgrammePlan(programme.slug, programme.title, wanted, present, holders, made, today)


def _at_work(crew: Crew, key: int, first: date, programme: str, today: date) -> tuple[Holder, Person] | None:
    """Return what `_holder` says, of the days from `first` on to the last day of work. Who leaves within the plan sits
    no exam; who is not qualified then is none of it, and who comes later only if they are qualified on their first
    day."""
    found = _holder(crew, key, programme, today)
    leaves = crew.presence.last_day(key, first)
    if found is None or (first == today and leaves is None):
        return found
    holder, person = found
    begin, end = (first - today).days, (leaves - today).days if leaves else DAYS
    leaves_within, last = end < DAYS - 1, min(person.last, end)
    if last < begin and (begin or leaves_within):
        return None
    person = Person(last, DAYS if leaves_within else max(person.opens, begin), begin)
    return replace(holder, last=min(holder.last, leaves or date.max), leaves=leaves_within), person


def _holder(crew: Crew, key: int, programme: str, today: date) -> tuple[Holder, Person] | None:
    """Return until when somebody is qualified and from when on they may sit; None where they never were, or where no
    exam would help."""
    one = crew.forecast.on(key, programme, today)
    certificate, state = crew.forecast.certificate(key, programme, today)
    if one is None or not (one.may_deal or (state == State.EXPIRED and not one.lacks_practice)):
        return None
    ends = [one.exemption.until] if one.exemption else []
    opens = today
    if certificate and state:
        valid, grace, due = certificate.valid, certificate.grace, certificate.due  # type: ignore[attr-defined]
        if state == State.EXPIRED or (state.may_deal and not one.lacks_practice):
            # Nobody is planned into the grace: it counts for those alone who are in it today.
            ends.append(grace if state == State.OVERDUE else valid)
        opens = due if state.holds else today
    if one.lacks_practice or state in (State.SUSPENDED, State.REVOKED):
        opens = today + timedelta(days=DAYS)
    last = max(ends)
    person = Person(max(-1, (last - today).days), max(0, (opens - today).days))
    return Holder(crew.people[key], last), person


def _ends_again(programme: Certified, today: date) -> bool:
    """Return whether a pass within the days of the plan may be good for less than the rest of them."""
    days = (today + timedelta(days=number) for number in range(DAYS))
    return any(renewed_until(programme, day, day) < today + timedelta(days=DAYS - 1) for day in days)
