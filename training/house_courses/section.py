"""The courses of the reader's house on the training home."""

from django.http import HttpRequest
from django.template.loader import render_to_string
from django.utils.safestring import SafeString

from training.house_courses.selectors import taken
from training.staff.models import User


def courses_section(request: HttpRequest) -> SafeString:
    """Return the courses that the reader takes or may begin; nothing where there are none."""
    if not isinstance(request.user, User):
        raise TypeError("this section needs somebody signed in")
    found = taken(request.user)
    return render_to_string("house_courses/_section.html", {"taken": found}, request) if found else SafeString()
