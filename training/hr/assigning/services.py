"""What HR writes when it assigns something to many people: a class of them, and the assignment of that class."""

from collections.abc import Collection, Iterable
from dataclasses import asdict, dataclass
from datetime import date, datetime
from functools import cached_property

from django.db import transaction
from django.db.models import QuerySet
from django.utils.functional import Promise

from games.web.kit.days import house_day
from training.classes.assigning import changed, set_for_each
from training.classes.models import Assignment, Membership, SchoolClass, Terms
from training.hr.assigning.refusals import known
from training.hr.selectors import house_of
from training.staff import audit
from training.staff.audit import Action
from training.staff.foreseen import Changed, digest_of, taken_back
from training.staff.models import House, User
from training.steps.what import What


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


def set_up(officer: User, house: House, orders: Collection[tuple[Order, int]], now: datetime) -> dict[str, SchoolClass]:
    """Make the classes of orders, with what is assigned to each, and return them by the tokens. Nobody is in them yet;
    the audit says how many people each is for."""
    made = SchoolClass.objects.bulk_create(
        SchoolClass(house=house, name=order.name, starts_on=order.days[0], made_at=now) for order, _people in orders
    )
    given = [(each, order.what, order.days, order.token) for each, (order, _people) in zip(made, orders, strict=True)]
    set_for_each(given, officer, now)
    said = [(order.name, {"people": people, "until": order.days[1].isoformat()}) for order, people in orders]
    audit.note_each(officer, Action.WORK_ASSIGNED, said)
    return {token: school_class for school_class, _what, _days, token in given}


def join(officer: User, pairs: Iterable[tuple[SchoolClass, int]], now: datetime) -> list[Membership]:
    """Let people, named by their keys, join the classes of orders."""
    rows = [Membership(school_class=one, person_id=key, joins=True, at=now, author=officer) for one, key in pairs]
    return Membership.objects.bulk_create(rows)


@transaction.atomic
def withdraw(officer: User, pk: int, *, withdrawn: bool, now: datetime) -> None:
    """Withdraw what HR has assigned, or assign it again. Twice changes nothing. Raise Assignment.DoesNotExist."""
    _change(officer, [ordered(officer).get(pk=pk)], now, withdrawn=withdrawn)


@transaction.atomic
def withdraw_from(officer: User, classes: Collection[int], reason: str, now: datetime) -> None:
    """Withdraw what HR has assigned to classes, named by their keys. What is withdrawn already stays as it is."""
    _change(officer, ordered(officer).filter(school_class__in=classes), now, withdrawn=True, reason=reason)


def _change(officer: User, found: Iterable[Assignment], now: datetime, *, withdrawn: bool, **details: object) -> None:
    """Withdraw assignments of HR or assign them again, those that are not so already."""
    keys = {each.pk: each.school_class_id for each in found}
    list(SchoolClass.objects.select_for_update().filter(pk__in=set(keys.values())).order_by("pk").values_list("pk"))
    asked = Assignment.objects.filter(pk__in=keys).select_related("school_class").prefetch_related("terms")
    lasts = [(each, list(each.terms.all())[-1]) for each in asked.order_by("pk")]
    changing = [(each, last) for each, last in lasts if last.withdrawn != withdrawn]
    Terms.objects.bulk_create(changed(last, officer, now, withdrawn=withdrawn) for _each, last in changing)
    action = Action.WORK_WITHDRAWN if withdrawn else Action.WORK_ASSIGNED
    said = [(each.school_class.name, {"until": last.due_on.isoformat(), **details}) for each, last in changing]
    audit.note_each(officer, action, said)


def _turn_in(house: House) -> House:
    """Wait until nobody else assigns something in a house, to the end of the transaction."""
    return House.objects.select_for_update(no_key=True).get(pk=house.pk)


def _result(officer: User, house: House, people: Collection[User], order: Order, now: datetime) -> Result:
    facts = known(house, [person.pk for person in people], [order.what], house_day(now))
    result = Result(order, [(person, facts.refusal(person.pk, order.what)) for person in people])
    if result.done:
        (made,) = set_up(officer, house, [(order, len(result.done))], now).values()
        join(officer, [(made, person.pk) for person in result.done], now)
    return result
