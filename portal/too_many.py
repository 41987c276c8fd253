"""The refusal of a limited page: it says how long to wait, to people and to programs."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render


def too_many(request: HttpRequest, wait: int, template: str = "429.html") -> HttpResponse:
    """Show a page that asks to wait for `wait` seconds; HTMX gets the sentence alone, for the messages of its page."""
    htmx = getattr(request, "htmx", False)  # what programs call may do without the middleware
    refusal = render(request, "429.html#sentence" if htmx else template, {"wait": wait}, status=429)
    refusal["Retry-After"] = str(wait)
    refusal["Cache-Control"] = "no-store"
    if htmx:
        refusal["HX-Retarget"] = "#messages"
        refusal["HX-Reswap"] = "innerHTML"
    return refusal
