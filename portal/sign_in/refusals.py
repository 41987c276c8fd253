"""What allauth's limited pages answer when their limit is used up."""

from django.http import HttpRequest, HttpResponse

from portal.sign_in.limits import seconds_left
from portal.too_many import too_many

SIGN_IN = "account/login_429.html"
_ACTIONS = {
    "account_login": "login",
    "account_change_password": "change_password",
    "account_reset_password": "reset_password",
    "account_reset_password_from_key": "reset_password_from_key",
}


def limit_used_up(request: HttpRequest) -> HttpResponse:
    """allauth calls it by the name `handler429` of the site's addresses."""
    page = str(request.resolver_match and request.resolver_match.url_name)
    recipient = request.POST.get("email", "").strip().lower()  # as allauth counts letters of new passwords
    wait = seconds_left(request, _ACTIONS[page], recipient)
    return too_many(request, wait, SIGN_IN if page == "account_login" else "429.html")
