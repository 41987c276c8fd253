"""Whom somebody may roster: HR the people of the house, a manager the own team. Every caller asks here first."""

from collections import defaultdict
from dataclasses import dataclass, field
from datetime import date

from django.core.exceptions import PermissionDenied
from django.db.models import Q

from training.hr.competence.forecast import Forecast
from training.hr.models import Posting
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


def crew_of(viewer: User, today: date) -> Crew:
    """Return whom the viewer may roster from `today` on. Raise PermissionDenied for somebody who is neither HR of a
    house nor a manager, then or later."""
    house = viewer.house
    if house is None:
        raise PermissionDenied
    people = User.objects.filter(house=house, is_active=True)
    if not viewer.is_hr:
        people = people.filter(Q(pk__in=Posting.objects.filter(house=house, manager=viewer).values("person")))
    found = {person.pk: person for person in people.order_by("last_name", "first_name", "pk")}
    crew = Crew(house, found, Forecast(house, list(found.values()), today), None if viewer.is_hr else viewer.pk)
    if not viewer.is_hr and not any(crew.forecast.is_led(key, viewer.pk, today) for key in found):
        raise PermissionDenied
    return crew
