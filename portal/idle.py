"""People who see or change what belongs to others are signed out when they leave the screen alone.

Trainees are not: during an exam they may think as long as they like.
"""

from collections.abc import Callable

from django.conf import settings
from django.contrib import messages
from django.contrib.auth import logout
from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils import timezone
from django.utils.http import urlencode
from django.utils.translation import ngettext
from django_htmx.http import HttpResponseClientRedirect
from django_htmx.middleware import HtmxDetails

from games.web.kit.formats import number
from training.staff.models import Role, User

IDLE_MINUTES = 30
_SEEN_AT = "seen_at"
_STEP = 60  # seconds between two notes of when somebody was last seen


class IdleMiddleware:
    """Sign out a person who asks for a page after too long a pause, and answer as for somebody not signed in."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        # Without the cookie nobody is signed in, and what is the same for everybody can be kept by caches.
        if settings.SESSION_COOKIE_NAME in request.COOKIES and _must_be_present(request.user):
            now = timezone.now().timestamp()
            idle = now - request.session.get(_SEEN_AT, now)
            if idle > IDLE_MINUTES * 60:
                return self._signed_out(request)
            if idle >= _STEP or _SEEN_AT not in request.session:
                request.session[_SEEN_AT] = now
        return self.get_response(request)

    def _signed_out(self, request: HttpRequest) -> HttpResponse:
        logout(request)
        sentence = ngettext(
            "You were signed out after {minutes} minute without activity.",
            "You were signed out after {minutes} minutes without activity.",
            IDLE_MINUTES,
        )
        messages.info(request, sentence.format(minutes=number(IDLE_MINUTES)))
        htmx: HtmxDetails = request.htmx  # type: ignore[attr-defined]  # set by its middleware
        if htmx:  # a part of a page has no room for a log-in, so the whole page goes there
            back = urlencode({"next": _page(htmx) or reverse("courses:home")})
            return HttpResponseClientRedirect(f"{reverse('account_login')}?{back}")
        return self.get_response(request)


def _page(htmx: HtmxDetails) -> str | None:
    """Return the page of which HTMX asks for a part; None where the address that it sends is not a valid one."""
    try:
        return htmx.current_url_abs_path
    except ValueError:
        return None


def _must_be_present(user: User | AnonymousUser) -> bool:
    return isinstance(user, User) and (user.role != Role.TRAINEE or user.is_staff or user.is_superuser)
