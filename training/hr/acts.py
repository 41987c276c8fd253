"""The pages on which HR acts upon a certificate. Who may see it is said in selectors.py."""

from collections.abc import Callable

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from training.certification import services as certification
from training.certification.acts import services as acts
from training.certification.models import Certificate
from training.certification.problems import CertificateRefused
from training.hr import selectors
from training.hr.forms import ExtensionForm, ReasonForm
from training.staff.days import today
from training.staff.signed_in import SignedIn, posted

Page = Callable[[SignedIn, str], HttpResponse]


def _page(
    act: Callable[..., object], name: str, done: Promise | str, form_class: type[ReasonForm] = ReasonForm
) -> Page:
    """Return the page of an act: it asks for the reason, then does it; what is refused is said on the same page.

    Where nothing is left to do, the template says so instead of asking.
    """

    @require_http_methods(["GET", "HEAD", "POST"])
    @never_cache
    @login_required
    def page(request: SignedIn, code: str) -> HttpResponse:
        try:
            certificate = selectors.certificate(request.user, code, today())
        except Certificate.DoesNotExist:
            raise Http404 from None
        form = form_class(posted(request))
        if form.is_valid():
            try:
                act(request.user, certificate, now=timezone.now(), **form.cleaned_data)
            except CertificateRefused as refused:
                form.add_error(form.field_of(refused), str(refused.message))
            else:
                messages.success(request, str(done))
                return redirect("hr:person", certificate.holder_id)
        context = {"certificate": certificate, "form": form}
        return render(request, f"hr/acts/{name}.html", context, status=400 if form.errors else 200)

    return page


revoke = _page(certification.revoke, "revoke", _("The certificate is revoked."))
reinstate = _page(certification.reinstate, "reinstate", _("The certificate counts again."))
readmit = _page(certification.readmit, "readmit", _("The holder may sit the exam again."))
suspend = _page(acts.suspend, "suspend", _("The certificate is suspended."))
lift = _page(acts.lift, "lift", _("The suspension is lifted."))
extend = _page(acts.extend, "extend", _("The certificate is extended."), ExtensionForm)
shorten = _page(acts.end_extension, "shorten", _("The extension is taken back."))
