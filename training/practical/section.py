"""The section of the training home with the practical tests that somebody has taken."""

from django.http import HttpRequest
from django.template.loader import render_to_string
from django.utils.safestring import SafeString

from training.practical.selectors import own_tests
from training.staff.models import User

LATEST = 3


def practical_section(request: HttpRequest) -> SafeString:
    """Return the reader's latest practical tests; nothing where there are none."""
    if not isinstance(request.user, User):
        raise TypeError("this section needs somebody signed in")
    tests = own_tests(request.user)[:LATEST]
    return render_to_string("practical/_section.html", {"tests": tests}, request) if tests else SafeString()
