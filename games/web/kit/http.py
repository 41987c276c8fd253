"""The request that views of games get."""

from django.http import HttpRequest
from django_htmx.middleware import HtmxDetails


class HtmxRequest(HttpRequest):
    """A request that knows whether HTMX sends it."""

    htmx: HtmxDetails
