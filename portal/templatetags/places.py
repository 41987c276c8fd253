"""Where the reader is, in each language of the site, and the parts of a page that are the same on all of them."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from babel import Locale
from django import template
from django.conf import settings
from django.http import HttpRequest
from django.template import Context
from django.template.loader import render_to_string
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language, get_language_info, to_locale

from portal.staff_language import LANGUAGE_PARAMETER, languages_of

register = template.Library()
_FONTS = {"Hans": "css/fonts-hans.css"}  # of scripts whose fonts are many files
_HERE = "{here}"  # stands in a rendered part for what follows the language in the address


@dataclass(frozen=True)
class LanguageLink:
    code: str
    name: str
    """What the language calls itself. The style sheet writes its first letter as a capital."""
    url: str
    current: bool
    names: str
    """By what it is found: its name in itself, in English and in the reader's language, and its code."""

    @property
    def short(self) -> str:
        """For a narrow head: IT, FR, ZH."""
        return self.code.partition("-")[0].upper()


@register.simple_tag
def part(name: str, **shows: Any) -> SafeString:
    """Return a part of the page that depends on the language and on what it `shows` alone, which is yes, no or one of a
    few words: it is rendered once."""
    return _part(name, get_language() or "en", tuple(shows.items()))


@lru_cache(maxsize=1024)  # some 2 KB each: the parts of a head and a foot, for each language and area of the site
def _part(name: str, _language: str, shows: tuple[tuple[str, Any], ...]) -> SafeString:
    return render_to_string(name, dict(shows))


@register.simple_tag(takes_context=True)
def language_menu(context: Context, menu: str = "site-menu", *, whole: bool = False) -> SafeString:
    """Return the choice of the language for any head: `menu` names the menus of which one is open at a time; `whole`
    shows the name of the language, however narrow the head is."""
    shows = (("languages", _links(get_language() or "en", _codes())), ("menu", menu), ("whole", whole))
    return _here("portal/_languages.html", shows, context["request"])


@register.simple_tag(takes_context=True)
def alternates(context: Context) -> SafeString:
    """Return links to this page in every language in which it exists, and to where the browser's language decides, for
    search engines."""
    request = context["request"]
    links = _links(get_language() or "en", tuple(languages_of(request)))
    shows = (("languages", links), ("default", f"/{_HERE}"), ("site", request.build_absolute_uri("/")[:-1]))
    return _here("portal/_alternates.html", shows, request)


@register.simple_tag
def fonts_of_script(language: str = "") -> str:
    """Return the style sheet with the fonts of a language's script, of the reader's unless one is named; empty where
    the fonts of all pages have it."""
    return _FONTS.get(Locale.parse(to_locale(language or get_language() or "en")).script or "", "")


@register.inclusion_tag("portal/_staff_language.html", takes_context=True)
def staff_language_note(context: Context) -> dict[str, Any]:
    """Say to a reader who asked for this page in a language in which it does not exist that it is shown in another."""
    request = context["request"]
    wanted = request.GET.get(LANGUAGE_PARAMETER)
    missing = wanted in _codes() and wanted not in languages_of(request)
    return {"wanted": get_language_info(wanted) if missing else None, "shown": get_language()}


def _here(name: str, shows: tuple[tuple[str, Any], ...], request: HttpRequest) -> SafeString:
    """Return a part that has the address of the page in it, once for each language."""
    rendered = _part(name, get_language() or "en", shows)
    return mark_safe(rendered.replace(_HERE, escape(_after_language(request))))


def _codes() -> tuple[str, ...]:
    return tuple(code for code, _name in settings.LANGUAGES)


@lru_cache(maxsize=64)
def _links(language: str, codes: tuple[str, ...]) -> tuple[LanguageLink, ...]:
    return tuple(_link(code, code == language) for code in codes)


def _link(code: str, current: bool) -> LanguageLink:
    info = get_language_info(code)
    names = dict.fromkeys((info["name_local"], info["name"], str(info["name_translated"]), code))
    return LanguageLink(code, info["name_local"], f"/{code}/{_HERE}", current, "|".join(names))


def _after_language(request: HttpRequest) -> str:
    """Return what follows the language in an address, query and all. Every page has the same in all languages; an
    address without a language, or of no page, leads to the home page."""
    _empty, code, here = f"{request.get_full_path()}/".split("/", 2)
    return here[:-1] if request.resolver_match and code in _codes() else ""
