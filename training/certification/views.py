"""The pages of candidates and holders. What the public sees is in public.py."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from training.certification import selectors, services
from training.certification.pdf import certificate_pdf
from training.certification.problems import CertificateRefused
from training.certification.programmes import programmes
from training.certification.renewal import MOST
from training.certification.sat import past_attempts, sittings
from training.certification.signed_in import SignedIn
from training.certification.states import state_on
from training.quiz.problems import AttemptRefused
from training.staff.days import today


@require_safe
@never_cache
@login_required
def exams(request: SignedIn) -> HttpResponse:
    """Show what the reader may sit, must wait for, and has sat."""
    sat = sittings(past_attempts(request.user))
    context = {"offers": selectors.offers(request.user, sat, timezone.now(), today()), "sittings": sat, "most": MOST}
    return render(request, "certification/exams.html", context)


@require_POST
@login_required
def begin(request: SignedIn, programme: str) -> HttpResponse:
    """Start the exam or go on with the one under way."""
    if programme not in programmes():
        raise Http404
    try:
        attempt = services.begin(
            request.user, programmes()[programme], get_language() or request.user.language, timezone.now()
        )
    except (AttemptRefused, CertificateRefused) as refused:
        messages.error(request, str(refused.message))
        return redirect("certification:exams")
    return redirect("quiz:attempt", attempt.uuid)


@require_safe
@never_cache
@login_required
def mine(request: SignedIn) -> HttpResponse:
    """Show the reader's certificates."""
    context = {"certificates": selectors.own_certificates(request.user, today())}
    return render(request, "certification/mine.html", context)


@require_safe
@never_cache
@login_required
def pdf(request: SignedIn, code: str) -> HttpResponse:
    """Show a certificate on paper, for its holder and for instructors and HR of the house."""
    certificate = get_object_or_404(state_on(selectors.seen_certificates(request.user), today()), code=code)
    name = f'inline; filename="{certificate.programme}-{certificate.code}.pdf"'
    return HttpResponse(
        certificate_pdf(certificate),
        content_type="application/pdf",
        headers={"Content-Disposition": name, "X-Robots-Tag": "noindex"},
    )
