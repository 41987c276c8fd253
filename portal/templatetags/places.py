"""Where the reader is, in each language of the site."""

from dataclasses import dataclass

from django import template
from django.conf import settings
from django.template import Context
from django.urls import translate_url
from django.utils.translation import get_language, get_language_info

register = template.Library()


@dataclass(frozen=True)
class LanguageLink:
    code: str
    name: str
    """What the language calls itself. The style sheet writes its first letter as a capital."""
    url: str
    absolute: str
    current: bool

    @property
    def short(self) -> str:
        """For a narrow head: IT, FR, ZH."""
        return self.code.partition("-")[0].upper()


@register.simple_tag(takes_context=True)
def language_links(context: Context) -> list[LanguageLink]:
    """This page in every language, query and all; an address without a language leads to the home page."""
    request = context["request"]
    here = request.get_full_path()
    links = []
    for code, _name in settings.LANGUAGES:
        url = translate_url(here, code)
        if not url.startswith(f"/{code}/"):
            url = f"/{code}/"
        links.append(
            LanguageLink(
                code=code,
                name=get_language_info(code)["name_local"],
                url=url,
                absolute=request.build_absolute_uri(url),
                current=code == get_language(),
            )
        )
    return links
