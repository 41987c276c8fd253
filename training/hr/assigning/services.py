"""What HR writes when it assigns something to many people: a class of them, and the assignment of that class."""

from collections.abc import Collection
from dataclasses import asdict, dataclass
from datetime import date, datetime
from functools import cached_property

from django.db import transaction
from django.db.models import QuerySet
from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from games.web.kit.days import house_day
from games.web.kit.formats import day as said_day
from training.certification.programmes import programme_of_exam
from training.certification.selectors import bars_in
from training.classes.assigning import set_for, with_changes
from training.classes.models import Assignment, Membership, SchoolClass, Terms
from training.classes.selectors import members_of, trainees
from training.classes.work import assigned
from training.hr.foreseen import Changed, digest_of, taken_back
from training.hr.selectors import house_of
from training.staff import audit
from training.staff.audit import Action
from training.staff.models import House, User
from training.steps.what import Kind, What

_NO_TRAINEE = gettext_lazy("This can be assigned only to trainees who work in your house.")
_BARRED = gettext_lazy("A certificate of this programme is revoked or suspended, so the person cannot sit the exam.")


@dataclass(frozen=True)
class Order:
    """What is assigned, by which days, and how the class is called. The same `token` again is the same order."""

    name: str
    what: What
    days: tuple[date, date]
    token: str


@dataclass(frozen=True)
class Result:
    """What comes of an order for each person: an empty `refusal` where it is assigned."""

    order: Order
    lines: list[tuple[User, Promise | str]]

    @property
    def done(self) -> list[User]:
        return [person for person, refusal in self.lines if not refusal]

    @property
    def refused(self) -> int:
        return len(self.lines) - len(self.done)

    @cached_property
    def digest(self) -> str:
        """Say the same for two results that assign the same to the same people."""
        said = [asdict(self.order), [[person.pk, not refusal] for person, refusal in self.lines]]
        return digest_of(said)


def ordered(viewer: User) -> QuerySet[Assignment]:
    """Return what HR of the house has assigned, the latest first: classes of instructors have one. Raise
    PermissionDenied."""
    own = Assignment.objects.filter(school_class__house=house_of(viewer), school_class__instructors=None)
    return own.filter(school_class__archived_at=None).select_related("school_class").order_by("-pk")


def foresee(officer: User, people: Collection[User], order: Order, now: datetime) -> Result:
    """Return what an order would do: it is done, and taken back."""
    return taken_back(lambda: _result(officer, _turn_in(house_of(officer)), people, order, now))


def assign(officer: User, people: Collection[User], order: Order, seen: str, now: datetime) -> Assignment:
    """Assign something to all people for whom that is not refused, as the officer has seen. Raise Changed."""
    with transaction.atomic():
        house = _turn_in(house_of(officer))
        if kept := ordered(officer).filter(token=order.token).first():
            return kept
        result = _result(officer, house, people, order, now)
        if result.digest != seen or not result.done:
            raise Changed(result)
        return ordered(officer).get(token=order.token)


@transaction.atomic
def withdraw(officer: User, pk: int, *, withdrawn: bool, now: datetime) -> Terms:
    """Withdraw what HR has assigned, or assign it again. Twice changes nothing. Raise Assignment.DoesNotExist."""
    found = ordered(officer).get(pk=pk)
    SchoolClass.objects.select_for_update().get(pk=found.school_class_id)
    last: Terms = found.terms.order_by("pk").reverse()[0]
    if last.withdrawn == withdrawn:
        return last
    action = Action.WORK_WITHDRAWN if withdrawn else Action.WORK_ASSIGNED
    audit.note(officer, action, found.school_class.name, until=last.due_on.isoformat())
    return with_changes(last, officer, now, withdrawn=withdrawn)


def _turn_in(house: House) -> House:
    """Wait until nobody else assigns something in a house, to the end of the transaction."""
    return House.objects.select_for_update(no_key=True).get(pk=house.pk)


def _result(officer: User, house: House, people: Collection[User], order: Order, now: datetime) -> Result:
    refusals = _refusals(house, people, order.what, house_day(now))
    result = Result(order, [(person, refusals.get(person.pk, "")) for person in people])
    if result.done:
        made = SchoolClass.objects.create(house=house, name=order.name, starts_on=order.days[0], made_at=now)
        joins = {"school_class": made, "joins": True, "at": now, "author": officer}
        Membership.objects.bulk_create([Membership(person=person, **joins) for person in result.done])
        set_for(made, order.what, (), order.days, order.token, officer, now)
        until = order.days[1].isoformat()
        audit.note(officer, Action.WORK_ASSIGNED, order.name, people=len(result.done), until=until)
    return result


def _refusals(house: House, people: Collection[User], what: What, day: date) -> dict[int, Promise | str]:
    """Return why something cannot be assigned to people, by their ids. The number of queries does not depend on
    them."""
    keys = [person.pk for person in people]
    may = set(trainees(house).filter(pk__in=keys).values_list("pk", flat=True))
    found: dict[int, Promise | str] = {key: _NO_TRAINEE for key in keys if key not in may}
    for key, due in _has(house, what, day).items():
        found.setdefault(key, _("This is already assigned to this person, until {day}.").format(day=said_day(due)))
    programme = programme_of_exam(what.name) if what.kind == Kind.EXAM else None
    if programme:
        barred = bars_in(house.pk).filter(programme=programme.slug, holder__in=keys)
        for key in barred.values_list("holder", flat=True):
            found.setdefault(key, _BARRED)
    return found


def _has(house: House, what: What, day: date) -> dict[int, date]:
    """Return who has something assigned that is not due yet, and until when, by the ids of the people."""
    going = list(SchoolClass.objects.filter(house=house, archived_at=None))
    members, found = members_of(going), {}
    for school_class, each in assigned(house, going).items():
        for one in each:
            same = (one.assignment.kind, one.assignment.name, one.assignment.lesson) == (what.kind, what.name, "")
            if same and one.terms.due_on >= day:
                for member in filter(one.concerns, members[school_class]):
                    found[member.person.pk] = one.terms.due_on
    return found
