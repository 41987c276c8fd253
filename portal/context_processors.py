"""What every page may use."""

from django.http import HttpRequest


def page(request: HttpRequest) -> dict[str, object]:
    return {"csp_nonce": getattr(request, "csp_nonce", "")}
