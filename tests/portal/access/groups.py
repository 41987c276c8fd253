"""What is there of groups: an office that has ended, and what a house recognises."""

from datetime import timedelta

from django.utils import timezone

from training.certification.models import Recognition
from training.hr.recognition.services import Asked, recognise
from training.staff.models import GroupOffice, GroupOfficeEnd, House, HouseGroup, User


def a_past_office(author: User) -> None:
    """End an office on the day on which it began."""
    now = timezone.now()
    given = {"reason": "A test.", "at": now, "author": author}
    office = GroupOffice.objects.create(group=HouseGroup.objects.get(), person=author, first_day=now.date(), **given)
    GroupOfficeEnd.objects.create(office=office, **given)


def a_recognition(author: User) -> Recognition:
    """Have a house recognise the other one from tomorrow on."""
    now = timezone.now()
    (issuer,) = House.objects.exclude(pk=author.house_id)
    return recognise(author, Asked(issuer, [], now.date() + timedelta(days=1)), "One company.", now)
