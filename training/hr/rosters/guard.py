"""The guard: for each shift of a roster whether its person may deal there then, and who could stand in."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cached_property

from django.utils.functional import Promise

from training.hr.rosters.crew import Crew
from training.hr.rosters.outcomes import Outcome, outcome_of
from training.hr.rosters.places import Places
from training.hr.rosters.reading import Shift
from training.staff.models import User

MOST_STAND_INS = 3


@dataclass(frozen=True)
class StandIn:
    """Somebody who may deal and is free, with the number of their shifts in that week."""

    person: User
    shifts: int


@dataclass(frozen=True)
class Row:
    """A shift and what becomes of it. `until` is the last day of the exemption or of the certificate's validity, or the
    last day of work of somebody who has left by then."""

    shift: Shift
    outcome: Outcome
    person: User | None = None
    programme: str = ""
    title: Promise | str = ""
    until: date | None = None
    is_exempt: bool = False
    stand_ins: Sequence[StandIn] = ()
    issuer: str = ""  # the other house whose certificate is recognised

    @property
    def name(self) -> str:
        return self.person.full_name if self.person else self.shift.person


class Guard:
    """Looks at the shifts from `today` on; those before it are over."""

    def __init__(self, crew: Crew, places: Places, shifts: Iterable[Shift], today: date) -> None:
        self._crew, self._places, self._today = crew, places, today
        shifts = list(shifts)
        self.shifts = [shift for shift in shifts if shift.day >= today]
        self.over = len(shifts) - len(self.shifts)
        self._who = [self._person(shift) for shift in self.shifts]
        self._busy: dict[tuple[int, date], list[Shift]] = defaultdict(list)
        self._weeks: Counter[tuple[int, date]] = Counter()
        for shift, person in zip(self.shifts, self._who, strict=True):
            if person is not None:
                self._busy[person, shift.day].append(shift)
                self._weeks[person, _monday(shift.day)] += 1
        self._able: dict[tuple[str, date], list[int]] = {}

    @cached_property
    def rows(self) -> list[Row]:
        """The shifts in the order of the roster, each with what becomes of it."""
        return [self._row(shift, person) for shift, person in zip(self.shifts, self._who, strict=True)]

    def demand(self) -> dict[str, int]:
        """Return for each programme how many people its tables have on the day on which they are the most."""
        of_days: dict[tuple[str, date], set[str]] = defaultdict(set)
        for row in self.rows:
            if row.programme:
                of_days[row.programme, row.shift.day].add(row.person.username if row.person else row.shift.person)
        most: Counter[str] = Counter()
        for (programme, _day), people in of_days.items():
            most[programme] = max(most[programme], len(people))
        return dict(most)

    def _person(self, shift: Shift) -> int | None:
        """Return who is meant, where it is one person and no other."""
        found = self._crew.find(shift.person, shift.day)
        return found[0] if len(found) == 1 else None

    def _row(self, shift: Shift, person: int | None) -> Row:
        programme = self._places.programme(shift.place)
        if person is not None and not self._crew.presence.on(person, shift.day):
            return self._away(shift, person, programme)
        known = self._crew.people[person] if person is not None else None
        title = self._title(programme)
        if programme is None or person is None:
            outcome = Outcome.UNKNOWN_PERSON if person is None else Outcome.UNKNOWN_PLACE
            return Row(shift, outcome, known, programme or "", title, stand_ins=self._stand_ins(shift, programme))
        then = self._crew.forecast.on(person, programme, shift.day)
        now = self._crew.forecast.on(person, programme, self._today)
        outcome = outcome_of(then, now)
        shown = now if outcome == Outcome.WILL_EXPIRE else then
        exemption = shown.exemption if shown else None
        until = exemption.until if exemption else shown.until if shown else None
        is_exempt = exemption is not None and outcome.may_deal
        stand_ins = () if outcome.may_deal else self._stand_ins(shift, programme)
        issuer = shown.issuer if shown and not is_exempt else ""
        return Row(shift, outcome, known, programme, title, until, is_exempt, stand_ins, issuer)

    def _away(self, shift: Shift, person: int, programme: str | None) -> Row:
        """Return the row of somebody who does not work here on the day; `until` is the last day before it."""
        presence, stand_ins = self._crew.presence, self._stand_ins(shift, programme)
        is_to_come = presence.next_day(person, shift.day) and not presence.has_left(person, shift.day)
        outcome = Outcome.TO_COME if is_to_come else Outcome.LEFT
        last = presence.last_day(person, self._today) if outcome == Outcome.LEFT else None
        known, title = self._crew.people[person], self._title(programme)
        return Row(shift, outcome, known, programme or "", title, last, stand_ins=stand_ins)

    def _title(self, programme: str | None) -> Promise | str:
        return self._places.titles[programme] if programme else ""

    def _stand_ins(self, shift: Shift, programme: str | None) -> list[StandIn]:
        """Return the first who may deal there then and are on no shift at that time, those with the fewest shifts in
        the week first."""
        found: list[StandIn] = []
        for person in self._able_on(programme, shift.day) if programme else ():
            if self._is_free(person, shift):
                found.append(StandIn(self._crew.people[person], self._weeks[person, _monday(shift.day)]))
            if len(found) == MOST_STAND_INS:
                break
        return found

    def _able_on(self, programme: str, day: date) -> list[int]:
        """Return who may deal on a day, those with the fewest shifts in its week first, then by name."""
        if (programme, day) not in self._able:
            forecast, week = self._crew.forecast, _monday(day)
            able = [key for key in self._crew.on(day) if (one := forecast.on(key, programme, day)) and one.may_deal]
            self._able[programme, day] = sorted(able, key=lambda key: self._weeks[key, week])
        return self._able[programme, day]

    def _is_free(self, person: int, shift: Shift) -> bool:
        days = (shift.day + timedelta(days=more) for more in (-1, 0, 1))
        return not any(other.meets(shift) for day in days for other in self._busy.get((person, day), ()))


def _monday(day: date) -> date:
    return day - timedelta(days=day.weekday())
