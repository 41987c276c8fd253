"""On which days people work in a house, as is known now: what `history.staff_on` says of one day, for every day."""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable
from datetime import date, timedelta

from games.web.kit.days import house_day
from training.staff.models import Employment, House, User

_Span = tuple[date, bool]  # from a day on somebody works in the house, or does not


class Presence:
    """The days at work of people, past and to come. One query."""

    def __init__(self, house: House, people: Iterable[User]) -> None:
        self._spans: dict[int, list[_Span]] = defaultdict(list)
        people = list(people)
        for row in Employment.objects.filter(person__in=people).order_by("pk"):
            spans = self._spans[row.person_id]
            while spans and spans[-1][0] >= row.first_day:
                spans.pop()  # a later row stands in its place
            spans.append((row.first_day, row.is_active and row.house_id == house.pk))
        for person in people:
            if person.changes_on is None:
                self._follow(person, person.is_active and person.house_id == house.pk)

    def _follow(self, person: User, is_here: bool) -> None:
        """Let the account say what holds after the last row, or from the day on which a program entered somebody."""
        spans = self._spans[person.pk]
        first = spans.pop()[0] if spans else house_day(person.date_joined)
        spans.append((first, is_here))

    def on(self, person: int, day: date) -> bool:
        """Return whether somebody works in the house on a day."""
        place = self._place(person, day)
        return place >= 0 and self._spans[person][place][1]

    def has_left(self, person: int, day: date) -> bool:
        """Return whether somebody who worked in the house does so no longer on a day."""
        place = self._place(person, day)
        return not self.on(person, day) and any(is_here for _first, is_here in self._spans[person][: place + 1])

    def last_day(self, person: int, day: date) -> date | None:
        """Return the last day of somebody who works in the house on a day, if it is known."""
        later = self._spans[person][self._place(person, day) + 1 :]
        return next((first - timedelta(days=1) for first, is_here in later if not is_here), None)

    def next_day(self, person: int, day: date) -> date | None:
        """Return the first day from a day on on which somebody works in the house, if there is one."""
        if self.on(person, day):
            return day
        later = self._spans[person][self._place(person, day) + 1 :]
        return next((first for first, is_here in later if is_here), None)

    def _place(self, person: int, day: date) -> int:
        return bisect_right(self._spans.get(person, []), day, key=lambda span: span[0]) - 1
