"""The pages that belong to no app: home, responsible play, theme, health."""

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, HttpResponseForbidden, JsonResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_GET, require_POST, require_safe
from django.views.decorators.vary import vary_on_cookie, vary_on_headers
from django.views.static import serve

from games.web.registry import GAMES
from games.web.venues.page import card
from games.web.venues.selectors import venues
from portal import health
from portal.context_processors import THEMES
from portal.help_lines import countries, home_country

A_YEAR = 365 * 24 * 3600


@require_safe
@vary_on_headers("Accept-Language")
@vary_on_cookie
def root(_request: HttpRequest) -> HttpResponse:
    """Redirect to the home page in the reader's language, which the locale middleware has found."""
    return redirect("home")


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    context = {
        "games": GAMES.values(),
        "emblem": next((game.emblem for game in GAMES.values() if game.emblem), None),
        "venues": [card(venue) for venue in venues()],
    }
    return render(request, "portal/home.html", context)


@require_safe
@vary_on_headers("Accept-Language")
def responsible_play(request: HttpRequest) -> HttpResponse:
    language = get_language() or settings.LANGUAGE_CODE
    home_code = home_country(language, request.headers.get("Accept-Language", ""))
    listed = countries(language)
    context = {
        "own": next((country for country in listed if country.code == home_code), None),
        "others": [country for country in listed if country.code != home_code],
    }
    return render(request, "portal/responsible_play.html", context)


@require_POST
@csrf_exempt  # a token would set a cookie on every page; browsers say which site a form comes from
def theme(request: HttpRequest) -> HttpResponse:
    """Keep the chosen theme for a year and go back to the page it was chosen on. Forms of other sites get 403."""
    if request.headers.get("Origin", "") not in ("", f"{request.scheme}://{request.get_host()}"):
        return HttpResponseForbidden()
    back = request.POST.get("next", "")
    if not url_has_allowed_host_and_scheme(back, allowed_hosts={request.get_host()}, require_https=request.is_secure()):
        back = reverse("home")
    response = redirect(back)
    chosen = request.POST.get("theme")
    if chosen in THEMES:
        response.set_cookie("theme", chosen, max_age=A_YEAR, secure=request.is_secure(), httponly=True, samesite="Lax")
    return response


@require_safe
def media(request: HttpRequest, path: str) -> HttpResponseBase:
    """Uploaded files, where there is no proxy in front to serve them."""
    try:
        return serve(request, path, document_root=str(settings.MEDIA_ROOT))
    except OSError:  # a name longer than the disk takes
        raise Http404 from None


@require_safe
@never_cache
def service_worker(request: HttpRequest) -> HttpResponse:
    """Send the script that answers without a connection: it answers only for addresses beneath its own."""
    return render(request, "portal/service-worker.js", content_type="text/javascript")


@require_GET
@never_cache
def healthz(request: HttpRequest) -> JsonResponse:
    """Answer probes: 503 when pages cannot be served, or with ?full when anything at all is out of order."""
    ok, state = health.full() if "full" in request.GET else health.brief()
    return JsonResponse(state, status=200 if ok else 503)
