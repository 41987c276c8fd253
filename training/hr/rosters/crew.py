"""Whom somebody may roster: HR and group officers the people of a house, a manager the own team. Every caller asks here
first."""

from collections import defaultdict
from dataclasses import dataclass, field
from datetime import date

from django.db.models import Q, QuerySet

from training.hr.competence.forecast import Forecast
from training.hr.models import Posting
from training.hr.reading import house_read
from training.hr.rosters.heads import plain
from training.staff.models import House, User


@dataclass
class Crew:
    """The people, what they may deal from `today` on, and the manager to whose team the view is limited, if any."""

    house: House
    people: dict[int, User]
    forecast: Forecast
    manager: int | None
    _called: dict[str, set[int]] = field(default_factory=lambda: defaultdict(set))

    def __post_init__(self) -> None:
        for person in self.people.values():
            for name in (person.username, person.email, person.full_name, f"{person.last_name} {person.first_name}"):
                if name.strip():
                    self._called[plain(name)].add(person.pk)

    def on(self, day: date) -> list[int]:
        """Return who is in it on a day."""
        return [key for key in self.people if self._includes(key, day)]

    def find(self, name: str, day: date) -> list[int]:
        """Return who is called so on a day: by user name, e-mail address or full name."""
        return [key for key in self._called.get(plain(name), ()) if self._includes(key, day)]

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
    return _crew(house, User.objects.filter(house=house, is_active=True), today)


def _team(viewer: User, today: date) -> Crew | None:
    """Return the team that somebody leads on a day or later, if any."""
    if viewer.house is None:
        return None
    led = Posting.objects.filter(house=viewer.house, manager=viewer).values("person")
    people = User.objects.filter(Q(pk__in=led), house=viewer.house, is_active=True)
    crew = _crew(viewer.house, people, today, viewer.pk)
    return crew if any(crew.forecast.is_led(key, viewer.pk, today) for key in crew.people) else None


def _crew(house: House, people: QuerySet[User], today: date, manager: int | None = None) -> Crew:
    found = {person.pk: person for person in people.order_by("last_name", "first_name", "pk")}
    return Crew(house, found, Forecast(house, list(found.values()), today), manager)
