"""Where people begin after signing in."""

from django.urls import reverse

from training.staff.days import today
from training.staff.groups import houses_of_officer
from training.staff.models import User


def landing(user: User) -> str:
    """Return the address of the page on which somebody works: staff records, trainees, administration, or training."""
    if user.is_hr:
        return reverse("hr:home")
    if user.is_instructor:
        return reverse("trainees:home")
    if houses_of_officer(user, today()).exists():
        return reverse("hr:home")
    if user.is_administrator:
        return reverse("admin:index")
    return reverse("courses:home")
