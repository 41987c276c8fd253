"""The two houses as a group, called a demo, with an officer; and somebody who moved between them with a certificate."""

from datetime import timedelta

from django.utils import timezone

from training.certification.models import Recognition
from training.hr.recognition.services import Asked, recognise
from training.staff.days import today
from training.staff.models import GroupOffice, HouseGroup, User
from training.staff.transfers import accept, offer

NAME = "Demo: Casinò di Venezia"
MOVED = "marco.balbi"


def make_group(people: dict[str, User]) -> None:
    """Make the group and its officer where they are absent. Nobody is an officer by a page of a house."""
    made, _is_new = HouseGroup.objects.get_or_create(name=NAME)
    for house in {people[name].house for name in ("hr", "stranger")}:
        if house and house.group is None:
            house.group = made
            house.save(update_fields=["group"])
    officer = people["group"]
    if not officer.group_offices.exists():
        GroupOffice.objects.create(
            group=made, person=officer, first_day=today(), reason="Demo.", at=timezone.now(), author=officer
        )


def make_recognition(people: dict[str, User]) -> None:
    """Move somebody with a certificate to the sister house, which recognises it, once."""
    hr, stranger, person = people["hr"], people["stranger"], people[MOVED]
    if hr.house is None or stranger.house is None or Recognition.objects.filter(house=stranger.house).exists():
        return
    now = timezone.now()
    if person.house == hr.house:
        accept(stranger, offer(hr, person, stranger.house, "Demo: moves house.", now), "trainee", now)
    until = today() + timedelta(days=365)
    recognise(stranger, Asked(hr.house, ["french-roulette-croupier"], today(), until), "Demo: one company.", now)
