"""The section of the training home with the way to a shift."""

from django.http import HttpRequest
from django.template.loader import render_to_string
from django.utils.safestring import SafeString

from training.shifts import selectors
from training.staff.models import User


def shift_section(request: HttpRequest) -> SafeString:
    """Return the way to the shift under way, or to a new one."""
    if not isinstance(request.user, User):
        raise TypeError("this section needs somebody signed in")
    shift = selectors.open_shift(request.user)
    page = {"shift": shift, "title": selectors.table_title(shift) if shift else ""}
    return render_to_string("shifts/_section.html", page, request)
