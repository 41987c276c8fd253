"""What things to do are called in a house, with its own courses and exams."""

from collections.abc import Iterable

from django.urls import reverse

from training.exams.arranging import Exams
from training.house_courses.models import HouseCourse
from training.staff.making import standings
from training.staff.models import House
from training.steps.things import Thing, thing
from training.steps.what import Kind, Wanted, What


class Things:
    """The names of things by what they are. Those of the house's own courses are read when one is asked for."""

    def __init__(self, house: House) -> None:
        self._house, self.exams = house, Exams(house)
        self._courses: dict[str, Thing] | None = None

    def of(self, one: Wanted) -> Thing:
        """Return what is to be done."""
        if one.kind != Kind.COURSE:
            return thing(one, self.exams)
        if self._courses is None:
            found = standings(HouseCourse.objects.filter(house=self._house))
            self._courses = {
                each.thing.slug: Thing(each.contents.title, "", reverse("house_courses:course", args=[each.thing.pk]))
                for each in found
            }
        return self._courses.get(one.name, Thing(one.name, "", ""))

    def offered(self, wanted: Iterable[What]) -> set[What]:
        """Return which of some things the people of the house can do now."""
        return {one for one in wanted if self.of(one).link}


def open_courses(house: House) -> list[tuple[str, str]]:
    """Return the courses of a house that its people may begin now, for a list of choices."""
    found = standings(HouseCourse.objects.filter(house=house))
    return [(each.thing.slug, each.contents.title) for each in found if each.offered]
