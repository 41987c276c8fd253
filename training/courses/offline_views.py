"""What a browser keeps for the time without a connection: the page that lists it, and who may send answers."""

from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.middleware.csrf import get_token
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe


@never_cache
@login_required
@require_safe
def offline(request: HttpRequest) -> HttpResponse:
    """Show what this browser keeps and what waits to be sent, which only its script knows. The service worker shows a
    copy of this page in place of every page that needs a connection."""
    return render(request, "courses/offline.html")


@never_cache
@require_safe
def line(request: HttpRequest) -> JsonResponse:
    """Say that the site answers, as whom it knows the reader (None: signed out), and the token for forms."""
    return JsonResponse({"person": request.user.pk, "token": get_token(request)})
