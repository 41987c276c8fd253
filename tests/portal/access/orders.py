"""What HR assigns to people."""

from django.utils import timezone

from training.classes.models import Assignment
from training.hr.assigning.services import Order, assign, foresee
from training.staff.days import today
from training.staff.models import User
from training.steps.what import Kind, What


def an_order(officer: User, person: User) -> Assignment:
    """A course that HR has assigned to somebody."""
    order, now = Order("Refresher", What(Kind.READING, "blackjack"), (today(), today()), "once"), timezone.now()
    return assign(officer, [person], order, foresee(officer, [person], order, now).digest, now)
