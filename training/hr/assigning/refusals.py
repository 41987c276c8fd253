"""Why something cannot be assigned to people. The number of queries does not depend on how many they are."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import date

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from games.web.kit.formats import day as said_day
from training.certification.programmes import programme_of_exam
from training.certification.selectors import bars_in
from training.classes.models import SchoolClass
from training.classes.selectors import members_of, trainees
from training.classes.work import assigned
from training.staff.models import House
from training.steps.what import Kind, What

_NO_TRAINEE = gettext_lazy("This can be assigned only to trainees who work in your house.")
_BARRED = gettext_lazy("A certificate of this programme is revoked or suspended, so the person cannot sit the exam.")


@dataclass(frozen=True)
class Known:
    """What is known of some people: who of them is a trainee of the house, until when they have something assigned that
    is not due yet, and for which exams they are barred; things by their kind and name."""

    trainees: frozenset[int]
    due: dict[tuple[int, str, str], date]
    barred: frozenset[tuple[int, str]]

    def until(self, person: int, what: What) -> date | None:
        """Return until when somebody has something assigned already; None where they have not."""
        return self.due.get((person, what.kind, what.name))

    def refusal(self, person: int, what: What) -> Promise | str:
        """Return why something cannot be assigned to somebody; empty where it can."""
        if person not in self.trainees:
            return _NO_TRAINEE
        if due := self.until(person, what):
            return _("This is already assigned to this person, until {day}.").format(day=said_day(due))
        return _BARRED if what.kind == Kind.EXAM and (person, what.name) in self.barred else ""


def known(house: House, people: Collection[int], wanted: Collection[What], day: date) -> Known:
    """Return what is known of people, named by their keys, about some things."""
    may = trainees(house).filter(pk__in=people).values_list("pk", flat=True)
    exams = {each.name for each in wanted if each.kind == Kind.EXAM}
    by_programme = {one.slug: exam for exam in exams if (one := programme_of_exam(exam))}
    bars = bars_in(house.pk).filter(programme__in=by_programme, holder__in=people) if by_programme else None
    barred = bars.values_list("holder", "programme") if bars is not None else []
    return Known(
        frozenset(may),
        _due(house, {(each.kind, each.name) for each in wanted}, day),
        frozenset((holder, by_programme[slug]) for holder, slug in barred),
    )


def _due(house: House, wanted: set[tuple[str, str]], day: date) -> dict[tuple[int, str, str], date]:
    """Return who has what of some things assigned that is not due yet, and until when."""
    going = list(SchoolClass.objects.filter(house=house, archived_at=None))
    members, found = members_of(going), {}
    for school_class, each in assigned(house, going).items():
        for one in each:
            kind, name = one.assignment.kind, one.assignment.name
            if (kind, name) in wanted and not one.assignment.lesson and one.terms.due_on >= day:
                for member in filter(one.concerns, members[school_class]):
                    found[member.person.pk, kind, name] = one.terms.due_on
    return found
