"""Whom somebody may roster: HR and group officers the people of a house, a manager the own team. Every caller asks here
first."""

from collections import defaultdict
from dataclasses import dataclass, field
from datetime import date

from django.db.models import F, Q, QuerySet

from training.hr.competence.forecast import Forecast
from training.hr.models import Posting
from training.hr.reading import house_read
from training.hr.rosters.heads import plain
from training.staff.models import Employment, House, User
from training.staff.presence import Presence


@dataclass
class Crew:
    """The people, past, present and to come, on which days they work here, what they may deal from `today` on, and the
    manager to whose team the view is limited, if any."""

    house: House
    people: dict[int, User]
    presence: Presence
    forecast: Forecast
    manager: int | None
    _called: dict[str, set[int]] = field(default_factory=lambda: defaultdict(set))

    def __post_init__(self) -> None:
        for person in self.people.values():
            for name in (person.username, person.email, person.full_name, f"{person.last_name} {person.first_name}"):
                if name.strip():
                    self._called[plain(name)].add(person.pk)

    def on(self, day: date) -> list[int]:
        """Return who is in it and works here on a day."""
        return [key for key in self.people if self.presence.on(key, day) and self._includes(key, day)]

    def from_day(self, day: date) -> list[tuple[int, date]]:
        """Return who is in it and works here on a day or later, each with the first day on which both are so, as far as
        it begins with a day at work."""
        first_days = ((key, self.presence.next_day(key, day)) for key in self.people)
        return [(key, first) for key, first in first_days if first and self._includes(key, first)]

    def find(self, name: str, day: date) -> list[int]:
        """Return who is called so on a day, by user name, e-mail address or full name: those who work here then, or
        else those who have left or are still to come."""
        found = [key for key in self._called.get(plain(name), ()) if self._includes(key, day)]
        return [key for key in found if self.presence.on(key, day)] or found

    def _includes(self, person: int, day: date) -> bool:
        if self.manager is None:
            return True
        posting = self.forecast.posting(person, day)
        return posting is not None and posting.manager_id == self.manager


def crew_of(viewer: User, today: date, asked: str = "") -> Crew:
    """Return whom the viewer may roster from `today` on: the people of the house that is asked for, the team of
    somebody who leads one, or else the people of the first house. Raise PermissionDenied for somebody who is neither HR
    of a house nor a group officer nor a manager, then or later."""
    team = None if asked or viewer.is_hr else _team(viewer, today)
    if team is not None:
        return team
    house = house_read(viewer, asked)
    coming = Employment.objects.filter(house=house, first_day__gt=today, person__changes_on=F("first_day"))
    return _crew(house, User.objects.filter(Q(house=house) | Q(pk__in=coming.values("person"))), today)


def _team(viewer: User, today: date) -> Crew | None:
    """Return the team that somebody leads on a day or later, if any."""
    if viewer.house is None:
        return None
    led = Posting.objects.filter(house=viewer.house, manager=viewer).values("person")
    people = User.objects.filter(Q(pk__in=led), house=viewer.house)
    crew = _crew(viewer.house, people, today, viewer.pk)
    is_here = crew.presence.next_day
    led_ahead = (key for key in crew.people if is_here(key, today) and crew.forecast.is_led(key, viewer.pk, today))
    return crew if any(True for _key in led_ahead) else None


def _crew(house: House, people: QuerySet[User], today: date, manager: int | None = None) -> Crew:
    found = {person.pk: person for person in people.order_by("last_name", "first_name", "pk")}
    presence = Presence(house, found.values())
    ahead = [person for key, person in found.items() if presence.next_day(key, today)]
    return Crew(house, found, presence, Forecast(house, ahead, today), manager)
