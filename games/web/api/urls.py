"""The addresses of the API, which is built at the first request for one of them.

Describing its bodies takes pydantic a quarter of a second, which no command and no page need wait for.
"""

from functools import cache

from django.http import HttpRequest, HttpResponseBase
from django.urls import URLResolver, path
from django.urls.resolvers import RoutePattern
from django.views.decorators.csrf import csrf_exempt
from django.views.generic import RedirectView

app_name = "api-1"


@cache
def _built() -> URLResolver:
    from games.web.api.api import api

    return URLResolver(RoutePattern("", is_endpoint=False), api.urls[0])


def page(request: HttpRequest, address: str) -> HttpResponseBase:
    """Answer what is asked for at an address below that of the API. Raise Http404."""
    view, args, kwargs = _built().resolve(address)
    response: HttpResponseBase = view(request, *args, **kwargs)
    return response


@csrf_exempt
def operation(request: HttpRequest, game: str, operation: str) -> HttpResponseBase:
    return page(request, f"{game}/{operation}")


urlpatterns = [
    path("", page, {"address": ""}, name="api-root"),
    path("docs", RedirectView.as_view(pattern_name="api"), name="openapi-view"),
    path("openapi.json", page, {"address": "openapi.json"}, name="openapi-json"),
    path("<game>/<operation>", operation),
]
