"""Who has passed the theory of a game and still needs the practical test, on the list of practical tests."""

from django.http import HttpRequest
from django.template.loader import render_to_string
from django.utils.safestring import SafeString

from training.certification.practice import theory_alone
from training.drills.registry import PROGRAMMES
from training.staff.days import today
from training.staff.models import User
from training.staff.teaching import taught_house

MOST = 50  # certificates that are listed, those that have waited longest


def theory_section(request: HttpRequest) -> SafeString:
    """Return the certificates of the instructor's house that prove theory alone; nothing where there are none."""
    if not isinstance(request.user, User):
        raise TypeError("this section needs somebody signed in")
    found = theory_alone(taught_house(request.user), today())
    listed = [(each, PROGRAMMES[each.programme].game) for each in found[: MOST + 1]]
    page = {"certificates": listed[:MOST], "more": found.count() - MOST if len(listed) > MOST else 0}
    return render_to_string("practical/_theory_alone.html", page, request) if listed else SafeString()
