"""What exams, practical tests and hours at the tables show of people at work."""

from datetime import datetime

from games.web.kit.days import house_day
from training.hours.models import TableHours
from training.practical.models import PracticalTest
from training.quiz.models import Attempt
from training.staff.models import House, User


def seen_since(person: User, house: House, moment: datetime) -> bool:
    """Return whether somebody sat an exam of a house, dealt or assessed a practical test there, or worked hours at its
    tables, from a moment on."""
    tests = PracticalTest.objects.filter(house=house, ended_at__gte=moment)
    hours = TableHours.objects.filter(house=house, day__gte=house_day(moment), hours__gt=0, correction=None)
    return (
        Attempt.objects.filter(user=person, house=house, started_at__gte=moment).exists()
        or tests.filter(candidate=person).exists()
        or tests.filter(assessor=person).exists()
        or hours.filter(person=person).exists()
    )
