"""Moving somebody to another house: the own house offers, the other one accepts. Until then nothing changes.

What the person earned stays with the house that issued it; their history goes with them.
"""

from datetime import date, datetime

from django.db import transaction

from games.web.kit.days import house_day
from training.staff import audit, history
from training.staff.audit import Action
from training.staff.days import today
from training.staff.entering import named
from training.staff.models import House, Transfer, TransferEnd, User
from training.staff.people import admitted, admitted_day, needed
from training.staff.problems import PersonRefused
from training.staff.waiting import take_effect


@transaction.atomic
def offer(author: User, person: User, to_house: House, reason: str, now: datetime) -> Transfer:
    """Offer a person of the author's house to another one. Raise PersonRefused.

    The same offer again is the one that waits.
    """
    person, reason = admitted(author, person), needed(reason)
    waiting = Transfer.objects.filter(person=person, end=None).first()
    if waiting and (waiting.to_house, waiting.reason) == (to_house, reason):
        return waiting
    if waiting:
        raise PersonRefused("offered")
    if to_house == person.house:
        raise PersonRefused("same-house")
    if not person.is_active:
        raise PersonRefused("closed")
    if person.changes_on:
        raise PersonRefused("waiting")
    audit.note(author, Action.TRANSFER_OFFERED, named(person), house=to_house.name, reason=reason)
    number = TransferEnd.objects.filter(transfer__person=person).count() + 1
    who = {"person": person, "from_house": person.house, "to_house": to_house}
    return Transfer.objects.create(**who, number=number, at=now, author=author, reason=reason)


@transaction.atomic
def accept(author: User, transfer: Transfer, role: str, now: datetime, first_day: date | None = None) -> User:
    """Take an offered person into the author's house, in a role there, from a day on: from today if none is given, and
    on the day itself where it is to come. Raise PersonRefused (not-hr, ended, and as `admitted_day`)."""
    person = _waiting(author, transfer, transfer.to_house_id)
    first_day = admitted_day(person, first_day, now)
    TransferEnd.objects.create(transfer=transfer, kind=TransferEnd.Kind.ACCEPTED, at=now, author=author)
    details = {"house": transfer.from_house.name, "role": role, "first_day": first_day.isoformat()}
    audit.note(author, Action.TRANSFER_ACCEPTED, named(person), **details)
    if first_day > house_day(now):
        history.wait(person, first_day, now, author, transfer.reason, house=author.house, role=role)
        return person
    person.house, person.role = author.house, role
    person.save(update_fields=["house", "role"])
    history.keep(person, now, author, transfer.reason, first_day)
    return person


@transaction.atomic
def decline(author: User, transfer: Transfer, now: datetime) -> None:
    """Leave an offered person where they are. Raise PersonRefused (not-hr, ended)."""
    person = _waiting(author, transfer, transfer.to_house_id)
    TransferEnd.objects.create(transfer=transfer, kind=TransferEnd.Kind.DECLINED, at=now, author=author)
    audit.note(author, Action.TRANSFER_DECLINED, named(person), house=transfer.from_house.name)


@transaction.atomic
def withdraw(author: User, transfer: Transfer, now: datetime) -> None:
    """Take back an offer of the author's house. Raise PersonRefused (not-hr, ended)."""
    person = _waiting(author, transfer, transfer.from_house_id)
    TransferEnd.objects.create(transfer=transfer, kind=TransferEnd.Kind.WITHDRAWN, at=now, author=author)
    audit.note(author, Action.TRANSFER_WITHDRAWN, named(person), house=transfer.to_house.name)


def _waiting(author: User, transfer: Transfer, house_id: int) -> User:
    """Return the person of a transfer that waits, locked, for an officer of the house whose turn it is."""
    person = User.objects.select_for_update().get(pk=transfer.person_id)
    take_effect(person, today())
    if not author.is_hr or author.house_id != house_id:
        raise PersonRefused("not-hr")
    if TransferEnd.objects.filter(transfer=transfer).exists() or person.house_id != transfer.from_house_id:
        raise PersonRefused("ended")
    if person.is_administrator:
        raise PersonRefused("administrator")
    return person
