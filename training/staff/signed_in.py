"""Requests as the views of the staff read them."""

from django.http import HttpRequest, QueryDict
from django_htmx.middleware import HtmxDetails

from training.staff.models import User


class SignedIn(HttpRequest):
    """The request of a view behind `login_required`: for the type checker."""

    user: User
    htmx: HtmxDetails


def posted(request: HttpRequest) -> QueryDict | None:
    """Return what a form was sent; None where its page is only asked for."""
    return request.POST if request.method == "POST" else None
