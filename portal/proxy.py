"""What a proxy says about the visitor is trusted only from the proxies that the installation names."""

from collections.abc import Callable
from ipaddress import ip_address, ip_network

from django.conf import settings
from django.http import HttpRequest, HttpResponse

CLAIMS = ("HTTP_X_FORWARDED_FOR", "HTTP_X_FORWARDED_PROTO")


class ForwardedMiddleware:
    """Remove the visitor's address and scheme from requests that do not come from a named proxy.

    gunicorn passes X-Forwarded-For on from anybody, and log-in limits count by it.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response
        named = settings.FORWARDED_ALLOW_IPS
        self.everybody = "*" in named
        self.networks = [ip_network(name) for name in named if name != "*"]

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if not self._is_proxy(request.META["REMOTE_ADDR"]):
            for claim in CLAIMS:
                request.META.pop(claim, None)
        return self.get_response(request)

    def _is_proxy(self, peer: str) -> bool:
        if self.everybody or not peer:  # without an address it came through a socket of this machine
            return True
        return any(ip_address(peer) in network for network in self.networks)
