from django.http import HttpRequest
from django_htmx.middleware import HtmxDetails

from training.staff.models import User


class SignedIn(HttpRequest):
    """The request of a view behind `login_required`: for the type checker."""

    user: User
    htmx: HtmxDetails
