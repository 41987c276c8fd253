"""The pages of the staff exist in fewer languages: other readers get the nearest one, and are told so in their own."""

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponseBase
from django.shortcuts import redirect
from django.utils.translation import get_language_from_path, get_supported_language_variant
from django.utils.translation.trans_real import parse_accept_lang_header

LANGUAGE_PARAMETER = "language"  # in the address of a page of the staff: the language in which somebody asked for it
_ADDRESSES = ("training/", "me/", "hr/", "admin/", "translations/")


class StaffLanguageMiddleware:
    """Send a reader of a page that does not exist in their language to the same page in one that they read."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        language = get_language_from_path(request.path_info)
        if not language or language in languages_of(request):
            return self.get_response(request)
        query = request.GET.copy()
        query[LANGUAGE_PARAMETER] = language
        path = request.path_info.removeprefix(f"/{language}/")
        return redirect(f"/{_nearest(request)}/{path}?{query.urlencode()}", preserve_request=True)


def languages_of(request: HttpRequest) -> list[str]:
    """Return the languages in which the page that is asked for exists."""
    return languages_at(request.path_info)


def languages_at(address: str) -> list[str]:
    """Return the languages in which the page at an address with a language exists."""
    _empty, _language, *path = address.split("/", 2)
    for_staff = bool(path) and path[0].startswith(_ADDRESSES)
    return settings.STAFF_LANGUAGES if for_staff else [code for code, _name in settings.LANGUAGES]


def _nearest(request: HttpRequest) -> str:
    """Return the first of the languages that the browser asks for in which the pages of the staff exist, or English."""
    for code, _weight in parse_accept_lang_header(request.headers.get("Accept-Language", "")):
        try:
            language = get_supported_language_variant(code)
        except LookupError:
            continue
        if language in settings.STAFF_LANGUAGES:
            return language
    return settings.LANGUAGE_CODE
