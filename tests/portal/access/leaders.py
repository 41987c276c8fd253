"""Two who lead people and are trainees: one leads whose record is `own`, the other a colleague alone."""

from training.hr.competence.services import post
from training.staff.days import today
from training.staff.models import User

LED = {"manager": ("zen", "trainee"), "other-manager": ("zan", "giulia.ferro")}


def leaders(people: dict[str, User]) -> dict[str, User]:
    """Give each their team, by role."""
    found = {}
    for role, (username, led) in LED.items():
        found[role] = User.objects.create_user(username, password="pw", house=people["hr"].house)
        post(people["hr"], people[led], None, found[role], today())
    return found
