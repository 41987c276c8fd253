"""What search engines are told of: the pages that the site's own search knows, in each of their languages."""

from django.contrib.sitemaps import Sitemap
from django.contrib.sitemaps.views import sitemap
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.urls import reverse
from django.views.decorators.http import require_safe

from games.web.search.selectors import pages
from portal.staff_language import languages_at


class Pages(Sitemap):
    """A page in a language in which it does not exist is left out; its head names it in all the others."""

    def items(self) -> list[str]:
        return [address for language, address in pages() if language in languages_at(address)]

    def location(self, item: str) -> str:
        return item


@require_safe
def sitemap_xml(request: HttpRequest) -> HttpResponseBase:
    return sitemap(request, {"pages": Pages})


@require_safe
def robots_txt(request: HttpRequest) -> HttpResponse:
    """Answer with where the sitemap is; pages that are not to be gathered say so themselves."""
    where = request.build_absolute_uri(reverse("sitemap"))
    return HttpResponse(f"User-agent: *\nDisallow:\n\nSitemap: {where}\n", content_type="text/plain; charset=utf-8")
