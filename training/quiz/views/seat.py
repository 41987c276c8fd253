"""The seat of a candidate: a signed cookie says on which device an exam in a room is sat."""

from uuid import UUID, uuid4

from django.conf import settings
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from training.quiz import selectors, services
from training.quiz.house import devices
from training.quiz.models import Attempt
from training.quiz.problems import AttemptRefused
from training.quiz.views.results import person

_SALT = "quiz.seat"
_DAY = 24 * 60 * 60  # seconds; no exam lasts longer


def new_token() -> str:
    """Return what tells a device from every other."""
    return uuid4().hex


def _cookie(attempt: Attempt) -> str:
    return f"seat-{attempt.uuid.hex}"


def keep(response: HttpResponse, attempt: Attempt, token: str) -> None:
    """Let this browser go on with an exam that is sat in a room."""
    response.set_signed_cookie(
        _cookie(attempt),
        token,
        salt=_SALT,
        max_age=_DAY,
        httponly=True,
        samesite="Lax",
        secure=settings.SESSION_COOKIE_SECURE,
    )


def is_here(request: HttpRequest, attempt: Attempt) -> bool:
    """Return whether this browser is the one on which the exam is sat."""
    token = request.get_signed_cookie(_cookie(attempt), default="", salt=_SALT, max_age=_DAY)
    return devices.is_held(attempt, token or "")


@never_cache
@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def device(request: HttpRequest, uuid: UUID) -> HttpResponse:
    """Say that the exam is sat on another device; a post moves it here, once an instructor has released it."""
    attempt = get_object_or_404(selectors.own_attempts(person(request)), uuid=uuid)
    if services.close_if_due(attempt, timezone.now()) or is_here(request, attempt):
        return redirect("quiz:attempt", uuid=uuid)
    if request.method == "POST":
        token = new_token()
        try:
            devices.move(attempt, token, timezone.now())
        except AttemptRefused as refused:
            messages.error(request, str(refused.message))
        else:
            messages.success(request, _("You continue the exam on this device."))
            response = redirect("quiz:attempt", uuid=uuid)
            keep(response, attempt, token)
            return response
    page = {"attempt": attempt, "released": devices.unused_release(attempt)}
    return render(request, "quiz/device.html", page)
