"""What allauth's pages of accounts and the admin's own leave open."""

from typing import cast

from allauth.account.views import password_change
from django.contrib.auth.decorators import login_required
from django.contrib.auth.views import redirect_to_login
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponseBase
from django.shortcuts import redirect
from django.urls import reverse
from django.views.decorators.cache import never_cache

from training.staff.models import User


@never_cache
@login_required
def change_password(request: HttpRequest) -> HttpResponseBase:
    """Ask for the current password and a new one. Somebody without one sets it by e-mail, as at the start."""
    if not cast(User, request.user).has_usable_password():
        return redirect("account_reset_password")
    return password_change(request)


def log_in_to_admin(request: HttpRequest, extra_context: object = None) -> HttpResponseBase:
    """Redirect to the log-in of the site. The admin's own would allow guessing passwords without limit."""
    if not request.user.is_authenticated:
        return redirect_to_login(request.GET.get("next") or reverse("admin:index"))
    if not request.user.is_staff:
        raise PermissionDenied
    return redirect("admin:index")


def change_password_in_admin(request: HttpRequest, extra_context: object = None) -> HttpResponseBase:
    """Lead to the page above, which is limited too."""
    return redirect("account_change_password")
