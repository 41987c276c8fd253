"""What allauth's pages of accounts leave open."""

from allauth.account.views import password_change
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponseBase
from django.shortcuts import redirect
from django.views.decorators.cache import never_cache


@never_cache
@login_required
def change_password(request: HttpRequest) -> HttpResponseBase:
    """Ask for the current password and a new one; who has none yet sets one by letter, as at the start."""
    if not request.user.has_usable_password():
        return redirect("account_reset_password")
    return password_change(request)
