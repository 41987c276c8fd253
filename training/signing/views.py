"""The certificate with which anybody checks that a paper is signed by this site."""

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from training.signing.site import current


@require_safe
def certificate(request: HttpRequest) -> HttpResponse:
    """Send the public certificate of the key that signs papers now."""
    headers = {"Content-Disposition": 'attachment; filename="signing-certificate.cer"', "X-Robots-Tag": "noindex"}
    return HttpResponse(current().der, content_type="application/pkix-cert", headers=headers)
